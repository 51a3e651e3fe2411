import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'

/** A fingerprint of everything stored, queued jobs included: equal prints, nothing changed. */
export async function databasePrint(db: Database): Promise<string> {
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`select quote_ident(table_name) as name from information_schema.tables where table_schema = 'public' order by 1`,
  )
  const hash = createHash('sha256')
  for (const { name } of tables) {
    const { rows } = await db.execute(sql`select t::text as row from ${sql.raw(name)} t order by 1`)
    hash.update(JSON.stringify([name, rows]))
  }
  const { rows: jobs } = await db.execute(sql`select name, data from job.job order by id`)
  return hash.update(JSON.stringify(jobs)).digest('hex')
}
