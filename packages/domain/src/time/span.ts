import { addMinutes, type Instant } from './instant.ts'
import { addDays, addMonths, type PlainDate } from './plain-date.ts'
import { BERLIN, businessDateOf, startOfDay } from './zone.ts'

export const SPAN_UNITS = ['days', 'months', 'years'] as const

/**
 * How long something is kept. Years count from the end of the calendar year in which it came about (§ 147 Abs. 4 AO, §
 * 199 BGB).
 */
export interface Span {
  value: number
  unit: (typeof SPAN_UNITS)[number]
}

const DAY_MINUTES = 24 * 60

/** What came about before this moment has been kept long enough. */
export function keptSince({ value, unit }: Span, now: Instant): Instant {
  if (unit === 'days') return addMinutes(now, -value * DAY_MINUTES)
  const today = businessDateOf(now)
  if (unit === 'months') return startOfDay(addMonths(today, -value), BERLIN)
  return startOfDay(`${Number(today.slice(0, 4)) - value}-01-01`, BERLIN)
}

/** First day on which what came about on a day has been kept long enough. */
export function keptUntil({ value, unit }: Span, day: PlainDate): PlainDate {
  if (unit === 'years') return `${Number(day.slice(0, 4)) + value + 1}-01-01`
  return addDays(unit === 'months' ? addMonths(day, value) : addDays(day, value), 1)
}
