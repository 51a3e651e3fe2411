import { addDays, addMinutes, firstOfMonth, type Instant, localDate, startOfDay } from '@billett/domain'

/** Over which time orders are looked for (Spec 3 §2.4). */
export const ORDER_SPANS = ['hour', 'day', 'week', 'month', 'days30', 'all', 'custom'] as const

export type OrderSpan = (typeof ORDER_SPANS)[number]

/** The next span that holds all of one; a month can be longer than thirty days. */
const WIDER: Partial<Record<OrderSpan, OrderSpan>> = {
  hour: 'day',
  day: 'week',
  week: 'days30',
  month: 'all',
  days30: 'all',
  custom: 'all',
}

/** What is offered where a span has no order; undefined where there is none that is longer. */
export const widerSpan = (span: OrderSpan): OrderSpan | undefined => WIDER[span]

const HOUR = 60
const DAY = 24 * HOUR

const MINUTES = { hour: HOUR, day: DAY, week: 7 * DAY, days30: 30 * DAY }

interface Asked {
  span: OrderSpan
  /** Days of the region, both belong to the span; '' where it is open. */
  from: string
  to: string
}

/** The moments between which orders were begun, seen from `now`; the month and days are those of the region. */
export function momentsOf({ span, from, to }: Asked, now: Instant, timeZone: string) {
  switch (span) {
    case 'all':
      return {}
    case 'month':
      return { customDate: startOfDay(firstOfMonth(localDate(now, timeZone)), timeZone) }
    case 'custom':
      return {
        customDate: from === '' ? undefined : startOfDay(from, timeZone),
        before: to === '' ? undefined : startOfDay(addDays(to, 1), timeZone),
      }
    default:
      return { customDate: addMinutes(now, -MINUTES[span]) }
  }
}
