import { getTableName, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Statements } from './database.ts'

/**
 * Has the database look again at how much there is in tables that are being filled. By itself it does so within minutes;
 * until then it takes them for as small as they were, and reads all of them for each of very many parts. A table that it
 * is looking at already is left to that.
 */
export async function freshStatistics(db: Statements, tables: readonly PgTable[]): Promise<void> {
  const names = tables.map(table => sql.identifier(getTableName(table)))
  await db.execute(sql`analyze (skip_locked) ${sql.join(names, sql`, `)}`)
}
