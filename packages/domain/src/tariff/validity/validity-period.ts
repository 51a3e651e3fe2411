import { addMinutes, type Instant } from '../../time/instant.ts'
import { addDays, addMonths, firstOfMonth, type PlainDate, weekday } from '../../time/plain-date.ts'
import { atWallClock, type PlainTime } from '../../time/zone.ts'
import type { ValidityRule } from '../model.ts'

export interface Period {
  validFrom: Instant
  /** Exclusive. */
  validTo: Instant
}

const MIDNIGHT: PlainTime = '00:00'

/**
 * The day after a period of so many months. Where its day of the month does not exist, the period lasts to the end of
 * that month (§ 188 (3) BGB).
 */
const monthsLater = (date: PlainDate, months: number): PlainDate => {
  const day = addMonths(date, months)
  return day.slice(8) === date.slice(8) ? day : addDays(day, 1)
}

/**
 * The first day after the last day of validity. A calendar period begins on the chosen day and ends with its week,
 * month or year.
 */
const dayAfter = (rule: Exclude<ValidityRule, { minutes: number }>, date: PlainDate): PlainDate => {
  switch (rule.type) {
    case 'listDate':
      return addDays(date, 1)
    case 'date':
      return addDays(date, rule.days)
    case 'week':
      return addDays(date, rule.calendar ? 8 - weekday(date) : 7)
    case 'month':
      return rule.calendar ? addMonths(firstOfMonth(date), 1) : monthsLater(date, 1)
    case 'year':
      return rule.calendar ? `${String(Number(date.slice(0, 4)) + 1).padStart(4, '0')}-01-01` : monthsLater(date, 12)
  }
}

/** From when to when a ticket is valid that begins on `date` (at `time`, for the types that ask for one). */
export const periodOf = (rule: ValidityRule, date: PlainDate, time: PlainTime, zone: string): Period => {
  if ('minutes' in rule) {
    const validFrom = atWallClock(date, time, zone)
    return { validFrom, validTo: addMinutes(validFrom, rule.minutes) }
  }
  const begin = rule.type === 'date' ? (rule.fromTime ?? MIDNIGHT) : MIDNIGHT
  return {
    validFrom: atWallClock(date, begin, zone),
    validTo: atWallClock(dayAfter(rule, date), rule.untilTime ?? MIDNIGHT, zone),
  }
}
