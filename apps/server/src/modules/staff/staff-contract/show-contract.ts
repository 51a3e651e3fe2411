import type { StaffContractDetail } from '@billett/contract'
import { holdsRights, maskedText } from '@billett/domain'
import type { Done } from '../../../call/act/doing.ts'
import { item } from '../../../call/answer.ts'
import type { Context } from '../../../call/context.ts'
import { scopeOf } from '../../../call/scope.ts'
import type { Transaction } from '../../../db/database.ts'
import { worldOf } from '../../../world-of.ts'
import { wholeContract } from '../../billing/own-contract/index.ts'
import { namedWith } from '../../subscription/desk/index.ts'
import { accountOfParty } from '../../subscription/party/index.ts'
import { whoPays } from './asked/who-pays.ts'
import { withProofToExamine } from './contract-trouble.queries.ts'
import { isAddressSecretOf } from './secret-address.repository.ts'
import { clientOfSeenContract, decisionsAbout } from './seen-contract.queries.ts'
import { presentDetail } from './staff-contract-detail.present.ts'

/** A contract of a client that the caller sees, as far as they may know who takes part in it. */
export async function shownContract(
  { world, visitor, language }: Context,
  tx: Transaction,
  { clientId, contractId }: { clientId: string; contractId: string },
): Promise<StaffContractDetail> {
  const isFull = holdsRights(visitor.rights, ['AllowedToSeePersonalDetails'])
  const shown = isFull ? (name: string) => name : maskedText
  const whole = await wholeContract(worldOf(world, clientId), tx, contractId, { language, shown })
  const paid = await whoPays(worldOf(world, clientId), tx, whole, { language, shown })
  const userId = await accountOfParty(tx, whole.held.stored.subscriberId)
  const hasProof = (await withProofToExamine(tx, [clientId], [contractId])).has(contractId)
  const decisions = await decisionsAbout(tx, contractId)
  const isAddressSecret = await isAddressSecretOf(tx, whole.held.stored.holderId)
  const isAddressUnconfirmed = (await namedWith(tx, contractId)) !== undefined
  const known = { isFull, hasProof, decisions, userId, isAddressSecret, isAddressUnconfirmed }
  return presentDetail(world, whole, { ...paid, ...known })
}

/**
 * Everything about a contract, and the note that it was read. Refuses `contractNotFound` for one of a client that the
 * caller does not see as for none.
 */
export async function showContract(
  context: Context,
  contractId: string,
  tx: Transaction,
): Promise<Done<StaffContractDetail>> {
  const clientId = await clientOfSeenContract(tx, scopeOf(context).clientIds, contractId)
  const shown = await shownContract(context, tx, { clientId, contractId })
  return {
    answer: item(shown),
    act: { kind: 'contract', id: contractId, clientId, after: { shownInFull: !shown.isMasked } },
  }
}
