import { type AttemptCount, addMinutes, type Instant } from '@billett/domain'
import { eq, lt, sql } from 'drizzle-orm'
import type { Statements, Transaction } from '../../db/database.ts'
import { attemptCount } from '../../db/schema/index.ts'

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

/** Minutes; longer than any limit looks back. */
const KEPT = 2 * 24 * 60

/** What no limit looks at any more is forgotten. */
export async function dropOldCounts(db: Statements, now: Instant): Promise<void> {
  await db.delete(attemptCount).where(lt(attemptCount.since, addMinutes(now, -KEPT)))
}
