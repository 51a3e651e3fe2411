import { sql } from 'drizzle-orm'
import type { Statements } from '../../../db/database.ts'
import { adminEvent } from '../../../db/schema/index.ts'

type NewEvent = typeof adminEvent.$inferInsert

/** While an event of the same key waits to be acknowledged, it is that one once more: an index keeps it so. */
export async function insertEvent(db: Statements, event: NewEvent): Promise<void> {
  await db
    .insert(adminEvent)
    .values(event)
    .onConflictDoUpdate({
      target: adminEvent.key,
      targetWhere: sql`${adminEvent.acknowledgedOn} is null`,
      set: { times: sql`${adminEvent.times} + 1`, lastOn: event.date },
    })
}
