import { getTableName, is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../db/database.ts'
import * as schema from '../db/schema/index.ts'

/** That something was tried is not among what must not change. */
const UNPRINTED = new Set(['attempt_count', 'account_event', 'staff_refusal'])

const printed = Object.values<unknown>(schema)
  .filter(entry => is(entry, PgTable))
  .map(getTableName)
  .filter(name => !UNPRINTED.has(name))

/** A worker takes and returns jobs; what they say stays. */
const jobs = sql`select 'job' as name, md5(string_agg(row::text, '' order by row::text)) as print from (select name, data from job.job) as row`

/**
 * PostgreSQL writes each row's last transaction beside it: a new or changed row raises the newest, a deleted one the
 * number.
 */
const prints = printed.map(
  name =>
    sql`select ${sql.raw(`'${name}'`)} as name, concat(count(*), ' ', max(xmin::text::bigint)) as print from ${sql.identifier(name)}`,
)

/** A fingerprint of everything stored, queued jobs included, table by table: equal prints, nothing changed. */
export async function databasePrint(db: Database): Promise<string> {
  const { rows } = await db.transaction(async tx => {
    // Tables of few rows each, which PostgreSQL knows nothing of yet: helpers would take longer to start than to count.
    await tx.execute(sql`set local max_parallel_workers_per_gather = 0`)
    return tx.execute<{ name: string; print: string | null }>(
      sql`${sql.join([jobs, ...prints], sql` union all `)} order by name`,
    )
  })
  return rows.map(({ name, print }) => `${name} ${print ?? '-'}`).join('\n')
}
