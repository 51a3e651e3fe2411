import { epochOf, type Instant } from '@billett/domain'
import { and, count, gte, inArray, ne, sql } from 'drizzle-orm'
import type { Statements } from '../../../db/database.ts'
import { mailRecord } from '../../../db/schema/index.ts'

/** Mails since a moment that did not go out, or of which nobody knows. */
export async function failedMails(db: Statements, clientIds: readonly string[], since: Instant): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(mailRecord)
    .where(
      and(inArray(mailRecord.clientId, [...clientIds]), ne(mailRecord.state, 'sent'), gte(mailRecord.lastOn, since)),
    )
  return row?.count ?? 0
}

/** Whole seconds between a moment and the clock of the database. */
export async function clockSeconds(db: Statements, now: Instant): Promise<number> {
  const { rows } = await db.execute<{ seconds: number }>(
    sql`select abs(extract(epoch from clock_timestamp()) - ${epochOf(now) / 1000}::float8)::float8 as seconds`,
  )
  return Math.round(rows[0]?.seconds ?? 0)
}

/**
 * Ways by which the log of the database is copied elsewhere (`docs/operations.md`): its own archive, of which the last
 * try counts, and whoever fetches it from a place that is kept for them. Copies of a night are not seen from here.
 */
export async function copyings(db: Statements): Promise<{ running: number; stopped: number }> {
  const { rows } = await db.execute<{ running: number; stopped: number }>(
    sql`select count(*) filter (where runs)::int as running, count(*) filter (where not runs)::int as stopped
        from (
          select active as runs from pg_replication_slots where slot_type = 'physical'
          union all
          select last_failed_time is null or last_archived_time > last_failed_time
          from pg_stat_archiver where current_setting('archive_mode') <> 'off'
        ) copied`,
  )
  return rows[0] ?? { running: 0, stopped: 0 }
}
