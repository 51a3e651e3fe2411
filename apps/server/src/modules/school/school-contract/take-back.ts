import { type SchoolContract, type TakeBackContract, takeContractBack } from '@billett/contract'
import { businessDateOf, fold, isContract } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import type { Transaction } from '../../../db/database.ts'
import { applicationState, moveApplication, type Ordered } from '../../subscription/application/index.ts'
import { historiesOf, lockContract, record } from '../../subscription/contract/index.ts'
import { alignFamilyOf, applyAnew, leaveSchool, takeDecisionBack } from '../decision/index.ts'
import { nameOfVisitor, notePortalAct, outsideWall } from '../reach/index.ts'
import { lockSeen, seen } from './decide-contract.ts'
import { listedContracts } from './listed.queries.ts'
import { isGivenOut } from './yes-from.queries.ts'

/** A contract that never begins: it ends on its first day, and nothing of it is charged. */
async function endUnbegun({ world, visitor }: Context, tx: Transaction, contractId: string): Promise<string> {
  const recordedOn = world.clock()
  const today = businessDateOf(recordedOn)
  const stored = await lockContract(tx, clientIdOf(world), contractId)
  const timeline = fold((await historiesOf(tx, [contractId])).get(contractId) ?? [], recordedOn)
  if (!stored || !timeline) return today
  const effectiveOn = timeline.span.from
  const recording = { recordedOn, actorId: visitor.id, today }
  await record(tx, stored, recording, { kind: 'ended', effectiveOn, payload: { reason: 'transportOperatorRequest' } })
  return effectiveOn
}

interface Said {
  by: string
  reason: string
  waits: 'ApprovalOrganizationPending' | 'ApprovalPayerPending'
}

/** What was granted is cancelled, with a letter where it was decided about, and applied for anew. */
async function revoke(context: Context, tx: Transaction, ordered: Ordered, { by, reason, waits }: Said) {
  const { world } = context
  const { id: contractId, subscriberId } = ordered.contract
  const clientId = clientIdOf(world)
  const from = await endUnbegun(context, tx, contractId)
  await moveApplication(world, tx, ordered, { movedBy: by, reason }, 'Cancelled')
  const decided = await takeDecisionBack(context, tx, { contractId, by, reason })
  await alignFamilyOf(context, tx, { subscriberId, from })
  // Who gets the letter of a decision is told by that.
  if (!decided)
    await world.jobs.send(tx, 'sendSubscriptionMail', { clientId, contractId, kind: 'takenBack', linkId: null })
  return applyAnew(world, tx, ordered, { movedBy: by }, waits)
}

/**
 * Takes a yes back in the name of whose it was: a school's while who pays has not decided, and one that made a contract
 * before its first day, while nothing of it was issued or charged. It waits for the same side then, what was granted
 * as an application of its own. Refuses `contractNotFound`, `yesNotYours` and `contractGivenOut`.
 */
export const takeBackAsPortal = (context: Context, { contractId, reason }: TakeBackContract): Promise<SchoolContract> =>
  context.world.db.transaction(async tx => {
    const { world } = context
    const ordered = await lockSeen(context, tx, contractId, 'contractId')
    const { mayTakeBack } = await seen(context, tx, contractId, 'contractId')
    const [row] = await listedContracts(context, tx, { contractId }, { limit: 1, offset: 0 })
    if (!mayTakeBack || !row?.yesFrom) return refuse('yesNotYours', 'contractId')
    if (await outsideWall(tx, () => isGivenOut(tx, contractId))) return refuse('contractGivenOut', 'contractId')
    const waits = row.yesFrom
    const by = await nameOfVisitor(context, tx)
    if (waits === 'ApprovalOrganizationPending') await leaveSchool(tx, contractId)
    await notePortalAct(context, tx, takeContractBack, { aboutId: contractId, state: waits })
    if (isContract(applicationState(ordered.contract.state))) {
      const anew = await revoke(context, tx, ordered, { by, reason, waits })
      return seen(context, tx, anew, 'contractId')
    }
    await moveApplication(world, tx, ordered, { movedBy: by, reason }, waits)
    return seen(context, tx, contractId, 'contractId')
  })
