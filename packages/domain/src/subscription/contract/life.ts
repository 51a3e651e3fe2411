import type { PlainDate } from '../../time/plain-date.ts'
import { hasDay, isEmpty } from './day-span.ts'
import type { Timeline } from './timeline.ts'

/** Where a contract is on a day. Never stored, so that it is right on the first of a month when no job ran. */
export const CONTRACT_LIVES = ['ahead', 'running', 'paused', 'ended'] as const
export type ContractLife = (typeof CONTRACT_LIVES)[number]

export function lifeOn({ span, paused }: Timeline, day: PlainDate): ContractLife {
  // One that was withdrawn from before its first day never begins.
  if (day >= span.to || isEmpty(span)) return 'ended'
  if (day < span.from) return 'ahead'
  return paused.some(pause => hasDay(pause, day)) ? 'paused' : 'running'
}

/** Is the pass of a contract good on a day? Debts and losses block it, whether or not it is paid for. */
export const isPassGood = (timeline: Timeline, day: PlainDate): boolean =>
  timeline.covered.some(span => hasDay(span, day)) &&
  !timeline.blocked.some(({ spans }) => spans.some(span => hasDay(span, day)))

/** Does a contract cover any of these days? Two for the same product and holder are seldom meant. */
export const coversAnyOf = ({ covered }: Timeline, { from, to }: { from: PlainDate; to: PlainDate }): boolean =>
  covered.some(span => span.from < to && from < span.to)
