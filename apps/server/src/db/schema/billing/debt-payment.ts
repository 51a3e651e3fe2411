import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'
import { payerAccount } from '../subscription/payer-account.ts'

/** A payment of what somebody owes, begun by the link of a reminder. Its id is the provider's idempotency key. */
export const debtPayment = pgTable(
  'debt_payment',
  {
    id: uuid().primaryKey(),
    clientId: text().notNull(),
    payerId: uuid()
      .notNull()
      .references(() => payerAccount.id),
    provider: text().notNull(),
    /** Of the provider; null while it has not answered. */
    reference: text(),
    amountCents: integer().notNull(),
    /** What was charged, once it was; it need not be what was asked for. */
    chargedCents: integer(),
    /** How much of it had gone back when it was booked. */
    refundedCents: integer().notNull().default(0),
    /**
     * `paid`: what was kept is booked, whatever was asked for. `refunded`: all of it went back before that. `surplus`:
     * it cannot be booked, and a case of payments says what becomes of it.
     */
    state: text().$type<'open' | 'paid' | 'failed' | 'refunded' | 'surplus'>().notNull(),
    createdOn: instant().notNull(),
    endedOn: instant(),
  },
  table => [
    unique('debt_payment_reference').on(table.provider, table.reference),
    index('debt_payment_open').on(table.createdOn).where(sql`${table.state} = 'open'`),
    index('debt_payment_payer').on(table.payerId),
    check('debt_payment_state', sql`${table.state} in ('open', 'paid', 'failed', 'refunded', 'surplus')`),
    check('debt_payment_amount', sql`${table.amountCents} > 0`),
    check('debt_payment_charged', sql`${table.chargedCents} >= ${table.refundedCents}`),
  ],
)
