const MINUTE = 60_000

/** Minutes; whoever takes a little to fill in the form still means now. */
const GRACE = 5

const momentOf = (wallClock: string): number => Date.parse(`${wallClock}:00Z`)

/**
 * Whether a wall clock lies before what the clock shows now. Both `YYYY-MM-DDTHH:mm`; nothing is past while `now` is
 * not known.
 */
export const isPast = (wallClock: string | null, now: string): boolean =>
  wallClock !== null && now !== '' && momentOf(wallClock) < momentOf(now) - GRACE * MINUTE
