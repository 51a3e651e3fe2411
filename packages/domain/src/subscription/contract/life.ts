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
