import { getTableName, type SQL, sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Statements } from './database.ts'

const identifiers = (names: readonly string[]): SQL =>
  sql.join(
    names.map(name => sql.identifier(name)),
    sql`, `,
  )

/**
 * Has the database look again at how much there is in tables that are being filled, by the columns they are read by.
 * By itself it does so within minutes; until then it takes them for as small as they were, and reads all of them for
 * each of very many parts. A table that it is looking at already is left to that.
 */
export async function freshStatistics(db: Statements, columns: readonly PgColumn[]): Promise<void> {
  const tables = [...Map.groupBy(columns, ({ table }) => getTableName(table))].map(([table, ofTable]) => {
    const names = ofTable.map(({ name }) => toSnakeCase(name))
    return sql`${sql.identifier(table)} (${identifiers(names)})`
  })
  await db.execute(sql`analyze (skip_locked) ${sql.join(tables, sql`, `)}`)
}
