import type { PlainDate } from '../../time/plain-date.ts'
import type { Timeline } from '../contract/timeline.ts'
import { type ApplicationState, isFinalApplication } from './application-state.ts'

/** The lists of an account (Spec 2 §3.8). */
export const CONTRACT_LISTS = ['running', 'requested', 'expired'] as const
export type ContractList = (typeof CONTRACT_LISTS)[number]

/**
 * In which list a customer finds a contract: running while a day of cover is left, a contract still ahead included;
 * requested is what was never granted and may still be. `timeline`: null while there is no contract.
 */
export function listOf(state: ApplicationState, timeline: Timeline | null, today: PlainDate): ContractList {
  if (!timeline) return isFinalApplication(state) ? 'expired' : 'requested'
  return timeline.covered.some(({ to }) => to > today) ? 'running' : 'expired'
}
