import { easterOf } from './easter.ts'
import { addDays, daysBetween, type PlainDate, weekday } from './plain-date.ts'

/** Holidays with a day of their own, of Germany or of one of its states at least. */
const FIXED = new Set([
  '01-01',
  '01-06',
  '03-08',
  '05-01',
  '08-15',
  '09-20',
  '10-03',
  '10-31',
  '11-01',
  '12-25',
  '12-26',
])

/** Good Friday, Easter Monday, Ascension Day, Whit Monday and Corpus Christi, as days from Easter Sunday. */
const AROUND_EASTER = new Set([-2, 1, 39, 50, 60])

const WEDNESDAY = 3

/** Buß- und Bettag: the Wednesday before 23 November. */
const isRepentance = (day: PlainDate): boolean =>
  weekday(day) === WEDNESDAY && day.slice(5) >= '11-16' && day.slice(5) <= '11-22'

/**
 * A day on which a term can end (§ 193 BGB, § 31 Abs. 3 VwVfG): no Saturday, no Sunday, and no public holiday in any
 * state. Whose term it is may live in another state than who decides: that it ends a day later harms nobody.
 */
export const isWorkingDay = (day: PlainDate): boolean =>
  weekday(day) <= 5 &&
  !FIXED.has(day.slice(5)) &&
  !AROUND_EASTER.has(daysBetween(easterOf(day), day)) &&
  !isRepentance(day)

/** The day itself, or the first working day after it. */
export function workingDayFrom(day: PlainDate): PlainDate {
  let found = day
  while (!isWorkingDay(found)) found = addDays(found, 1)
  return found
}
