import { getTableColumns, getTableName, type InferInsertModel, type SQL, sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Transaction } from './database.ts'

/**
 * Writes any number of rows by one statement of one text: the rows are one parameter. Not for columns of bytes, which
 * JSON has no word for.
 */
export async function insertRows<T extends PgTable>(
  tx: Transaction,
  table: T,
  rows: readonly InferInsertModel<T>[],
): Promise<void> {
  if (rows.length > 0) await tx.execute(insertOf(table, rows))
}

/** The statement, for whoever says more in it: what becomes of rows that are there already. */
export function insertOf<T extends PgTable>(table: T, rows: readonly InferInsertModel<T>[]): SQL {
  // What no row says and has a usual value is left to the database.
  const said = new Set<string>()
  for (const row of rows) for (const name of Object.keys(row)) said.add(name)
  const columns = Object.entries(getTableColumns(table)).filter(
    ([name, { hasDefault }]) => !hasDefault || said.has(name),
  )
  const written = columns.map(([name]) => sql.identifier(toSnakeCase(name)))
  // The database renames them: a million rows are not copied for it.
  const given = columns.map(([name]) => sql.identifier(name))
  const typed = columns.map(([name, column]) => sql`${sql.identifier(name)} ${sql.raw(column.getSQLType())}`)
  const listed = (all: SQL[] | typeof given) => sql.join(all, sql`, `)
  return sql`insert into ${sql.identifier(getTableName(table))} (${listed(written)})
    select ${listed(given)} from json_to_recordset(${JSON.stringify(rows)}::json) as given(${listed(typed)})`
}
