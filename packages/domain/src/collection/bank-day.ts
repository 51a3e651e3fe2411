import { easterOf } from '../time/easter.ts'
import { addDays, daysBetween, type PlainDate, weekday } from '../time/plain-date.ts'

const FIXED = new Set(['01-01', '05-01', '12-25', '12-26'])

/** Good Friday and Easter Monday, as days from Easter Sunday. */
const AROUND_EASTER = [-2, 1]

/**
 * A day on which European banks move money (TARGET): no weekend, not New Year, Good Friday, Easter Monday, 1 May, 25
 * and 26 December. Holidays of a country or region are bank days.
 */
export function isBankDay(day: PlainDate): boolean {
  if (weekday(day) > 5 || FIXED.has(day.slice(5))) return false
  return !AROUND_EASTER.includes(daysBetween(easterOf(day), day))
}

/** The day itself, or the first bank day after it. */
export function bankDayFrom(day: PlainDate): PlainDate {
  let found = day
  while (!isBankDay(found)) found = addDays(found, 1)
  return found
}

/** The bank day that lies so many of them before a day. */
export function bankDayBefore(day: PlainDate, count: number): PlainDate {
  let found = day
  for (let left = count; left > 0; left -= isBankDay(found) ? 1 : 0) found = addDays(found, -1)
  return found
}
