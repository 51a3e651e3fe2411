import type { Instant } from '@billett/domain'
import { desc, eq, sql } from 'drizzle-orm'
import type { Statements } from '../../../db/database.ts'
import { staffAction } from '../../../db/schema/index.ts'

/** So many of somebody's latest notes are looked through; with more between, reading is noted once more. */
const LATEST = 100

interface Reading {
  actorId: string
  sessionId: string | null
  call: string
  after: { shownInFull: boolean; cases: readonly string[] }
}

/** Whether a note since this moment says that the same person has read these rows, or more, in the same session. */
export async function isReadingNoted(
  db: Statements,
  { actorId, sessionId, call, after }: Reading,
  since: Instant,
): Promise<boolean> {
  const latest = db
    .select()
    .from(staffAction)
    .where(eq(staffAction.actorId, actorId))
    .orderBy(desc(staffAction.number))
    .limit(LATEST)
    .as('latest')
  const [noted] = await db
    .select({ number: latest.number })
    .from(latest)
    .where(
      sql`${latest.call} = ${call} and ${latest.on} >= ${since}::timestamptz
        and ${latest.sessionId} is not distinct from ${sessionId}::uuid
        and ${latest.after} @> ${JSON.stringify(after)}::jsonb`,
    )
    .limit(1)
  return noted !== undefined
}
