import { addDays, type PlainDate } from './plain-date.ts'

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

/** Worked out once for each year: very many contracts ask about the same days. */
const known = new Map<string, PlainDate>()

/** Easter Sunday of the year in which a day lies. */
export function easterOf(day: PlainDate): PlainDate {
  const year = day.slice(0, 4)
  const easter = known.get(year) ?? easterSunday(Number(year))
  known.set(year, easter)
  return easter
}
