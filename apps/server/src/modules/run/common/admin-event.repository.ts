import type { Statements } from '../../../db/database.ts'
import { adminEvent } from '../../../db/schema/index.ts'

type NewEvent = typeof adminEvent.$inferInsert

/** Nothing is stored while an event of the same key waits to be acknowledged: an index keeps it so. */
export async function insertEvent(db: Statements, event: NewEvent): Promise<void> {
  await db.insert(adminEvent).values(event).onConflictDoNothing()
}
