import { eq } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { membership } from '../../../db/schema/index.ts'

type Stored = typeof membership.$inferInsert

export async function insertMembership(tx: Transaction, row: Stored): Promise<void> {
  await tx.insert(membership).values(row)
}

export async function changeMembership(tx: Transaction, id: string, change: Partial<Stored>): Promise<void> {
  await tx.update(membership).set(change).where(eq(membership.id, id))
}
