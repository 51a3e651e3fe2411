import { addDays, addMonths, type PlainDate } from '../../time/plain-date.ts'
import { periodAt } from '../billing/period-rule.ts'
import { NO_END } from '../contract/day-span.ts'
import type { Timeline } from '../contract/timeline.ts'
import type { SubscriptionTerms } from './terms.ts'

/** First day after the minimum term, which ends with a period; the first day of the contract where there is none. */
export function minimumTermEnd(
  { span, anchor }: Pick<Timeline, 'span' | 'anchor'>,
  terms: SubscriptionTerms,
): PlainDate {
  if (!terms.minimumTerm) return span.from
  const lastDay = addDays(addMonths(span.from, terms.minimumTerm.months), -1)
  return periodAt(terms.period, anchor, lastDay).to
}

/** The last day that is agreed with the order already: of the minimum term; null without one, until it is ended. */
export function agreedUntil(
  { from, anchor }: { from: PlainDate; anchor: PlainDate },
  terms: SubscriptionTerms,
): PlainDate | null {
  return terms.minimumTerm && addDays(minimumTermEnd({ span: { from, to: NO_END }, anchor }, terms), -1)
}
