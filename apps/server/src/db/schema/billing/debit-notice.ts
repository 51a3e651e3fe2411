import { sql } from 'drizzle-orm'
import { check, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'
import { payerAccount } from '../subscription/payer-account.ts'

/**
 * What a payer was told before money is collected: a schedule of all that was known, by mandate, creditor and account.
 * Rows are only ever added; the latest is the one that holds.
 */
export const debitNotice = pgTable(
  'debit_notice',
  {
    id: uuid().primaryKey(),
    clientId: text().notNull(),
    payerId: uuid()
      .notNull()
      .references(() => payerAccount.id),
    /** 1, 2, 3 … of a payer: two runs cannot both tell the same. */
    number: integer().notNull(),
    /** No foreign key: it is kept longer than its mandate. */
    mandateId: uuid().notNull(),
    mandateReference: text().notNull(),
    creditorId: text().notNull(),
    /** The last digits of the account, as they were told. */
    ibanTail: text().notNull(),
    /** The day it counts from. */
    sentOn: text().notNull(),
    createdOn: instant().notNull(),
  },
  table => [unique('debit_notice_number').on(table.payerId, table.number)],
)

/** What is collected on a day, and is the most that may be. */
export const debitNoticeLine = pgTable(
  'debit_notice_line',
  {
    noticeId: uuid()
      .notNull()
      .references(() => debitNotice.id),
    dueOn: text().notNull(),
    cents: integer().notNull(),
  },
  table => [
    primaryKey({ columns: [table.noticeId, table.dueOn] }),
    check('debit_notice_line_cents', sql`${table.cents} > 0`),
  ],
)
