import { addDays, addMonths, type PlainDate } from '../../time/plain-date.ts'
import { periodAt } from '../billing/period-rule.ts'
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
