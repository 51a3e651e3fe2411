import type { StaffContractDetail } from '@billett/contract'
import type { Done } from '../../../call/act/doing.ts'
import { item } from '../../../call/answer.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import { scopeOf } from '../../../call/scope.ts'
import type { Transaction } from '../../../db/database.ts'
import { worldOf } from '../../../world-of.ts'
import { decideChangeIn } from '../../billing/contract-change/index.ts'
import { requestsOf } from '../../subscription/change-request/index.ts'
import { nameOfStaff } from '../listing/index.ts'
import { clientOfSeenContract } from './seen-contract.queries.ts'
import { shownContract } from './show-contract.ts'

interface Verdict {
  contractGuid: string
  changeRequestGuid: string
  verdict: 'accepted' | 'rejected'
  reason: string
}

/**
 * Accepts or rejects a change that was asked for. Refuses `contractNotFound` for a contract of a client that the caller
 * does not see, `decisionNotAwaited` what is decided or not asked for about it, and what cannot be any more.
 */
export async function decideRequest(
  context: Context,
  { contractGuid: contractId, changeRequestGuid, verdict, reason }: Verdict,
  tx: Transaction,
): Promise<Done<StaffContractDetail>> {
  const { world, visitor } = context
  const clientId = await clientOfSeenContract(tx, scopeOf(context).clientIds, contractId)
  const asked = (await requestsOf(tx, [contractId])).get(contractId) ?? []
  const request = asked.find(({ id }) => id === changeRequestGuid) ?? refuse('decisionNotAwaited', 'changeRequestGuid')
  const by = [await nameOfStaff(tx, visitor.id)]
  await decideChangeIn(worldOf(world, clientId), tx, request.id, { verdict, by, decision: reason })
  const about = { contractId, clientId }
  const done: Done<StaffContractDetail> = {
    answer: item(await shownContract(context, tx, about)),
    act: {
      kind: 'contract',
      id: contractId,
      clientId,
      before: { changeRequest: request.id, kind: request.kind, state: request.state },
      after: { state: verdict, reason },
    },
  }
  // One person rejects, and accepts what gives nothing back.
  return verdict === 'accepted' && request.kind === 'refund' ? done : { ...done, givesBack: 0 }
}
