import type { InferSelectModel, Table } from 'drizzle-orm'
import { prepared } from './prepared.ts'
import { type Places, placesOf, valuesOf } from './row-places.ts'
import type { Statements } from './statements.ts'

interface Executable<Result> {
  execute: (values: Record<string, unknown>) => Promise<Result>
}

/** So many rows are written by one statement at most. */
const MOST_ROWS = 4

/**
 * Writes whole rows with statements whose text is built once per connection: `const insertBookings =
 * preparedInsert(booking, (db, rows) => db.insert(booking).values(rows).prepare(`…${rows.length}`))`, used as
 * `insertBookings(tx, all)`. Gives what each statement gave.
 */
export function preparedInsert<T extends Table, Result>(
  table: T,
  build: (db: Statements, rows: Places<T>[]) => Executable<Result>,
): (db: Statements, rows: readonly InferSelectModel<T>[]) => Promise<Result[]> {
  const statements = Array.from({ length: MOST_ROWS }, (_, more) => {
    const rows = Array.from({ length: more + 1 }, (_, index) => placesOf(table, index))
    return prepared((db: Statements) => build(db, rows))
  })
  return async (db, rows) => {
    const results: Result[] = []
    for (let first = 0; first < rows.length; first += MOST_ROWS) {
      const part = rows.slice(first, first + MOST_ROWS)
      const values = part.map((row, index) => valuesOf(table, row, index))
      const statement = statements[part.length - 1]
      if (statement) results.push(await statement(db).execute(Object.assign({}, ...values)))
    }
    return results
  }
}
