import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import type { Transaction } from '../../../db/database.ts'
import { insertDecision, type StoredDecision } from './decision.repository.ts'

/** What is decided about a decision, and by whom. */
export interface Citing extends Pick<StoredDecision, 'result' | 'reason' | 'stepId'> {
  /** Who decides, by name. */
  by: string
}

/**
 * Decides about a decision by another that cites it, with a number and a letter of its own; no way is weighed for it.
 */
export async function citeDecision(
  { world, visitor }: Context,
  tx: Transaction,
  cited: StoredDecision,
  { by, ...said }: Citing,
): Promise<StoredDecision> {
  const { number: _, ...like } = cited
  const stored = await insertDecision(tx, {
    ...{ ...like, ...said, id: world.newRowId(), citesId: cited.id, departs: false },
    ...{ facts: null, ruled: null, share: null, exemption: '', exemptionUntil: null },
    ...{ decidedOn: world.clock(), decidedBy: by, decidedById: visitor.id },
  })
  await world.jobs.send(tx, 'sendDecisionLetter', { clientId: clientIdOf(world), decisionId: stored.id })
  return stored
}
