import type { PlainDate } from '../../time/plain-date.ts'
import { type DaySpan, earlier, within } from '../contract/day-span.ts'
import type { Timeline } from '../contract/timeline.ts'
import type { SubscriptionTerms } from '../terms/terms.ts'
import { periodAt, periodsBetween } from './period-rule.ts'

/** A period that is charged, and in a term paid by instalments its place among the covered ones, from 0. */
export interface ChargedPeriod {
  period: DaySpan
  /** Null where the price is that of the period. */
  term: { from: PlainDate; index: number } | null
}

/** The periods with a day of cover in them, from the first to the last that begins before `to`. */
export function chargedPeriods(
  { span, anchor, covered }: Timeline,
  { period: rule, instalments }: SubscriptionTerms,
  to: PlainDate,
): ChargedPeriod[] {
  const found: ChargedPeriod[] = []
  const wholeAnchor = periodAt(rule, anchor, anchor).from
  let term = { from: '', index: 0 }
  for (const period of periodsBetween(rule, anchor, { from: span.from, to: earlier(span.to, to) })) {
    if (within(covered, period).length === 0) continue
    if (instalments) {
      const { from } = periodAt(instalments.term, wholeAnchor, period.from)
      term = { from, index: term.from === from ? term.index + 1 : 0 }
    }
    found.push({ period, term: instalments && term })
  }
  return found
}
