import { eq } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { decisionObjection } from '../../../db/schema/index.ts'
import type { StoredObjection } from './objection.queries.ts'

export async function insertObjection(tx: Transaction, objection: StoredObjection): Promise<void> {
  await tx.insert(decisionObjection).values(objection)
}

export async function setObjection(tx: Transaction, id: string, change: Partial<StoredObjection>): Promise<void> {
  await tx.update(decisionObjection).set(change).where(eq(decisionObjection.id, id))
}
