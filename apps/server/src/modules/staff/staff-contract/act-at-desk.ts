import type { StaffContractDetail } from '@billett/contract'
import type { Done } from '../../../call/act/doing.ts'
import { item } from '../../../call/answer.ts'
import type { Context } from '../../../call/context.ts'
import { scopeOf } from '../../../call/scope.ts'
import type { Transaction } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { worldOf } from '../../../world-of.ts'
import { nameOfStaff } from '../listing/index.ts'
import { clientOfSeenContract } from './seen-contract.queries.ts'
import { shownContract } from './show-contract.ts'

/** What somebody does about a contract; returns what the note says of it beside the reason. */
type AtDesk = (desk: {
  /** Of the contract's client. */
  world: World
  /** Who acts, by name. */
  by: string
}) => Promise<Record<string, unknown>>

/**
 * Does something about a contract, answers it as it is then, and notes both. Refuses `contractNotFound` for one of a
 * client that the caller does not see as for none, and what is refused at the desk.
 */
export async function actAtDesk(
  context: Context,
  tx: Transaction,
  { contractGuid: contractId, reason }: { contractGuid: string; reason: string },
  act: AtDesk,
): Promise<Done<StaffContractDetail>> {
  const { world, visitor } = context
  const clientId = await clientOfSeenContract(tx, scopeOf(context).clientIds, contractId)
  const about = { clientId, contractId }
  const before = await shownContract(context, tx, about)
  const by = await nameOfStaff(tx, visitor.id)
  const said = await act({ world: worldOf(world, clientId), by })
  const after = await shownContract(context, tx, about)
  return {
    answer: item(after),
    act: {
      kind: 'contract',
      id: contractId,
      clientId,
      before: { state: before.state, parked: before.parked, validUntil: before.validUntil },
      after: { state: after.state, parked: after.parked, validUntil: after.validUntil, ...said, reason },
    },
  }
}
