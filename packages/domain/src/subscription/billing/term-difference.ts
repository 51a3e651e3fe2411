import type { Cents } from '../../money/cents.ts'
import { divideRounded } from '../../money/cents.ts'
import { addDays } from '../../time/plain-date.ts'
import type { EndReason } from '../contract/contract-event.ts'
import { NO_END, without } from '../contract/day-span.ts'
import { stepAt } from '../contract/step.ts'
import type { Timeline } from '../contract/timeline.ts'
import { minimumTermEnd } from '../terms/minimum-term.ts'
import type { SubscriptionTerms } from '../terms/terms.ts'
import { chargedPeriods } from './charged-periods.ts'
import type { Owed } from './owed.ts'
import { faresOfPeriod } from './period-fares.ts'
import type { PriceBook } from './price-book.ts'
import { amountOf, type PricedDays, type Why } from './why.ts'

/** Who leaves for these reasons leaves without a price to pay; so does who has stayed a year. */
const DIFFERENCE_REASONS: readonly EndReason[] = ['customerRequest', 'breach']
const MONTHS_ENOUGH = 12

interface Month {
  from: string
  regularCents: Cents
  fareCents: Cents
  vatPermille: number
}

const ofDays = (cents: Cents, parts: readonly PricedDays[], days: number): Cents =>
  divideRounded(cents * parts.reduce((sum, part) => sum + part.days, 0), days)

/** What the fares of these periods are, and what the same days had cost without a subscription. */
function monthsOf(timeline: Timeline, terms: SubscriptionTerms, book: PriceBook): Month[] {
  return chargedPeriods(timeline, terms, NO_END).flatMap(charged => {
    const fare = faresOfPeriod(timeline, terms, book, charged)?.find(({ component }) => component === 'fare')
    if (!fare) return []
    const sum = fare.parts.reduce((total, { cents, days }) => total + cents * days, 0)
    const fareCents = divideRounded(sum, fare.ofDays)
    const regularCents = fare.regularCents === null ? fareCents : ofDays(fare.regularCents, fare.parts, fare.ofDays)
    return [{ from: charged.period.from, fareCents, regularCents, vatPermille: fare.vatPermille }]
  })
}

const fares = (months: readonly Month[]): Cents => months.reduce((sum, { fareCents }) => sum + fareCents, 0)

/**
 * What is owed by those who leave within the minimum term: for the months they used the difference to the price
 * without a subscription, but never more than the rest of the term would have cost.
 */
export function termDifference(timeline: Timeline, terms: SubscriptionTerms, book: PriceBook): Owed[] {
  const { span, endReason, paused } = timeline
  const termEnd = minimumTermEnd(timeline, terms)
  if (!terms.minimumTerm?.difference || !endReason || !DIFFERENCE_REASONS.includes(endReason)) return []
  if (span.to >= termEnd || span.from >= span.to) return []
  const used = monthsOf(timeline, terms, book)
  const last = used.at(-1)
  if (!last || used.length >= MONTHS_ENOUGH) return []
  const whole = { from: span.from, to: termEnd }
  const stayed: Timeline = { ...timeline, span: whole, covered: without([whole], paused), endReason: null }
  const mostCents = fares(monthsOf(stayed, terms, book)) - fares(used)
  const shares = stepAt(timeline.shares, addDays(span.to, -1))?.value ?? []
  return shares.map(({ payer }) => {
    const why: Why = {
      kind: 'termDifference',
      reason: endReason,
      months: used.map(({ from, regularCents, fareCents }) => ({ from, regularCents, fareCents })),
      mostCents,
      payer,
      shares,
      ofCents: last.fareCents,
    }
    return {
      payer,
      component: 'termDifference',
      periodStart: last.from,
      periodEnd: span.to,
      cents: amountOf(why),
      vatPermille: last.vatPermille,
      isFree: false,
      why,
    }
  })
}
