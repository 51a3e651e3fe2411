import { addMonths, firstOfMonth, type PlainDate } from '../../time/plain-date.ts'
import type { DaySpan } from '../contract/day-span.ts'

/**
 * How the time of a contract is cut into periods that are priced. `anniversary`: months from the anchor's day, in
 * shorter months from their last · `year`: years from the anchor · `schoolYear`: years from the same day for all,
 * `begins` as `MM-DD`.
 */
export type PeriodRule =
  | { kind: 'calendarMonth' }
  | { kind: 'anniversary' }
  | { kind: 'schoolYear'; begins: string }
  | { kind: 'year' }

const monthsOf = (date: PlainDate): number => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7))

/** Counted from the anchor each time, so that a short month shortens no other (31 January, 28 February, 31 March). */
function fromAnchor(anchor: PlainDate, months: number, day: PlainDate): DaySpan {
  const whole = Math.floor((monthsOf(day) - monthsOf(anchor)) / months) * months
  const begun = addMonths(anchor, whole) <= day ? whole : whole - months
  return { from: addMonths(anchor, begun), to: addMonths(anchor, begun + months) }
}

/** The period in which a day lies. */
export function periodAt(rule: PeriodRule, anchor: PlainDate, day: PlainDate): DaySpan {
  switch (rule.kind) {
    case 'calendarMonth': {
      const from = firstOfMonth(day)
      return { from, to: addMonths(from, 1) }
    }
    case 'anniversary':
      return fromAnchor(anchor, 1, day)
    case 'year':
      return fromAnchor(anchor, 12, day)
    case 'schoolYear':
      return fromAnchor(`${day.slice(0, 4)}-${rule.begins}`, 12, day)
  }
}

/** The periods from the one with the day `from` in it to the last that begins before `to`. */
export function periodsBetween(rule: PeriodRule, anchor: PlainDate, { from, to }: DaySpan): DaySpan[] {
  const periods: DaySpan[] = []
  for (let period = periodAt(rule, anchor, from); period.from < to; period = periodAt(rule, anchor, period.to))
    periods.push(period)
  return periods
}
