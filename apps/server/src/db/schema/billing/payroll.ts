import { index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'
import { payerAccount } from '../subscription/payer-account.ts'
import { claim } from './claim.ts'

/** What a company keeps back from the wages of its staff for a month. Rows are only ever added. */
export const payrollList = pgTable(
  'payroll_list',
  {
    id: uuid().primaryKey(),
    clientId: text().notNull(),
    /** The company. */
    payerId: uuid()
      .notNull()
      .references(() => payerAccount.id),
    /** `2026-12`: the month of the invoice that holds the same. */
    month: text().notNull(),
    currency: text().notNull(),
    count: integer().notNull(),
    cents: integer().notNull(),
    createdOn: instant().notNull(),
  },
  table => [unique('payroll_list_month').on(table.payerId, table.month)],
)

/** An employee's claim that is settled by wages: it is in one list at most. */
export const payrollEntry = pgTable(
  'payroll_entry',
  {
    claimId: uuid()
      .primaryKey()
      .references(() => claim.id),
    listId: uuid()
      .notNull()
      .references(() => payrollList.id),
    cents: integer().notNull(),
  },
  table => [index('payroll_entry_list').on(table.listId)],
)
