import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { billingRun } from './claim.ts'
import { partColumns } from './part-columns.ts'

/** A part of a run: a thousand payers. */
export const runPart = pgTable(
  'billing_run_part',
  {
    runId: uuid()
      .notNull()
      .references(() => billingRun.id),
    ...partColumns(),
  },
  table => [
    primaryKey({ columns: [table.runId, table.pass, table.number] }),
    index('billing_run_part_open').on(table.runId, table.pass).where(sql`${table.finishedOn} is null`),
    check('billing_run_part_made', sql`${table.made} between 0 and ${table.looked}`),
  ],
)
