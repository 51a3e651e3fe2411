import { isOfWay, standingDecisions } from '@billett/domain'
import type { Context } from '../../../call/context.ts'
import type { Transaction } from '../../../db/database.ts'
import { alignShares } from './align-shares.ts'
import { citeDecision } from './cite-decision.ts'
import { decisionsAbout, type StoredDecision } from './decision.repository.ts'
import { contractsOfFamily } from './plan-shares.ts'

interface Said {
  contractId: string
  by: string
  reason: string
}

/**
 * The decision by which a contract came to be is taken back by another that cites it, with a letter of its own, and the
 * shares of brothers and sisters are as without it. Undefined where nothing was decided about it.
 */
export async function takeDecisionBack(
  context: Context,
  tx: Transaction,
  { contractId, by, reason }: Said,
): Promise<StoredDecision | undefined> {
  const decided = standingDecisions(await decisionsAbout(tx, [contractId]))
    .filter(isOfWay)
    .at(-1)
  return decided && takeBack(context, tx, decided, { by, reason })
}

/** Takes a decision back by another that cites it, with a letter of its own. */
export const takeBack = (
  context: Context,
  tx: Transaction,
  decided: StoredDecision,
  { by, reason }: Omit<Said, 'contractId'>,
): Promise<StoredDecision> =>
  citeDecision(context, tx, decided, { result: 'takenBack', stepId: decided.stepId, by, reason })

/** What brothers and sisters pay once a contract counts among them no more. */
export async function alignFamilyOf(
  { world, visitor }: Context,
  tx: Transaction,
  { subscriberId, from }: { subscriberId: string; from: string },
): Promise<void> {
  for (const other of await contractsOfFamily(tx, subscriberId))
    await alignShares(world, tx, other, { from, actorId: visitor.id })
}
