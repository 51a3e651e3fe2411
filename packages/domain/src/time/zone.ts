import { type Instant, toInstant } from './instant.ts'
import type { PlainDate } from './plain-date.ts'

/**
 * Business dates are days in this zone (`businessDateOf`): of people, contracts, money and papers. What is ridden has
 * the days of its region (`Region.timeZone`), which may be another.
 */
export const BERLIN = 'Europe/Berlin'

/** The clock on the wall: `HH:mm` or `HH:mm:ss`. */
export type PlainTime = string

const formats = new Map<string, Intl.DateTimeFormat>()
const format = (zone: string): Intl.DateTimeFormat => {
  const known = formats.get(zone)
  if (known) return known
  const made = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
  formats.set(zone, made)
  return made
}

/** What calendar and clock show in `zone` at `instant`. */
export const wallClock = (instant: Instant, zone: string): { date: PlainDate; time: PlainTime } => {
  const [date = '', time = ''] = format(zone).format(new Date(instant)).split(' ')
  return { date, time }
}

const HAS_OFFSET = /Z$/

/**
 * What calendar and clock show in `zone`, `2026-11-21T14:30`, of a text that says that already, or an instant instead.
 */
export function wallClockText(moment: string | Instant, zone: string): string {
  if (!HAS_OFFSET.test(moment)) return moment
  const { date, time } = wallClock(moment, zone)
  return `${date}T${time.slice(0, 5)}`
}

export const localDate = (instant: Instant, zone: string): PlainDate => wallClock(instant, zone).date

/** The business day of a moment: what invoices and books are dated with, wherever the reader is. */
export const businessDateOf = (instant: Instant): PlainDate => localDate(instant, BERLIN)

/** By how many milliseconds the clock in `zone` is ahead of UTC at a moment. */
export const offsetAt = (epoch: number, zone: string): number => {
  const { date, time } = wallClock(toInstant(epoch), zone)
  return Date.parse(`${date}T${time}Z`) - Math.floor(epoch / 1000) * 1000
}

/**
 * The moment at which the clock in `zone` shows `date` and `time`. An hour that the clock skips in spring moves forward
 * by the skipped hour; of an hour it shows twice in autumn the first is meant.
 */
export const atWallClock = (date: PlainDate, time: PlainTime, zone: string): Instant => {
  const naive = Date.parse(`${date}T${time.length === 5 ? `${time}:00` : time}Z`)
  const before = offsetAt(naive - 86_400_000, zone)
  const after = offsetAt(naive + 86_400_000, zone)
  const early = naive - before
  if (offsetAt(early, zone) === before) return toInstant(early)
  const late = naive - after
  return toInstant(offsetAt(late, zone) === after ? late : early)
}

/** Midnight at the beginning of `date` in `zone`. */
export const startOfDay = (date: PlainDate, zone: string): Instant => atWallClock(date, '00:00', zone)
