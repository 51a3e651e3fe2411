import { awaitsDecision, decidedState, needsTwoPeople, peopleNamed } from '@billett/domain'
import { clientIdOf } from '../../../../call/client-id-of.ts'
import { refuse } from '../../../../call/refused.ts'
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
 * Decides about an application that waits for it. What an agency warned of is granted by two people who are named.
 * Refuses `contractNotFound` for another client's and none, `decisionNotAwaited` what waits for none, and
 * `secondPersonNeeded`.
 */
export async function decideApplication(
  world: World,
  contractId: string,
  { decision, by, reason }: Decision,
): Promise<void> {
  const clientId = clientIdOf(world)
  await world.db.transaction(async tx => {
    await lockContract(tx, clientId, contractId)
    const ordered = (await findOrdered(tx, clientId, contractId)) ?? refuse('contractNotFound')
    const state = applicationState(ordered.contract.state)
    if (!awaitsDecision(state)) refuse('decisionNotAwaited')
    const before = (await movesOf(tx, contractId)).map(({ to }) => applicationState(to))
    const people = peopleNamed(by)
    if (decision === 'approve' && needsTwoPeople(before) && people.length < 2) refuse('secondPersonNeeded')
    await arriveAt(world, tx, ordered, { movedBy: people.join(', '), reason }, decidedState(state, decision))
    await world.jobs.send(tx, 'proceedApplication', { clientId, contractId })
  })
  await proceedApplication(world, contractId)
}
