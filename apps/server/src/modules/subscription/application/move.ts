import { type ApplicationState, movedApplication } from '@billett/domain'
import type { Transaction } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { applicationState, insertMoves, movesOf, type Ordered, setResumes, setState } from './application.repository.ts'

/** Who moves it, and why. */
export interface Mover {
  /** `applicant`, `shop`, or the name of whoever decided. */
  movedBy: string
  reason?: string
}

/**
 * Moves an application whose contract is locked, along the table of states; each move is an event of its own. Throws
 * for a move that cannot be: whoever asks has looked at the state before.
 */
export async function moveApplication(
  world: World,
  tx: Transaction,
  { application, contract }: Pick<Ordered, 'application' | 'contract'>,
  { movedBy, reason }: Mover,
  ...to: readonly ApplicationState[]
): Promise<ApplicationState> {
  const { contractId, clientId } = application
  const before = await movesOf(tx, contractId)
  let facts = {
    state: applicationState(contract.state),
    resumes: application.resumes === null ? null : applicationState(application.resumes),
  }
  const moves = to.map((next, index) => {
    const result = movedApplication(facts, next)
    if (!result.ok) throw new Error(`${contractId} cannot go from ${facts.state} to ${next}: ${result.reason}`)
    const move = {
      contractId,
      clientId,
      number: before.length + index + 1,
      from: facts.state,
      to: next,
      reason: reason ?? null,
      movedOn: world.clock(),
      movedBy,
    }
    facts = result.application
    return move
  })
  await insertMoves(tx, moves)
  await setState(tx, contractId, facts.state)
  await setResumes(tx, contractId, facts.resumes)
  return facts.state
}
