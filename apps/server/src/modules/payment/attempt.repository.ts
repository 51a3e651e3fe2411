import type { Instant } from '@billett/domain'
import { and, desc, eq, lte } from 'drizzle-orm'
import type { Statements, Transaction } from '../../db/database.ts'
import { paymentAttempt } from '../../db/schema/index.ts'

export type Attempt = typeof paymentAttempt.$inferSelect

export async function insertAttempt(tx: Transaction, attempt: Attempt): Promise<void> {
  await tx.insert(paymentAttempt).values(attempt)
}

/** Counts up the version, so that a fact fetched before this change is recognised as old. */
export async function saveAttempt(tx: Transaction, attempt: Attempt): Promise<void> {
  const { id, version, ...row } = attempt
  await tx
    .update(paymentAttempt)
    .set({ ...row, version: version + 1 })
    .where(eq(paymentAttempt.id, id))
}

/** The provider was asked and knew nothing new: facts that others have just fetched stay good. */
export async function savePoll(tx: Transaction, { id, polls, pollOn }: Attempt): Promise<void> {
  await tx.update(paymentAttempt).set({ polls, pollOn }).where(eq(paymentAttempt.id, id))
}

export async function readAttempt(db: Statements, id: string): Promise<Attempt | undefined> {
  const [attempt] = await db.select().from(paymentAttempt).where(eq(paymentAttempt.id, id))
  return attempt
}

export async function lockAttempt(tx: Transaction, id: string): Promise<Attempt | undefined> {
  const [attempt] = await tx.select().from(paymentAttempt).where(eq(paymentAttempt.id, id)).for('update')
  return attempt
}

export async function latestAttempt(db: Statements, orderId: string): Promise<Attempt | undefined> {
  const [attempt] = await db
    .select()
    .from(paymentAttempt)
    .where(eq(paymentAttempt.orderId, orderId))
    .orderBy(desc(paymentAttempt.number))
    .limit(1)
  return attempt
}

export async function attemptByReference(
  db: Statements,
  provider: string,
  reference: string,
): Promise<Attempt | undefined> {
  const [attempt] = await db
    .select()
    .from(paymentAttempt)
    .where(and(eq(paymentAttempt.provider, provider), eq(paymentAttempt.reference, reference)))
  return attempt
}

/** Attempts whose provider is to be asked by now, longest waiting first. */
export async function dueAttempts(db: Statements, now: Instant, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: paymentAttempt.id })
    .from(paymentAttempt)
    .where(lte(paymentAttempt.pollOn, now))
    .orderBy(paymentAttempt.pollOn)
    .limit(limit)
  return rows.map(row => row.id)
}
