import { addDays, type PlainDate, weekday } from '@billett/domain'

const padded = (value: number): string => String(value).padStart(2, '0')
const day = (year: number, month: number, date: number): PlainDate => `${year}-${padded(month)}-${padded(date)}`

/** Easter Sunday of the Gregorian calendar, by Gauss with Lichtenberg's completion. */
export const easterSunday = (year: number): PlainDate => {
  const century = Math.floor(year / 100)
  const moonShift = 15 + Math.floor((3 * century + 3) / 4) - Math.floor((8 * century + 13) / 25)
  const sunShift = 2 - Math.floor((3 * century + 3) / 4)
  const lunar = year % 19
  const seed = (19 * lunar + moonShift) % 30
  const correction = Math.floor((seed + Math.floor(lunar / 11)) / 29)
  const fullMoon = 21 + seed - correction
  const firstSunday = 7 - ((year + Math.floor(year / 4) + sunShift) % 7)
  const march = fullMoon + 7 - ((((fullMoon - firstSunday) % 7) + 7) % 7)
  return addDays(day(year, 3, 1), march - 1)
}

/** Public holidays of the northern German states; the Sunday timetable runs. Ascending. */
export const publicHolidays = (year: number): PlainDate[] => {
  const easter = easterSunday(year)
  return [
    day(year, 1, 1),
    addDays(easter, -2),
    addDays(easter, 1),
    day(year, 5, 1),
    addDays(easter, 39),
    addDays(easter, 50),
    day(year, 10, 3),
    day(year, 10, 31),
    day(year, 12, 25),
    day(year, 12, 26),
  ].sort()
}

/** Christmas Eve and New Year's Eve: the Saturday timetable runs where they are no Sunday. */
export const halfHolidays = (year: number): PlainDate[] => [day(year, 12, 24), day(year, 12, 31)]

const onOrAfter = (date: PlainDate, wanted: number): PlainDate => addDays(date, (wanted - weekday(date) + 7) % 7)

/** First and last days of the school holidays that begin in a year, by a rule of the demo region's own. */
export const schoolHolidays = (year: number): { from: PlainDate; until: PlainDate }[] => {
  const easter = easterSunday(year)
  const winter = onOrAfter(day(year, 2, 1), 1)
  const summer = onOrAfter(day(year, 7, 1), 4)
  const autumn = onOrAfter(day(year, 10, 10), 1)
  return [
    { from: winter, until: addDays(winter, 4) },
    { from: addDays(easter, -13), until: addDays(easter, 5) },
    { from: summer, until: addDays(summer, 41) },
    { from: autumn, until: addDays(autumn, 11) },
    { from: day(year, 12, 23), until: day(year + 1, 1, 5) },
  ]
}
