/** Milliseconds that a reply says less than it knows: its time is cut to the second. */
const SECOND = 1000

/** Milliseconds by which the server's clock is ahead of the device's. */
let ahead = 0

/**
 * The time a reply was made, `Date` of its headers, between asking and having it, both milliseconds since 1970 by the
 * device's clock. What is known already stays as long as it may be right, so that a running clock does not jump.
 */
export function hearServerTime(date: string | null, askedOn: number, hadOn: number): void {
  const madeOn = Date.parse(date ?? '')
  if (Number.isNaN(madeOn)) return
  const [least, most] = [madeOn - hadOn, madeOn + SECOND - askedOn]
  if (ahead < least || ahead > most) ahead = Math.round((least + most) / 2)
}

/** Milliseconds since 1970 by the server's clock; by the device's until a reply has told. */
export const serverNow = (): number => Date.now() + ahead
