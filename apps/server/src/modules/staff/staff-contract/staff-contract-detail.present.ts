import type { StaffContractDetail } from '@billett/contract'
import { type BlockCause, businessDateOf, hasDay, type Instant, later, type Timeline } from '@billett/domain'
import type { World } from '../../../world.ts'
import type { WholeContract } from '../../billing/own-contract/index.ts'
import { clientName } from '../listing/index.ts'
import { troublesOf } from './staff-contract.present.ts'

interface Shown extends Pick<StaffContractDetail, 'payers' | 'debits'> {
  isFull: boolean
  /** Whether a proof waits for somebody to look at it. */
  hasProof: boolean
  decisions: StaffContractDetail['decisions']
  /** The account of who concluded it. */
  userId: string | null
  /** Where its holder lives is told to nobody. */
  isAddressSecret: boolean
  /** Who concluded it has not confirmed the e-mail address that a school has named. */
  isAddressUnconfirmed: boolean
}

/** What blocks the pass on the first day it matters: today, or once it begins. */
function blockedToday(timeline: Timeline | null, now: Instant): BlockCause[] {
  if (!timeline) return []
  const day = later(businessDateOf(now), timeline.span.from)
  return timeline.blocked.flatMap(({ cause, spans }) => (spans.some(span => hasDay(span, day)) ? [cause] : []))
}

/** A contract whole; what only its owner can open or ask for is left out. */
export function presentDetail(
  world: Pick<World, 'clients'>,
  { contract, journal, held: { timeline, requests, stored, facts } }: WholeContract,
  { isFull, hasProof, decisions, userId, isAddressSecret, isAddressUnconfirmed, payers, debits }: Shown,
): StaffContractDetail {
  const { documents: _, allowedActions: _asked, roles: _roles, stateText: _told, ...shown } = contract
  const { configurationId: _version, nextDebit: _next, ...rest } = shown
  const hasUndecided = requests.some(({ decidedOn }) => decidedOn === null)
  return {
    ...rest,
    submittedOn: stored.submittedOn,
    clientId: stored.clientId,
    client: clientName(world, stored.clientId),
    isMasked: !isFull,
    userId,
    isAddressSecret,
    isAddressUnconfirmed,
    troubles: troublesOf(timeline, { hasUndecided, hasProof }),
    parked: timeline?.parked ?? null,
    blocked: blockedToday(timeline, facts.knownUntil),
    payers,
    debits,
    journal,
    decisions,
  }
}
