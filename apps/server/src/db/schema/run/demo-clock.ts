import { sql } from 'drizzle-orm'
import { check, integer, pgTable } from 'drizzle-orm/pg-core'

/** How far the clock of a demo runs ahead of real time: one row, or none. */
export const demoClock = pgTable(
  'demo_clock',
  { id: integer().primaryKey(), daysAhead: integer().notNull() },
  table => [check('demo_clock_one', sql`${table.id} = 1`), check('demo_clock_never_back', sql`${table.daysAhead} > 0`)],
)
