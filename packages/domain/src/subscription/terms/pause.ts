import { addDays, addMonths, daysBetween, type PlainDate } from '../../time/plain-date.ts'
import { periodAt } from '../billing/period-rule.ts'
import type { Happening, PauseReason } from '../contract/contract-event.ts'
import { type DaySpan, dayCount, earlier, later, within } from '../contract/day-span.ts'
import type { Timeline } from '../contract/timeline.ts'
import type { PauseTerms, SubscriptionTerms } from './terms.ts'

export type PauseRefusal =
  | 'pauseNotOffered'
  | 'pauseFromNotAllowed'
  | 'pauseUntilNotAllowed'
  | 'pauseTooShort'
  | 'pauseTooLong'
  | 'pauseOverlaps'
  | 'pauseNotCovered'

export interface PauseRequest {
  from: PlainDate
  /** First day that is covered again; null where nobody knows yet. */
  until: PlainDate | null
  reason: PauseReason
}

export type PauseResult =
  | { ok: true; happening: Extract<Happening, { kind: 'paused' }>; proofDueOn: PlainDate | null }
  | { ok: false; reason: PauseRefusal; field: string }

const refuse = (reason: PauseRefusal, field: string): PauseResult => ({ ok: false, reason, field })

/** On which days a pause can begin that is asked for today: the first, and the first that is too late. */
export const pauseWindow = ({ leadDays, monthsAhead }: PauseTerms, today: PlainDate): DaySpan => ({
  from: addDays(today, leadDays),
  to: addMonths(today, monthsAhead),
})

/**
 * The same of a contract, which begins and ends itself, may be paused already and may be paused by whole periods only;
 * null where no such day is left.
 */
export function pauseDays(
  { span, anchor, paused }: Pick<Timeline, 'span' | 'anchor' | 'paused'>,
  { period }: Pick<SubscriptionTerms, 'period'>,
  pause: PauseTerms,
  today: PlainDate,
): { first: PlainDate; last: PlainDate } | null {
  const window = pauseWindow(pause, today)
  const latest = earlier(addDays(window.to, -1), addDays(span.to, -pause.minDays))
  const isWhole = pause.steps === 'period'
  const step = (day: PlainDate): PlainDate => {
    const { from, to } = periodAt(period, anchor, day)
    return isWhole && from < day ? to : day
  }
  const free = (day: PlainDate): PlainDate => {
    const known = paused.find(({ from, to }) => from <= day && day < to)
    return known ? free(step(known.to)) : day
  }
  const first = free(step(later(window.from, span.from)))
  if (latest < first) return null
  return { first, last: isWhole ? periodAt(period, anchor, latest).from : latest }
}

/** Days that are paused in any twelve months around a pause. */
function mostInAYear(paused: readonly DaySpan[], pause: DaySpan): number {
  const all = [...paused, pause]
  return Math.max(...all.map(({ from }) => dayCount(within(all, { from, to: addMonths(from, 12) }))))
}

/**
 * May a contract be paused so? One without a known end gets the longest there is and can be ended earlier; the proof
 * has its own day.
 */
export function checkPause(
  { span, anchor, paused }: Timeline,
  { pause, period }: Pick<SubscriptionTerms, 'pause' | 'period'>,
  { from, until, reason }: PauseRequest,
  today: PlainDate,
): PauseResult {
  if (!pause) return refuse('pauseNotOffered', 'from')
  const longest = addDays(from, pause.maxDays)
  const asked = { from, to: until ?? (pause.steps === 'day' ? longest : periodAt(period, anchor, longest).from) }
  const isStep = (day: PlainDate) => pause.steps === 'day' || periodAt(period, anchor, day).from === day
  const window = pauseWindow(pause, today)
  if (from < window.from || from >= window.to || !isStep(from)) return refuse('pauseFromNotAllowed', 'from')
  if (asked.to <= from || (until !== null && !isStep(until))) return refuse('pauseUntilNotAllowed', 'until')
  const days = daysBetween(from, asked.to)
  if (days < pause.minDays) return refuse('pauseTooShort', 'until')
  if (days > pause.maxDays) return refuse('pauseTooLong', 'until')
  if (from < span.from || asked.to > span.to) return refuse('pauseNotCovered', 'from')
  if (within(paused, asked).length > 0) return refuse('pauseOverlaps', 'from')
  if (mostInAYear(paused, asked) > pause.maxDaysPerYear) return refuse('pauseTooLong', 'until')
  return {
    ok: true,
    happening: { kind: 'paused', effectiveOn: from, payload: { until: asked.to, reason } },
    proofDueOn: pause.proofDays === null ? null : addDays(from, pause.proofDays),
  }
}
