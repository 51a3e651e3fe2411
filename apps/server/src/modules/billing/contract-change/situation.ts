import { addDays, type ChangeSituation, type DaySpan, type Instant } from '@billett/domain'
import { refuse } from '../../../call/refused.ts'
import type { StoredChangeRequest } from '../../subscription/change-request/index.ts'
import type { HeldContract } from '../own-contract/index.ts'

const wasGranted = ({ state, takenBackBy }: StoredChangeRequest): boolean =>
  (state === 'accepted' || state === 'acceptedWithModification') && takenBackBy === null

/** Days that were given back before. */
const refundedDays = (requests: readonly StoredChangeRequest[]): DaySpan[] =>
  requests
    .filter(wasGranted)
    .flatMap(({ change }) => (change.kind === 'refund' ? [{ from: change.from, to: addDays(change.until, 1) }] : []))

/** What a change of a contract is judged by. Refuses one that there is no contract for. */
export function situationOf(held: HeldContract, receivedOn: Instant): ChangeSituation {
  const { timeline, facts, requests, configuration } = held
  if (!timeline) refuse('contractNotGranted')
  return {
    facts,
    receivedOn,
    timeline,
    approvals: configuration.approvals,
    refunded: refundedDays(requests),
    replaced: requests.filter(request => request.kind === 'replacementCard' && wasGranted(request)).length,
  }
}
