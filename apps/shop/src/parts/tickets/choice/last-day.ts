import type { Validity } from '@billett/contract'
import { addDays, addMinutes, localDate } from '@billett/domain'
import { periodFrom } from './validity-rule.ts'
import type { Start } from './validity-start.ts'

/** The last day a ticket is valid on; the hours after midnight that some days have count to the day before. */
export function lastDayOf(validity: Validity, start: Pick<Start, 'date' | 'time'>, zone: string): string {
  const { validTo } = periodFrom({ ...validity, untilTime: null }, start, zone)
  return localDate(addMinutes(validTo, -1), zone)
}

/** Days from one to the other, both counted. */
export function daysUntil(first: string, last: string): number {
  let days = 1
  for (let day = first; day < last; day = addDays(day, 1)) days += 1
  return days
}
