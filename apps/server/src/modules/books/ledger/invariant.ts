import type { SQL } from 'drizzle-orm'

/** What must hold. `broken` selects what breaks it, one row each, with a column `what`. */
export interface Invariant {
  name: string
  broken: SQL
}
