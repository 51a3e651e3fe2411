import type { Instant } from '@billett/domain'
import { eq, lte, sql } from 'drizzle-orm'
import type { Statements } from '../../../db/database.ts'
import { mailLease } from '../../../db/schema/index.ts'

interface Lease {
  key: string
  until: Instant
}

/**
 * Takes the right to send a mail, which nobody else has until `until`. The result is how often it was begun before
 * without anybody knowing how that ended; undefined while somebody else has the right.
 */
export async function leaseMail(db: Statements, { key, until }: Lease, now: Instant): Promise<number | undefined> {
  const [row] = await db
    .insert(mailLease)
    .values({ key, until, begun: 1 })
    .onConflictDoUpdate({
      target: mailLease.key,
      set: { until, begun: sql`${mailLease.begun} + 1` },
      setWhere: lte(mailLease.until, now),
    })
    .returning({ begun: mailLease.begun })
  return row && row.begun - 1
}

/** Gives the right back, because the mail certainly did not go out. */
export async function returnLease(db: Statements, key: string, now: Instant): Promise<void> {
  await db
    .update(mailLease)
    .set({ until: now, begun: sql`${mailLease.begun} - 1` })
    .where(eq(mailLease.key, key))
}

/** Nobody needs it any more: the mail is noted. */
export async function dropLease(db: Statements, key: string): Promise<void> {
  await db.delete(mailLease).where(eq(mailLease.key, key))
}
