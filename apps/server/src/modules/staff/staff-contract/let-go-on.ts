import type { StaffContractDetail } from '@billett/contract'
import type { Done } from '../../../call/act/doing.ts'
import { item } from '../../../call/answer.ts'
import type { Context } from '../../../call/context.ts'
import { scopeOf } from '../../../call/scope.ts'
import type { Transaction } from '../../../db/database.ts'
import { worldOf } from '../../../world-of.ts'
import { unparkContractIn } from '../../subscription/desk/index.ts'
import { nameOfStaff } from '../listing/index.ts'
import { clientOfSeenContract } from './seen-contract.queries.ts'
import { shownContract } from './show-contract.ts'

/**
 * Lets a contract go on that was set aside. Refuses `contractNotFound` for one of a client that the caller does not see
 * as for none, and `notParked`.
 */
export async function letGoOn(
  context: Context,
  { contractGuid: contractId, reason }: { contractGuid: string; reason: string },
  tx: Transaction,
): Promise<Done<StaffContractDetail>> {
  const { world, visitor } = context
  const clientId = await clientOfSeenContract(tx, scopeOf(context).clientIds, contractId)
  const { parked } = await shownContract(context, tx, { clientId, contractId })
  const by = [await nameOfStaff(tx, visitor.id)]
  await unparkContractIn(worldOf(world, clientId), tx, { contractId, by, reason })
  return {
    answer: item(await shownContract(context, tx, { clientId, contractId })),
    act: { kind: 'contract', id: contractId, clientId, before: { parked }, after: { parked: null, reason } },
  }
}
