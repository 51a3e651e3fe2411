import type { Instant } from '@billett/domain'
import { eq, lt } from 'drizzle-orm'
import type { Statements, Transaction } from '../../../db/database.ts'
import { accountMailRequest } from '../../../db/schema/index.ts'

export type MailRequest = typeof accountMailRequest.$inferSelect

export async function insertMailRequest(tx: Transaction, request: MailRequest): Promise<void> {
  await tx.insert(accountMailRequest).values(request)
}

/** Held until the transaction ends; undefined where it was answered. */
export async function lockMailRequest(tx: Transaction, id: string): Promise<MailRequest | undefined> {
  const [request] = await tx.select().from(accountMailRequest).where(eq(accountMailRequest.id, id)).for('update')
  return request
}

export async function dropMailRequest(tx: Transaction, id: string): Promise<void> {
  await tx.delete(accountMailRequest).where(eq(accountMailRequest.id, id))
}

export async function dropMailRequestsBefore(db: Statements, before: Instant): Promise<void> {
  await db.delete(accountMailRequest).where(lt(accountMailRequest.requestedOn, before))
}
