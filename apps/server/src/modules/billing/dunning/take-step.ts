import type { Transaction } from '../../../db/database.ts'
import { announceEach } from '../../run/webhook/index.ts'
import { contractsOfCase, insertStep, type Step, type StoredCase } from './dunning.repository.ts'

/** How many contracts a message names at most: a county or an employer may owe for thousands. */
const NAMED = 100

/**
 * A case comes to a level, or is over, and partners are told: of `owing`, the contracts under which something is owed
 * now; of a case that is over, of those it was about.
 */
export async function takeStep(
  tx: Transaction,
  open: StoredCase,
  step: Step,
  owing: readonly string[] = [],
): Promise<void> {
  const { id, clientId } = open
  await insertStep(tx, id, step)
  const { state, takenOn, owedCents, createdOn: on } = step
  await announceEach(tx, { clientId, event: 'dunningMoved', on }, async () => {
    const about = (state === 'clear' ? await contractsOfCase(tx, open) : [...owing]).toSorted()
    const named = { contractIds: about.slice(0, NAMED), contracts: about.length }
    return [{ caseId: id, ...named, state, takenOn, owedCents }]
  })
}
