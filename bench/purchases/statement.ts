import type { Row } from './sample.ts'

/** A prepared statement: its name, its text, and the values it is run with unless others are given. */
export interface Statement {
  name: string
  text: string
  values: Row
}

const listed = (columns: readonly string[]): string => columns.map(column => `"${column}"`).join(', ')

/** Stores a row of all columns that the migrated table has. */
export function insertion(name: string, table: string, row: Row): Statement {
  const columns = Object.keys(row)
  const places = columns.map((_, index) => `$${index + 1}`).join(', ')
  return { name, text: `insert into ${table} (${listed(columns)}) values (${places})`, values: row }
}

/** Sets some columns of the row with this id to what they are in the sample. */
export function change(name: string, table: string, row: Row, columns: readonly string[]): Statement {
  const missing = columns.filter(column => !(column in row))
  if (missing.length > 0) throw new Error(`${table} has no ${listed(missing)} any more`)
  const set = columns.map((column, index) => `"${column}" = $${index + 2}`).join(', ')
  const values = Object.fromEntries(['id', ...columns].map(column => [column, row[column] ?? null]))
  return { name, text: `update ${table} set ${set} where id = $1`, values }
}

/** Holds the row with this id until the transaction ends. */
export const lock = (name: string, table: string): Statement => ({
  name,
  text: `select * from ${table} where id = $1 for update`,
  values: { id: null },
})
