import {
  type DecidedObjection,
  decideObjection as decideCall,
  type EnteredObjection,
  enterObjection as enterCall,
  type SchoolDecision,
} from '@billett/contract'
import { businessDateOf, canMoveObjection, isContract, isFinalApplication } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import type { Transaction } from '../../../db/database.ts'
import { applicationState, findOrdered, moveApplication } from '../../subscription/application/index.ts'
import { lockContract } from '../../subscription/contract/index.ts'
import { nameOfVisitor, notePortalAct } from '../reach/index.ts'
import { applyAnew } from './apply-anew.ts'
import { askAgain } from './asked-again.repository.ts'
import { citeDecision } from './cite-decision.ts'
import { decisionById, type StoredDecision } from './decision.repository.ts'
import { followingLike } from './family-part.repository.ts'
import { objectIn } from './object.ts'
import { objectionTo } from './objection.queries.ts'
import { setObjection } from './objection.repository.ts'
import { seenDecision } from './seen.queries.ts'
import { tellOfObjection } from './send-objection-mail.ts'
import { presentDecision } from './show-decisions.ts'
import { takeEndBack } from './take-end-back.ts'

async function shown(context: Context, tx: Transaction, guid: string): Promise<SchoolDecision> {
  const decision = (await decisionById(tx, guid)) ?? refuse('decisionNotFound', 'decisionGuid')
  return presentDecision(context, tx, decision)
}

/** Refuses `decisionNotFound` whose money the reader does not see as one that is not. */
const mustSee = async (context: Context, tx: Transaction, guid: string): Promise<string> =>
  (await seenDecision(context, tx, guid)) ?? refuse('decisionNotFound', 'decisionGuid')

/** What came by letter is noted by who pays. Refuses as `objectIn` does. */
export const enterObjection = (
  context: Context,
  decisionId: string,
  { receivedOn, text }: EnteredObjection,
): Promise<SchoolDecision> =>
  context.world.db.transaction(async tx => {
    await mustSee(context, tx, decisionId)
    await objectIn(context.world, tx, { decisionId, receivedOn, text, by: 'payer', accountId: context.visitor.id })
    await notePortalAct(context, tx, enterCall, { aboutId: decisionId, receivedOn })
    return shown(context, tx, decisionId)
  })

/**
 * An upheld objection makes an application that cites the decision: of what was declined a new one, of a ticket that
 * runs the same contract, which waits for who pays again and is then shared from the day of the old decision on; an end
 * that the decision made and that is still to come is taken back.
 */
async function goesOn(
  context: Context,
  tx: Transaction,
  decision: StoredDecision,
  contractId: string,
): Promise<string> {
  const { world } = context
  const clientId = clientIdOf(world)
  await lockContract(tx, clientId, contractId)
  const ordered = (await findOrdered(tx, clientId, contractId)) ?? refuse('contractNotFound', 'decisionGuid')
  const state = applicationState(ordered.contract.state)
  const mover = { movedBy: await nameOfVisitor(context, tx) }
  // What was taken back went on as an application of its own: it waits, or was decided about meanwhile.
  const following = state === 'Cancelled' ? await followingLike(tx, contractId) : undefined
  if (following) return goesOn(context, tx, decision, following)
  if (isFinalApplication(state)) return applyAnew(world, tx, ordered, mover)
  const hasEnded =
    isContract(state) && decision.result === 'notEntitled' && !(await takeEndBack(context, tx, decision, contractId))
  if (hasEnded) return applyAnew(world, tx, ordered, mover)
  if (isContract(state) && state !== 'ReApprovalPayerPending')
    await moveApplication(world, tx, ordered, mover, 'ReApprovalPayerPending')
  return contractId
}

/**
 * What follows from an objection that is upheld: a request about a ticket that runs is asked for again, all else goes
 * on as an application. Returns the contract that it is about then.
 */
async function follows(context: Context, tx: Transaction, decision: StoredDecision, contractId: string) {
  const { world, visitor } = context
  if (decision.result === 'declined' && decision.requestId !== null) {
    const now = world.clock()
    const again = { id: world.newRowId(), now, today: businessDateOf(now), byId: visitor.id }
    if (await askAgain(tx, decision.requestId, again)) return contractId
  }
  return goesOn(context, tx, decision, contractId)
}

/**
 * Decides on an objection: one that is dismissed by a decision that cites the old one, whose letter says how to go to
 * court. Refuses `decisionNotFound`, and `decisionNotAwaited` where none is open.
 */
export const decideObjection = (
  context: Context,
  decisionId: string,
  { outcome, reason }: DecidedObjection,
): Promise<SchoolDecision> =>
  context.world.db.transaction(async tx => {
    const contractId = await mustSee(context, tx, decisionId)
    const decision = (await decisionById(tx, decisionId)) ?? refuse('decisionNotFound', 'decisionGuid')
    await lockContract(tx, clientIdOf(context.world), contractId)
    const objection = await objectionTo(tx, decisionId)
    if (!objection || !canMoveObjection(objection.state, outcome)) return refuse('decisionNotAwaited', 'decisionGuid')
    const by = await nameOfVisitor(context, tx)
    await setObjection(tx, objection.id, {
      state: outcome,
      decidedOn: businessDateOf(context.world.clock()),
      decidedBy: by,
      decision: reason,
      followsId: outcome === 'upheld' ? await follows(context, tx, decision, contractId) : null,
    })
    // What is dismissed is told by its letter, all else by a mail.
    if (outcome === 'dismissed')
      await citeDecision(context, tx, decision, { result: 'objectionDismissed', stepId: null, by, reason })
    else await tellOfObjection(context.world, tx, objection.id, outcome)
    await notePortalAct(context, tx, decideCall, { aboutId: decisionId, outcome })
    return shown(context, tx, decisionId)
  })
