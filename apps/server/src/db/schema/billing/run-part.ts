import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'
import { billingRun } from './claim.ts'

/**
 * A thousand payers of a run, in the order of their ids: done in one transaction with what is done for them, so that
 * whoever is killed leaves whole parts behind. A pass goes over all payers once.
 */
export const runPart = pgTable(
  'billing_run_part',
  {
    runId: uuid()
      .notNull()
      .references(() => billingRun.id),
    /** What is done, and for announcing the day it is done on. */
    pass: text().notNull(),
    number: integer().notNull(),
    firstId: uuid().notNull(),
    lastId: uuid().notNull(),
    /** Null while it is still to be done. */
    finishedOn: instant(),
    /** Payers that were looked at, and those something was made for. */
    looked: integer().notNull(),
    made: integer().notNull(),
  },
  table => [
    primaryKey({ columns: [table.runId, table.pass, table.number] }),
    index('billing_run_part_open').on(table.runId, table.pass).where(sql`${table.finishedOn} is null`),
    check('billing_run_part_made', sql`${table.made} between 0 and ${table.looked}`),
  ],
)
