import { type Cents, divideRounded, type Permille } from '../../money/cents.ts'
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

/** What is given back of what was paid with one rate of VAT: more than nothing. */
export interface Refunded {
  cents: Cents
  vatPermille: Permille
}

export type RefundResult =
  /** Empty where the days cost nothing. */
  { ok: true; amounts: Refunded[] } | { ok: false; reason: RefundRefusal; field: string }

/** What the fares of the days of a span are, each period by its days and each rate of VAT by itself. */
function faresOfDays(timeline: Timeline, terms: SubscriptionTerms, book: PriceBook, span: DaySpan): Refunded[] {
  const byRate = new Map<Permille, Cents>()
  for (const charged of chargedPeriods(timeline, terms, span.to)) {
    const [inside] = within([charged.period], span)
    if (!inside) continue
    const days = dayCount(within(timeline.covered, inside))
    for (const { parts, ofDays, vatPermille } of faresOfPeriod(timeline, terms, book, charged) ?? []) {
      const whole = parts.reduce((all, part) => all + part.cents * part.days, 0)
      const charge = parts.reduce((all, part) => all + part.days, 0)
      const cents = charge === 0 ? 0 : divideRounded(whole * days, ofDays * charge)
      byRate.set(vatPermille, (byRate.get(vatPermille) ?? 0) + cents)
    }
  }
  return [...byRate].map(([vatPermille, cents]) => ({ vatPermille, cents })).filter(({ cents }) => cents > 0)
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
  return { ok: true, amounts: faresOfDays(timeline, terms, book, span) }
}
