import type { Transaction } from '../../../db/database.ts'
import { announceEach } from '../../run/webhook/index.ts'
import { contractsPaidBy, insertStep, type Step, type StoredCase } from './dunning.repository.ts'

/** A case comes to a level, or is over, and partners are told. */
export async function takeStep(tx: Transaction, { id, clientId, payerId }: StoredCase, step: Step): Promise<void> {
  await insertStep(tx, id, step)
  const { state, takenOn, owedCents, createdOn: on } = step
  await announceEach(tx, { clientId, event: 'dunningMoved', on }, async () => [
    { caseId: id, contractIds: await contractsPaidBy(tx, payerId), state, takenOn, owedCents },
  ])
}
