import { eq } from 'drizzle-orm'
import type { Statements, Transaction } from '../../../db/database.ts'
import { contractWithdrawal } from '../../../db/schema/index.ts'

export type StoredWithdrawal = typeof contractWithdrawal.$inferSelect

export async function insertWithdrawal(tx: Transaction, withdrawal: StoredWithdrawal): Promise<void> {
  await tx.insert(contractWithdrawal).values(withdrawal)
}

export async function findWithdrawal(db: Statements, id: string): Promise<StoredWithdrawal | undefined> {
  const [withdrawal] = await db.select().from(contractWithdrawal).where(eq(contractWithdrawal.id, id))
  return withdrawal
}
