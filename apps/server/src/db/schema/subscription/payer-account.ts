import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
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
    // Which days there are of very many payers, by going from one to the next: asked every half minute.
    index('payer_account_due_days')
      .on(table.clientId, table.dueDay, sql`coalesce(${table.lateDay}, 0)`)
      .where(sql`${table.method} = 'sepa' and ${table.mandateId} is not null`)
      .concurrently(),
    check('payer_account_method', sql`${table.method} in ('sepa', 'invoice', 'card', 'payroll')`),
    check(
      'payer_account_days',
      sql`${table.dueDay} between 1 and 31 and ${table.lateDay} between 1 and 31 and ${table.noticeDays} between 1 and 60`,
    ),
  ],
)
