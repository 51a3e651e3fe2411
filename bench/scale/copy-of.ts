/** Expressions by the column they fill; the number of the order is `i`, the row that is copied `s`. */
export type Columns = Readonly<Record<string, string>>

interface Copy {
  table: string
  /** Every column of the table as it is migrated now. */
  columns: readonly string[]
  /** Which row is copied. */
  sample: string
  /** What differs from copy to copy. */
  own: Columns
  /** For which orders there is one. */
  only: string
  orders: { first: number; last: number }
}

/**
 * A statement that stores a row like the sample for each of these orders: new columns of a table are copied along
 * without being named here.
 */
export function copyOf({ table, columns, sample, own, only, orders: { first, last } }: Copy): string {
  const unknown = Object.keys(own).filter(name => !columns.includes(name))
  if (unknown.length > 0) throw new Error(`${table} has no ${unknown.join(', ')} any more`)
  const values = columns.map(name => own[name] ?? `s."${name}"`)
  return `insert into ${table} (${columns.map(name => `"${name}"`).join(', ')})
    select ${values.join(', ')} from generate_series(${first}, ${last}) i cross join (${sample}) s where ${only}`
}
