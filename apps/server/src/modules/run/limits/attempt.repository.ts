import type { AttemptCount } from '@billett/domain'
import { eq, sql } from 'drizzle-orm'
import type { Statements, Transaction } from '../../../db/database.ts'
import { attemptCount } from '../../../db/schema/index.ts'

/** The count under a key. Whoever tries at the same moment waits until the transaction ends. */
export async function lockCount(tx: Transaction, key: string): Promise<AttemptCount | undefined> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`)
  const [row] = await tx.select().from(attemptCount).where(eq(attemptCount.key, key))
  return row
}

export async function saveCount(tx: Transaction, key: string, { since, count }: AttemptCount): Promise<void> {
  const now = { since, count }
  await tx
    .insert(attemptCount)
    .values({ key, ...now })
    .onConflictDoUpdate({ target: attemptCount.key, set: now })
}

export async function dropCount(db: Statements, key: string): Promise<void> {
  await db.delete(attemptCount).where(eq(attemptCount.key, key))
}
