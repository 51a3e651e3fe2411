import { sql } from 'drizzle-orm'
import { integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'

/** Statements that staff of a client have stored (Spec 3 §3). Who wrote and who released one is told by their acts. */
export const sqlStatement = pgTable(
  'sql_statement',
  {
    clientId: text().notNull(),
    description: text().notNull(),
    statement: text().notNull(),
    /** Counts changes from 1, so that nobody overwrites what they have not read. */
    version: integer().notNull().default(1),
    writtenOn: instant().notNull(),
    /** Null for a draft, and again when it is changed. */
    releasedOn: instant(),
  },
  table => [
    primaryKey({ columns: [table.clientId, table.description] }),
    // Files of two statements must not have one name where small and large letters are the same.
    uniqueIndex('sql_statement_described_once').on(table.clientId, sql`lower(${table.description})`),
  ],
)
