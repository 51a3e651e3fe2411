import type { StaffContractDetail } from '@billett/contract'
import type { Done } from '../../../call/act/doing.ts'
import type { Act } from '../../../call/act/note-act.ts'
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
 * Does something about a contract, and says how it is then and what is noted. Refuses `contractNotFound` for one of a
 * client that the caller does not see as for none, and what is refused at the desk.
 */
export async function changedAtDesk(
  context: Context,
  tx: Transaction,
  { contractGuid: contractId, reason }: { contractGuid: string; reason: string },
  act: AtDesk,
): Promise<{ shown: StaffContractDetail; act: Act }> {
  const { world, visitor } = context
  const clientId = await clientOfSeenContract(tx, scopeOf(context).clientIds, contractId)
  const about = { clientId, contractId }
  const before = await shownContract(context, tx, about)
  const by = await nameOfStaff(tx, visitor.id)
  const said = await act({ world: worldOf(world, clientId), by })
  const after = await shownContract(context, tx, about)
  return {
    shown: after,
    act: {
      kind: 'contract',
      id: contractId,
      clientId,
      before: { state: before.state, parked: before.parked, validUntil: before.validUntil },
      after: { state: after.state, parked: after.parked, validUntil: after.validUntil, ...said, reason },
    },
  }
}

/** The same as an act that answers the contract. */
export async function actAtDesk(...[context, tx, asked, atDesk]: Parameters<typeof changedAtDesk>) {
  const { shown, act } = await changedAtDesk(context, tx, asked, atDesk)
  const done: Done<StaffContractDetail> = { answer: item(shown), act }
  return done
}
