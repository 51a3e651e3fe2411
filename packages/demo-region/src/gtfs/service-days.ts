import { addDays, addMonths, firstOfMonth, lastOfMonth, type PlainDate, weekday } from '@billett/domain'
import { DAY_TYPES, type DayType } from '../network.ts'
import { halfHolidays, publicHolidays, schoolHolidays } from './holidays.ts'
import type { GtfsRow } from './tables.ts'

export interface Period {
  from: PlainDate
  until: PlainDate
}

/** From the first of the month half a year back to the end of the month a year ahead. */
export const timetablePeriod = (today: PlainDate): Period => ({
  from: addMonths(firstOfMonth(today), -6),
  until: lastOfMonth(addMonths(firstOfMonth(today), 12)),
})

interface SpecialDays {
  holidays: Set<PlainDate>
  halfHolidays: Set<PlainDate>
  schoolFree: (date: PlainDate) => boolean
}

const yearsOf = ({ from, until }: Period): number[] => {
  const first = Number(from.slice(0, 4)) - 1
  return Array.from({ length: Number(until.slice(0, 4)) - first + 2 }, (_, index) => first + index)
}

const specialDays = (period: Period): SpecialDays => {
  const years = yearsOf(period)
  const free = years.flatMap(schoolHolidays)
  return {
    holidays: new Set(years.flatMap(publicHolidays)),
    halfHolidays: new Set(years.flatMap(halfHolidays)),
    schoolFree: date => free.some(each => each.from <= date && date <= each.until),
  }
}

const dayKind = (date: PlainDate, special: SpecialDays): 'weekday' | 'saturday' | 'sunday' => {
  const number = weekday(date)
  if (number === 7 || special.holidays.has(date)) return 'sunday'
  return number === 6 || special.halfHolidays.has(date) ? 'saturday' : 'weekday'
}

const runs = (days: DayType, date: PlainDate, special: SpecialDays): boolean => {
  const kind = dayKind(date, special)
  if (days === 'schoolday') return kind === 'weekday' && !special.schoolFree(date)
  if (days === 'weekendNight') return [5, 6].includes(weekday(date)) || special.holidays.has(addDays(date, 1))
  return kind === days
}

const USUAL: Record<DayType, number[]> = {
  weekday: [1, 2, 3, 4, 5],
  schoolday: [1, 2, 3, 4, 5],
  saturday: [6],
  sunday: [7],
  weekendNight: [5, 6],
}

const COLUMNS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']

const gtfsDate = (date: PlainDate): string => date.replaceAll('-', '')

/**
 * `calendar` by day of the week, and `calendar_dates` with every day that differs from it: holidays, school holidays,
 * nights before holidays.
 */
export const serviceDays = (period: Period): { calendar: GtfsRow[]; calendarDates: GtfsRow[] } => {
  const special = specialDays(period)
  const calendarDates: GtfsRow[] = []
  for (let date = period.from; date <= period.until; date = addDays(date, 1)) {
    for (const days of DAY_TYPES) {
      const usual = USUAL[days].includes(weekday(date))
      if (runs(days, date, special) === usual) continue
      calendarDates.push({ service_id: days, date: gtfsDate(date), exception_type: usual ? '2' : '1' })
    }
  }
  const calendar = DAY_TYPES.map(days => ({
    service_id: days,
    ...Object.fromEntries(COLUMNS.map((column, index) => [column, USUAL[days].includes(index + 1) ? '1' : '0'])),
    start_date: gtfsDate(period.from),
    end_date: gtfsDate(period.until),
  }))
  return { calendar, calendarDates }
}
