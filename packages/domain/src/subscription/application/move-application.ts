import type { PlainDate } from '../../time/plain-date.ts'
import { type ApplicationState, canMoveApplication, isContract, isFinalApplication } from './application-state.ts'

/** An application as far as its state goes. */
export interface ApplicationFacts {
  state: ApplicationState
  /** Where it goes on after a resubmission; null in every other state. */
  resumes: ApplicationState | null
}

export type ApplicationRefusal = 'applicationMoveNotAllowed' | 'applicationClosed'

export type ApplicationResult = { ok: true; application: ApplicationFacts } | { ok: false; reason: ApplicationRefusal }

/** The only way a state changes. Laid aside for resubmission it comes back to where it was, or is cancelled. */
export function movedApplication({ state, resumes }: ApplicationFacts, to: ApplicationState): ApplicationResult {
  if (isFinalApplication(state)) return { ok: false, reason: 'applicationClosed' }
  const comesBack = state !== 'Resubmission' || to === resumes || to === 'Cancelled'
  if (!comesBack || !canMoveApplication(state, to)) return { ok: false, reason: 'applicationMoveNotAllowed' }
  return { ok: true, application: { state: to, resumes: to === 'Resubmission' ? state : null } }
}

/**
 * Where it leads when the applicant wants it no more: a contract from its first day on is ended, everything before is
 * cancelled.
 */
export const afterGivingUp = (state: ApplicationState, firstDay: PlainDate, today: PlainDate): ApplicationState =>
  isContract(state) && today >= firstDay ? 'ContractTerminated' : 'Cancelled'

/**
 * Who has to be asked again about somebody who has a contract: the organisation whose people these are where it
 * controls them, else who pays for them.
 */
export const reApprovalState = ({ isObligatedToControl }: { isObligatedToControl: boolean }) =>
  isObligatedToControl ? ('ReApprovalOrganizationPending' as const) : ('ReApprovalPayerPending' as const)
