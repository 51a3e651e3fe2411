import { getTableColumns, type InferSelectModel, type SQL, sql, type Table } from 'drizzle-orm'

/** A row of places that values are put into when a prepared statement is run. */
export type Places<T extends Table> = { [Column in keyof InferSelectModel<T>]: SQL<InferSelectModel<T>[Column]> }

/** `index` tells the rows of one statement apart. */
export function placesOf<T extends Table>(table: T, index?: number): Places<T>
export function placesOf(table: Table, index = 0): Record<string, SQL> {
  const columns = Object.keys(getTableColumns(table))
  return Object.fromEntries(columns.map(column => [column, sql`${sql.placeholder(`${column}.${index}`)}`]))
}

/** What a row puts into them, each value as the driver takes it. */
export function valuesOf<T extends Table>(table: T, row: InferSelectModel<T>, index = 0): Record<string, unknown> {
  const given: Record<string, unknown> = row
  return Object.fromEntries(
    Object.entries(getTableColumns(table)).map(([name, column]) => {
      const value = given[name] ?? null
      return [`${name}.${index}`, value === null ? null : column.mapToDriverValue(value)]
    }),
  )
}
