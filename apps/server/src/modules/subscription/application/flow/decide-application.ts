import { awaitsDecision, decidedState, needsTwoPeople, peopleNamed } from '@billett/domain'
import { clientIdOf } from '../../../../call/client-id-of.ts'
import { refuse } from '../../../../call/refused.ts'
import type { Transaction } from '../../../../db/database.ts'
import type { World } from '../../../../world.ts'
import { lockContract } from '../../contract/index.ts'
import { applicationState, findOrdered, movesOf } from '../application.repository.ts'
import { arriveAt, proceedApplication } from './proceed-application.ts'

/** What people said about an application. */
export interface Decision {
  decision: 'approve' | 'reject'
  /** Who decided, by name; of two who decide together both. */
  by: readonly string[]
  /** For staff; the applicant is not told. */
  reason: string
}

/**
 * Decides about an application that waits for it, in the caller's transaction; a job goes on with it. Returns whether
 * an agency had warned of it, so that it takes two people to grant it. Refuses `contractNotFound` for another client's
 * and none, and `decisionNotAwaited` what waits for none.
 */
export async function decideApplicationIn(
  world: World,
  tx: Transaction,
  contractId: string,
  { decision, by, reason }: Decision,
): Promise<{ takesTwo: boolean }> {
  const clientId = clientIdOf(world)
  await lockContract(tx, clientId, contractId)
  const ordered = (await findOrdered(tx, clientId, contractId)) ?? refuse('contractNotFound')
  const state = applicationState(ordered.contract.state)
  if (!awaitsDecision(state)) refuse('decisionNotAwaited')
  const before = (await movesOf(tx, contractId)).map(({ to }) => applicationState(to))
  await arriveAt(world, tx, ordered, { movedBy: by.join(', '), reason }, decidedState(state, decision))
  await world.jobs.send(tx, 'proceedApplication', { clientId, contractId })
  return { takesTwo: decision === 'approve' && needsTwoPeople(before) }
}

/** The same at the desk. Refuses `secondPersonNeeded` one alone who grants what an agency warned of. */
export async function decideApplication(world: World, contractId: string, decision: Decision): Promise<void> {
  const by = peopleNamed(decision.by)
  await world.db.transaction(async tx => {
    const { takesTwo } = await decideApplicationIn(world, tx, contractId, { ...decision, by })
    if (takesTwo && by.length < 2) refuse('secondPersonNeeded')
  })
  await proceedApplication(world, contractId)
}
