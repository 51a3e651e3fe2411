import { type DaySpan, earlier, later, within, without } from '../contract/day-span.ts'
import type { Timeline } from '../contract/timeline.ts'
import type { PartialRule, SubscriptionTerms } from '../terms/terms.ts'
import type { Gap } from './why.ts'

/** The days of a period that are not covered, ascending by cause. */
export function gapsOf({ span, covered }: Timeline, period: DaySpan): Gap[] {
  const before: Gap = { from: period.from, to: earlier(span.from, period.to), cause: 'notBegun' }
  const after: Gap = { from: later(span.to, period.from), to: period.to, cause: 'ended' }
  const paused = without(within([span], period), covered).map((days): Gap => ({ ...days, cause: 'paused' }))
  return [before, ...paused, after].filter(({ from, to }) => from < to)
}

/** Who steps back or dies pays for the days that were, whatever was agreed about the last period. */
const lastRule = (endReason: Timeline['endReason'], { partial }: SubscriptionTerms): PartialRule =>
  endReason === 'withdrawal' || endReason === 'death' ? 'byDay' : partial.last

/** The days of a period with these gaps that are charged; none where the terms make it free. */
export function chargedDays(
  endReason: Timeline['endReason'],
  period: DaySpan,
  gaps: readonly Gap[],
  terms: SubscriptionTerms,
): DaySpan[] {
  const rules = { notBegun: terms.partial.first, paused: terms.partial.paused, ended: lastRule(endReason, terms) }
  if (gaps.some(({ cause }) => rules[cause] === 'free')) return []
  return without(
    [period],
    gaps.filter(({ cause }) => rules[cause] === 'byDay'),
  )
}
