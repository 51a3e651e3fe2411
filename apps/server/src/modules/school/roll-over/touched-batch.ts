import { refuse } from '../../../call/refused.ts'
import type { Transaction } from '../../../db/database.ts'
import { batchOfYear } from './counts.queries.ts'
import type { StoredYear } from './school-year.repository.ts'

/**
 * What people say of pupils is possible until it has taken effect. Refuses `batchBusy` while a worker is at it, and
 * `rollNotReady` before there is a proposal and after it has taken effect.
 */
export async function mustBeChangeable(tx: Transaction, year: StoredYear): Promise<void> {
  const batch = await batchOfYear(tx, year)
  if (year.state !== 'rolling' || !batch) refuse('rollNotReady')
  else if (batch.task !== null) refuse('batchBusy')
  else if (batch.state !== 'compared' && batch.state !== 'rehearsed') refuse('rollNotReady')
}
