/** A calendar day without a zone, `YYYY-MM-DD`. Compares as a string. */
export type PlainDate = string

const SHAPE = /^(\d{4})-(\d{2})-(\d{2})$/
/** Days of four centuries, after which the calendar repeats itself, and of the years before 1970 from March of 0. */
const ERA_DAYS = 146_097
const ERA_YEARS = 400
const TO_1970 = 719_468

/** Days since 1970-01-01. Years are counted from March, so that the day that comes and goes is their last. */
function dayNumber(year: number, month: number, day: number): number {
  const fromMarch = month > 2 ? year : year - 1
  const era = Math.floor(fromMarch / ERA_YEARS)
  const yearOfEra = fromMarch - era * ERA_YEARS
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1
  const leapDays = Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100)
  return era * ERA_DAYS + yearOfEra * 365 + leapDays + dayOfYear - TO_1970
}

const yearOf = (date: PlainDate): number => Number(date.slice(0, 4))
const monthOf = (date: PlainDate): number => Number(date.slice(5, 7))
const dayOf = (date: PlainDate): number => Number(date.slice(8, 10))

const numberOf = (date: PlainDate): number => dayNumber(yearOf(date), monthOf(date), dayOf(date))

const two = (number: number): string => (number < 10 ? `0${number}` : `${number}`)
const written = (year: number, month: number, day: number): PlainDate =>
  `${`${year}`.padStart(4, '0')}-${two(month)}-${two(day)}`

/** The day that has a number: by hand, as contracts are reckoned by the million and `Date` takes ten times as long. */
function dateOf(number: number): PlainDate {
  const days = number + TO_1970
  const era = Math.floor(days / ERA_DAYS)
  const dayOfEra = days - era * ERA_DAYS
  const leapDays = Math.floor(dayOfEra / 1460) - Math.floor(dayOfEra / 36_524) + Math.floor(dayOfEra / 146_096)
  const yearOfEra = Math.floor((dayOfEra - leapDays) / 365)
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const fromMarch = Math.floor((5 * dayOfYear + 2) / 153)
  const month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9
  const year = yearOfEra + era * ERA_YEARS + (month > 2 ? 0 : 1)
  return written(year, month, dayOfYear - Math.floor((153 * fromMarch + 2) / 5) + 1)
}

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

export const addDays = (date: PlainDate, days: number): PlainDate => dateOf(numberOf(date) + days)

/** Whole days from `a` to `b`, negative when `b` lies before `a`. */
export const daysBetween = (a: PlainDate, b: PlainDate): number => numberOf(b) - numberOf(a)

/** 1 Monday … 7 Sunday; 1970-01-01 was a Thursday. */
export const weekday = (date: PlainDate): number => ((((numberOf(date) + 3) % 7) + 7) % 7) + 1

export const firstOfMonth = (date: PlainDate): PlainDate => `${date.slice(0, 7)}-01`

/**
 * The same day `months` later; the last day of the month where that day does not exist (31 January + 1 = 28 or 29
 * February).
 */
export const addMonths = (date: PlainDate, months: number): PlainDate => {
  const total = yearOf(date) * 12 + monthOf(date) - 1 + months
  const year = Math.floor(total / 12)
  const month = total - year * 12 + 1
  return written(year, month, Math.min(dayOf(date), daysOfMonth(year, month)))
}

export const lastOfMonth = (date: PlainDate): PlainDate =>
  written(yearOf(date), monthOf(date), daysOfMonth(yearOf(date), monthOf(date)))

/** The first days of all months from that of one day to that of another. */
export const monthsIn = (from: PlainDate, until: PlainDate): PlainDate[] => {
  const months: PlainDate[] = []
  for (let month = firstOfMonth(from); month <= until; month = addMonths(month, 1)) months.push(month)
  return months
}
