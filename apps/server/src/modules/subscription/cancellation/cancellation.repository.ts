import { eq } from 'drizzle-orm'
import type { Statements, Transaction } from '../../../db/database.ts'
import { contractCancellation } from '../../../db/schema/index.ts'

export type StoredCancellation = typeof contractCancellation.$inferSelect

export async function insertCancellation(tx: Transaction, cancellation: StoredCancellation): Promise<void> {
  await tx.insert(contractCancellation).values(cancellation)
}

export async function findCancellation(db: Statements, id: string): Promise<StoredCancellation | undefined> {
  const [cancellation] = await db.select().from(contractCancellation).where(eq(contractCancellation.id, id))
  return cancellation
}
