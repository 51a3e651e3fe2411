import { addMinutes, type Instant, isRegistrationUndecided, nextPoll, stateOfAbsent } from '@billett/domain'
import { hashed } from '../../../call/hashed.ts'
import type { RegistrationReport } from '../../../ports/payment-registrations.ts'
import type { Confirmed, Registration } from './registration.repository.ts'

/** Minutes for which the provider's confirmation waits for whoever began to come back: a redirect takes seconds. */
export const PROOF_MINUTES = 60

/** The registration after the provider was asked. A decision that has fallen stays. */
export function heard(before: Registration, report: RegistrationReport | undefined, now: Instant): Registration {
  if (!isRegistrationUndecided(before.state))
    return { ...before, pollOn: before.token === null ? null : before.proofUntil }
  if (report === undefined) return before
  if (report.state === 'confirmed') {
    const { state, token, label } = report
    const proofUntil = before.proofUntil ?? addMinutes(now, PROOF_MINUTES)
    return { ...before, state, token, label, proofUntil, pollOn: proofUntil }
  }
  const state = stateAfter(before, report.state, now)
  const polls = before.polls + 1
  return { ...before, state, polls, pollOn: isRegistrationUndecided(state) ? nextPoll('open', polls, now) : null }
}

/** What the provider does not know may still be on its way there, for a while. */
function stateAfter(
  { state, createdOn }: Registration,
  reported: Exclude<RegistrationReport['state'], 'confirmed'>,
  now: Instant,
): Registration['state'] {
  if (reported === 'unreachable') return state
  if (reported !== 'absent') return reported
  return stateOfAbsent({ state: 'open', createdOn }, now) === 'expired' ? 'expired' : state
}

const isOverdue = ({ provenOn, proofUntil }: Registration, now: Instant): boolean =>
  provenOn === null && proofUntil !== null && proofUntil <= now

/**
 * The registration after its owner came back with this secret: proof that they are who was sent to the provider, once
 * and in time.
 */
export function proven(before: Registration, returnSecret: string | undefined, now: Instant): Registration {
  const isProof = returnSecret !== undefined && before.secretHash === hashed(returnSecret)
  return isProof && before.provenOn === null && !isOverdue(before, now) ? { ...before, provenOn: now } : before
}

export type Verdict = { is: 'keep' | 'forget'; confirmed: Confirmed } | { is: 'wait' }

/** What is to be done with what the provider has confirmed: keep it, have it forgotten, or nothing (yet). */
export function verdictOn(registration: Registration, now: Instant): Verdict {
  const { token, label } = registration
  if (token === null || label === null) return { is: 'wait' }
  const confirmed = { ...registration, token, label }
  if (registration.provenOn !== null) return { is: 'keep', confirmed }
  return isOverdue(registration, now) ? { is: 'forget', confirmed } : { is: 'wait' }
}
