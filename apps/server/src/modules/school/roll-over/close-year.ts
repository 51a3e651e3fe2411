import { sql } from 'drizzle-orm'
import type { Context } from '../../../call/context.ts'
import type { Transaction } from '../../../db/database.ts'
import { moveMany } from '../../subscription/application/index.ts'
import { changeYear, type StoredYear } from './school-year.repository.ts'

/** Contracts that were not agreed to again, and have their end. */
async function refusedContracts(tx: Transaction, yearId: string): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select m.contract_id as id from roll_member m
    where m.school_year_id = ${yearId} and m.applied_on is not null and m.contract_id is not null
      and (m.declined_by is not null or m.is_entitled is false)`)
  return rows.map(({ id }) => id)
}

/** The step is done: nothing of it is taken back any more, and what was not agreed to has ended for good. */
export async function closeYear({ world }: Context, tx: Transaction, year: StoredYear): Promise<void> {
  const ids = await refusedContracts(tx, year.id)
  const mover = { movedOn: world.clock(), movedBy: 'shop' }
  for (const from of ['ReApprovalOrganizationPending', 'ReApprovalPayerPending'] as const)
    await moveMany(tx, ids, { from, to: 'ContractTerminated', ...mover })
  await changeYear(tx, year.id, { state: 'closed' })
}
