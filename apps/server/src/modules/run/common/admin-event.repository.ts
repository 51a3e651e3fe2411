import type { Instant, Trouble } from '@billett/domain'
import { and, eq, sql } from 'drizzle-orm'
import type { Statements, Transaction } from '../../../db/database.ts'
import { adminEvent } from '../../../db/schema/index.ts'

type NewEvent = typeof adminEvent.$inferInsert

const isWaiting = sql`${adminEvent.acknowledgedOn} is null`

/**
 * While an event of the same key waits to be acknowledged, it is that one once more: an index keeps it so. `says`: it
 * says from now on what this one does.
 */
export async function insertEvent(db: Statements, event: NewEvent, { says }: { says: boolean }): Promise<void> {
  await db
    .insert(adminEvent)
    .values(event)
    .onConflictDoUpdate({
      target: adminEvent.key,
      targetWhere: isWaiting,
      set: { times: sql`${adminEvent.times} + 1`, lastOn: event.date, ...(says && { facts: event.facts }) },
    })
}

/** Takes note of the event of this key that waits, in nobody's name. */
export async function endEvent(db: Statements, key: string, now: Instant): Promise<void> {
  await db
    .update(adminEvent)
    .set({ acknowledgedOn: now })
    .where(and(eq(adminEvent.key, key), isWaiting))
}

/** What an event that waits has told so far; nobody acknowledges it until the transaction ends. */
export async function toldSoFar(tx: Transaction, key: string): Promise<Trouble['facts'] | undefined> {
  const [row] = await tx
    .select({ facts: adminEvent.facts })
    .from(adminEvent)
    .where(and(eq(adminEvent.key, key), isWaiting))
    .for('update')
  return row?.facts
}
