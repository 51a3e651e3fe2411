/** A calendar day without a zone, `YYYY-MM-DD`. Compares as a string. */
export type PlainDate = string

const SHAPE = /^(\d{4})-(\d{2})-(\d{2})$/
const DAY = 86_400_000

const utc = (date: PlainDate): Date => new Date(`${date}T00:00:00Z`)
const fromUtc = (date: Date): PlainDate => date.toISOString().slice(0, 10)

const isLeapYear = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)

const MONTH_LENGTHS: readonly number[] = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** January is 1; a number that is no month has no days. */
const daysOfMonth = (year: number, month: number): number =>
  month === 2 && isLeapYear(year) ? 29 : (MONTH_LENGTHS[month - 1] ?? 0)

/**
 * True for a day that exists: 2028-02-29 does, 2027-02-29 does not. Every request with a date asks, so no `Date` is
 * made.
 */
export const isPlainDate = (text: string): boolean => {
  const [, year = '', month = '', day = ''] = SHAPE.exec(text) ?? []
  return Number(day) >= 1 && Number(day) <= daysOfMonth(Number(year), Number(month))
}

export const addDays = (date: PlainDate, days: number): PlainDate => fromUtc(new Date(utc(date).getTime() + days * DAY))

/** Whole days from `a` to `b`, negative when `b` lies before `a`. */
export const daysBetween = (a: PlainDate, b: PlainDate): number =>
  Math.round((utc(b).getTime() - utc(a).getTime()) / DAY)

/** 1 Monday … 7 Sunday. */
export const weekday = (date: PlainDate): number => utc(date).getUTCDay() || 7

export const firstOfMonth = (date: PlainDate): PlainDate => `${date.slice(0, 7)}-01`

/**
 * The same day `months` later; the last day of the month where that day does not exist (31 January + 1 = 28 or 29
 * February).
 */
export const addMonths = (date: PlainDate, months: number): PlainDate => {
  const first = utc(firstOfMonth(date))
  first.setUTCMonth(first.getUTCMonth() + months)
  const last = new Date(first)
  last.setUTCMonth(last.getUTCMonth() + 1)
  const lastDay = new Date(last.getTime() - DAY).getUTCDate()
  first.setUTCDate(Math.min(Number(date.slice(8)), lastDay))
  return fromUtc(first)
}

export const lastOfMonth = (date: PlainDate): PlainDate => addDays(addMonths(firstOfMonth(date), 1), -1)
