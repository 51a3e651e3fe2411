import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'
import { mandate } from '../pay/mandate.ts'
import { party } from '../people/party.ts'

/** How and when a party pays for contracts, its own and others'. */
export const payerAccount = pgTable(
  'payer_account',
  {
    id: uuid().primaryKey(),
    clientId: text().notNull(),
    partyId: uuid()
      .notNull()
      .references(() => party.id),
    method: text().$type<'sepa' | 'invoice' | 'card' | 'payroll'>().notNull(),
    /** Of direct debit; null while none is given. */
    mandateId: uuid().references(() => mandate.id),
    /** Day of the month, 1 to 31; in shorter months the last. */
    dueDay: integer().notNull(),
    /** A second day for what came too late for the first; null: it waits for the next month. */
    lateDay: integer(),
    /** Days between the notice and the collection, as agreed with the mandate. */
    noticeDays: integer().notNull(),
    createdOn: instant().notNull(),
  },
  table => [
    unique('payer_account_party').on(table.clientId, table.partyId),
    check('payer_account_method', sql`${table.method} in ('sepa', 'invoice', 'card', 'payroll')`),
    check(
      'payer_account_days',
      sql`${table.dueDay} between 1 and 31 and ${table.lateDay} between 1 and 31 and ${table.noticeDays} between 1 and 60`,
    ),
  ],
)
