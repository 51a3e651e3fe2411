import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'

/** How often something was tried. The key is a hash: neither account nor address can be read from it. */
export const tryCount = pgTable(
  'attempt_count',
  { key: text().primaryKey(), since: instant().notNull(), count: integer().notNull() },
  table => [index('attempt_count_since').on(table.since), check('attempt_count_positive', sql`${table.count} > 0`)],
)
