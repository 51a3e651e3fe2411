import { addDays, type PlainDate, weekday } from '../time/plain-date.ts'

/** Easter Sunday of a year, as Gauss and Butcher work it out for the calendar of Gregory. */
function easterSunday(year: number): PlainDate {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7
  const march = 22 + d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451)
  return addDays(`${year}-03-01`, march - 1)
}

const FIXED = new Set(['01-01', '05-01', '12-25', '12-26'])

/** Good Friday and Easter Monday, as days from Easter Sunday. */
const AROUND_EASTER = [-2, 1]

/** Worked out once for each year: very many contracts ask about the same days. */
const aroundEaster = new Map<string, readonly PlainDate[]>()

function easterDaysOf(year: string): readonly PlainDate[] {
  const known = aroundEaster.get(year)
  if (known) return known
  const easter = easterSunday(Number(year))
  const days = AROUND_EASTER.map(after => addDays(easter, after))
  aroundEaster.set(year, days)
  return days
}

/**
 * A day on which European banks move money (TARGET): no weekend, not New Year, Good Friday, Easter Monday, 1 May, 25
 * and 26 December. Holidays of a country or region are bank days.
 */
export function isBankDay(day: PlainDate): boolean {
  if (weekday(day) > 5 || FIXED.has(day.slice(5))) return false
  return !easterDaysOf(day.slice(0, 4)).includes(day)
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
