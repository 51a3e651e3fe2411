import { sql } from 'drizzle-orm'
import type { Statements } from '../../../db/database.ts'
import { mailRecord } from '../../../db/schema/index.ts'

export type NewMailRecord = typeof mailRecord.$inferInsert

/** Notes how a mail went, this time. */
export async function noteTried(db: Statements, record: NewMailRecord): Promise<void> {
  const { state, email, subject, lastOn } = record
  await db
    .insert(mailRecord)
    .values(record)
    .onConflictDoUpdate({
      target: mailRecord.key,
      set: { state, email, subject, lastOn, tries: sql`${mailRecord.tries} + 1` },
    })
}
