import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'
import { paymentAttempt, refund } from '../pay/payment.ts'
import { order } from '../ticket/order.ts'

/**
 * Where money can be; `receivable`: what payers of subscriptions owe; `clearing`: what a demo books as paid by
 * hand, and money on its way from an order to a contract; `inTransit`: what banks were told to collect and has not
 * come; `bank`: what has; `fees`: what banks took for what they gave back; `writeOff`: what is not asked for any more.
 */
export type Account =
  | 'provider'
  | 'customer'
  | 'revenue'
  | 'refundDue'
  | 'receivable'
  | 'clearing'
  | 'inTransit'
  | 'bank'
  | 'fees'
  | 'writeOff'

/** Double entry: each row takes from one account and gives to another. Rows are only ever added. */
export const ledgerEntry = pgTable(
  'ledger_entry',
  {
    id: uuid().primaryKey(),
    /**
     * What it books, once: `capture:{attempt}`, `sale:{order}`, `refundDue:{refund}`, `refunded:{refund}`,
     * `reversal:{ticket}`, `claim:{claim}`, `byHand:{claim}`, `passedOn:{ticket}`, `firstPayment:{ticket}`; of
     * each claim of a collection `presented:{collection}:{claim}`, `settled:…`, `returned:…`, `rejected:…`, and
     * with the file in between `refused:{file}:…` and `presented:{file}:…`; the same of each claim of a payout, by its
     * id; `charges:{collection}`, `paid:{claimPayment}`, `surplus:{bankEntry}` or `surplus:{debtPayment}`.
     */
    key: text().notNull().unique(),
    debit: text().$type<Account>().notNull(),
    credit: text().$type<Account>().notNull(),
    amountCents: integer().notNull(),
    /** An entry is about an order, or about a contract. */
    orderId: uuid().references(() => order.id),
    /** No foreign key: contracts come later than the books. */
    contractId: uuid(),
    attemptId: uuid().references(() => paymentAttempt.id),
    refundId: uuid().references(() => refund.id),
    bookedOn: instant().notNull(),
  },
  table => [
    index('ledger_entry_order').on(table.orderId),
    index('ledger_entry_contract').on(table.contractId).where(sql`${table.contractId} is not null`).concurrently(),
    index('ledger_entry_booked').using('brin', table.bookedOn).concurrently(),
    check('ledger_entry_subject', sql`(${table.orderId} is null) <> (${table.contractId} is null)`),
    check('ledger_entry_accounts', sql`${table.debit} <> ${table.credit}`),
    // Only a sale may be of nothing: a free product, or a code that took it all.
    check(
      'ledger_entry_amount',
      sql`${table.amountCents} > 0 or (${table.amountCents} = 0 and ${table.key} like 'sale:%')`,
    ),
  ],
)
