import { sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'

/** A fingerprint of everything stored, queued jobs included: equal prints, nothing changed. That something was tried is not among it. */
export async function databasePrint(db: Database): Promise<string> {
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`select quote_ident(table_name) as name from information_schema.tables where table_schema = 'public' and table_name not in ('attempt_count', 'account_event') order by 1`,
  )
  const prints = ['(select name, data from job.job)', ...tables.map(({ name }) => name)].map(
    from => sql`select md5(string_agg(row::text, '' order by row::text)) as print from ${sql.raw(from)} as row`,
  )
  const { rows } = await db.execute<{ print: string | null }>(sql.join(prints, sql` union all `))
  return rows.map(({ print }) => print ?? '-').join(' ')
}
