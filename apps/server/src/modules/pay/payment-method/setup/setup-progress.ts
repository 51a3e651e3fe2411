import { addMinutes, type Instant, isSetupUndecided, nextPoll, stateOfAbsent } from '@billett/domain'
import { hashed } from '../../../../crypto/hashed.ts'
import type { SetupReport } from '../../../../ports/payment/payment-setups.ts'
import type { Confirmed, Setup } from './setup.repository.ts'

/** Minutes for which the provider's confirmation waits for whoever began to come back: a redirect takes seconds. */
export const PROOF_MINUTES = 60

/** The setup after the provider was asked. A decision that has fallen stays. */
export function heard(before: Setup, report: SetupReport | undefined, now: Instant): Setup {
  if (!isSetupUndecided(before.state)) return { ...before, pollOn: before.token === null ? null : before.proofUntil }
  if (report === undefined) return before
  if (report.state === 'confirmed') {
    const { state, token, label } = report
    const proofUntil = before.proofUntil ?? addMinutes(now, PROOF_MINUTES)
    return { ...before, state, token, label, proofUntil, pollOn: proofUntil }
  }
  const state = stateAfter(before, report.state, now)
  const polls = before.polls + 1
  return { ...before, state, polls, pollOn: isSetupUndecided(state) ? nextPoll('open', polls, now) : null }
}

/** What the provider does not know may still be on its way there, for a while. */
function stateAfter(
  { state, createdOn }: Setup,
  reported: Exclude<SetupReport['state'], 'confirmed'>,
  now: Instant,
): Setup['state'] {
  if (reported === 'unreachable') return state
  if (reported !== 'absent') return reported
  return stateOfAbsent({ state: 'open', createdOn }, now) === 'expired' ? 'expired' : state
}

const isOverdue = ({ provenOn, proofUntil }: Setup, now: Instant): boolean =>
  provenOn === null && proofUntil !== null && proofUntil <= now

/**
 * The setup after its owner came back with this secret: proof that they are who was sent to the provider, once
 * and in time.
 */
export function proven(before: Setup, returnSecret: string | undefined, now: Instant): Setup {
  const isProof = returnSecret !== undefined && before.secretHash === hashed(returnSecret)
  return isProof && before.provenOn === null && !isOverdue(before, now) ? { ...before, provenOn: now } : before
}

export type Verdict = { is: 'keep' | 'forget'; confirmed: Confirmed } | { is: 'wait' }

/** What is to be done with what the provider has confirmed: keep it, have it forgotten, or nothing (yet). */
export function verdictOn(setup: Setup, now: Instant): Verdict {
  const { token, label } = setup
  if (token === null || label === null) return { is: 'wait' }
  const confirmed = { ...setup, token, label }
  if (setup.provenOn !== null) return { is: 'keep', confirmed }
  return isOverdue(setup, now) ? { is: 'forget', confirmed } : { is: 'wait' }
}
