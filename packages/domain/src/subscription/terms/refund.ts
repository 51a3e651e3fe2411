import { type Cents, divideRounded } from '../../money/cents.ts'
import { addDays, addMonths, type PlainDate } from '../../time/plain-date.ts'
import { chargedPeriods } from '../billing/charged-periods.ts'
import { faresOfPeriod } from '../billing/period-fares.ts'
import type { PriceBook } from '../billing/price-book.ts'
import { type DaySpan, dayCount, within, without } from '../contract/day-span.ts'
import type { Timeline } from '../contract/timeline.ts'
import type { SubscriptionTerms } from './terms.ts'

export const REFUND_REASONS = ['disease', 'unknown'] as const
export type RefundReason = (typeof REFUND_REASONS)[number]

export type RefundRefusal = 'refundNotOffered' | 'refundUntilNotAllowed' | 'refundTooShort' | 'refundNotCovered'

export type RefundResult =
  /** `cents`: what is given back, more than nothing. */
  { ok: true; cents: Cents } | { ok: false; reason: RefundRefusal; field: string }

/** What the fares of the days of a span are, each period by its days. */
function fareOfDays(timeline: Timeline, terms: SubscriptionTerms, book: PriceBook, span: DaySpan): Cents {
  return chargedPeriods(timeline, terms, span.to).reduce((sum, charged) => {
    const [inside] = within([charged.period], span)
    if (!inside) return sum
    const days = dayCount(within(timeline.covered, inside))
    const fares = faresOfPeriod(timeline, terms, book, charged) ?? []
    return fares.reduce((cents, { parts, ofDays }) => {
      const whole = parts.reduce((all, part) => all + part.cents * part.days, 0)
      const charge = parts.reduce((all, part) => all + part.days, 0)
      return charge === 0 ? cents : cents + divideRounded(whole * days, ofDays * charge)
    }, sum)
  }, 0)
}

/**
 * What is given back for days that were paid for and not travelled, of which a proof tells. `refunded`: the days that
 * were given back before.
 */
export function checkRefund(
  timeline: Timeline,
  terms: SubscriptionTerms,
  book: PriceBook,
  request: { span: DaySpan; refunded: readonly DaySpan[] },
  today: PlainDate,
): RefundResult {
  const { span, refunded } = request
  if (!terms.refund) return { ok: false, reason: 'refundNotOffered', field: 'from' }
  const isTooLate = addMonths(addDays(span.to, -1), terms.refund.monthsBack) < today
  if (span.to <= span.from || span.to > today || isTooLate)
    return { ok: false, reason: 'refundUntilNotAllowed', field: 'until' }
  const days = without(within(timeline.covered, span), refunded)
  if (dayCount(days) < dayCount([span])) return { ok: false, reason: 'refundNotCovered', field: 'from' }
  if (dayCount(days) < terms.refund.minDays) return { ok: false, reason: 'refundTooShort', field: 'until' }
  return { ok: true, cents: fareOfDays(timeline, terms, book, span) }
}
