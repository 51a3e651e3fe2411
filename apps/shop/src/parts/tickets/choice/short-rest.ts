import type { Validity } from '@billett/contract'
import { addDays } from '@billett/domain'
import { daysUntil, lastDayOf } from './last-day.ts'
import type { Start } from './validity-start.ts'

export interface ShortRest {
  /** Days the ticket is still valid, the first one counted. */
  days: number
  lastDay: string
  /** First day of the next whole period, where it is on sale. */
  next: string | undefined
}

/**
 * A ticket for the whole month that begins when less than half of it is left; undefined where a period counts from its
 * first day.
 */
export function shortRest(validity: Validity, start: Start, zone: string): ShortRest | undefined {
  if (!validity.calendar) return undefined
  const lastDay = lastDayOf(validity, start, zone)
  const days = daysUntil(start.date, lastDay)
  const next = addDays(lastDay, 1)
  const whole = daysUntil(next, lastDayOf(validity, { date: next, time: '' }, zone))
  if (days * 2 >= whole) return undefined
  return { days, lastDay, next: next <= validity.lastDate ? next : undefined }
}
