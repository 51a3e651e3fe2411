import type { Transaction } from '../../../db/database.ts'
import { userNote } from '../../../db/schema/index.ts'

export async function insertNote(tx: Transaction, row: typeof userNote.$inferInsert): Promise<void> {
  await tx.insert(userNote).values(row)
}
