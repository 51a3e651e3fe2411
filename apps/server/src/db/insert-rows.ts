import { getTableColumns, getTableName, type InferInsertModel, sql } from 'drizzle-orm'
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
  if (rows.length === 0) return
  // What no row says and has a usual value is left to the database.
  const said = new Set(rows.flatMap(row => Object.keys(row)))
  const names = Object.entries(getTableColumns(table))
    .filter(([name, { hasDefault }]) => !hasDefault || said.has(name))
    .map(([name]): Naming => [name, toSnakeCase(name)])
  const columns = sql.join(
    names.map(([, column]) => sql.identifier(column)),
    sql`, `,
  )
  const given = JSON.stringify(rows.map(row => withColumnNames(names, row)))
  const name = sql.identifier(getTableName(table))
  await tx.execute(
    sql`insert into ${name} (${columns}) select ${columns} from json_populate_recordset(null::${name}, ${given}::json)`,
  )
}

/** What a column is called here, and in the database. */
type Naming = readonly [name: string, column: string]

const withColumnNames = (names: readonly Naming[], row: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(names.map(([name, column]) => [column, row[name] ?? null]))
