import { inArray } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { insertRows } from '../../../db/insert-rows.ts'
import { payrollEntry, payrollList } from '../../../db/schema/index.ts'

/** Which of some claims are in a list already. */
export async function keptBack(tx: Transaction, claimIds: readonly string[]): Promise<Set<string>> {
  const rows = await tx
    .select({ claimId: payrollEntry.claimId })
    .from(payrollEntry)
    .where(inArray(payrollEntry.claimId, [...claimIds]))
  return new Set(rows.map(({ claimId }) => claimId))
}

export async function insertPayroll(
  tx: Transaction,
  list: typeof payrollList.$inferInsert,
  entries: readonly (typeof payrollEntry.$inferInsert)[],
): Promise<void> {
  await tx.insert(payrollList).values(list)
  await insertRows(tx, payrollEntry, entries)
}
