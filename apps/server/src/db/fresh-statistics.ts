import { getTableName, type SQL, sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Statements } from './database.ts'

interface Given {
  db: Statements
  log: { warn: (facts: { err: unknown }, text: string) => void }
}

const identifiers = (names: readonly string[]): SQL =>
  sql.join(
    names.map(name => sql.identifier(name)),
    sql`, `,
  )

/**
 * Has the database look again at how much there is in tables that are being filled, by the columns they are read by.
 * By itself it does so within minutes; until then it takes them for as small as they were, and reads all of them for
 * each of very many parts. A table that it is looking at already is left to that, and where it cannot look everything
 * goes on as before.
 */
export async function freshStatistics({ db, log }: Given, columns: readonly PgColumn[]): Promise<void> {
  const tables = [...Map.groupBy(columns, ({ table }) => getTableName(table))].map(([table, ofTable]) => {
    const names = ofTable.map(({ name }) => toSnakeCase(name))
    return sql`${sql.identifier(table)} (${identifiers(names)})`
  })
  try {
    await db.execute(sql`analyze (skip_locked) ${sql.join(tables, sql`, `)}`)
  } catch (error) {
    log.warn({ err: error }, 'the database could not look at tables that are being filled')
  }
}
