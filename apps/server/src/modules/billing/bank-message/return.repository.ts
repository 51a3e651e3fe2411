import type { Transaction } from '../../../db/database.ts'
import { bankReturn } from '../../../db/schema/index.ts'

export async function insertReturn(tx: Transaction, row: typeof bankReturn.$inferInsert): Promise<void> {
  await tx.insert(bankReturn).values(row)
}
