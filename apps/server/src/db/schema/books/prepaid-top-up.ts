import type { TopUpState } from '@billett/domain'
import { TOP_UP_STATES } from '@billett/domain'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'
import { order } from '../ticket/order.ts'
import { ledgerEntry } from './ledger.ts'

const states = sql.raw(TOP_UP_STATES.map(state => `'${state}'`).join(', '))

/** Money that was paid for a prepaid card. None exists without the ledger entry that pays for it. */
export const prepaidTopUp = pgTable(
  'prepaid_top_up',
  {
    /** The ticket's id in its order; the card service knows the credit by it, so that it is made once. */
    id: uuid().primaryKey(),
    orderId: uuid()
      .notNull()
      .references(() => order.id),
    ledgerEntryId: uuid()
      .notNull()
      .references(() => ledgerEntry.id),
    cardNumber: text().notNull(),
    amountCents: integer().notNull(),
    currency: text().notNull(),
    state: text().$type<TopUpState>().notNull(),
    /** The card service's word on why it was refused. */
    reason: text(),
    createdOn: instant().notNull(),
    doneOn: instant(),
  },
  table => [
    index('prepaid_top_up_order').on(table.orderId),
    index('prepaid_top_up_open').on(table.createdOn).where(sql`${table.state} = 'requested'`),
    check('prepaid_top_up_state', sql`${table.state} in (${states})`),
    check('prepaid_top_up_amount', sql`${table.amountCents} > 0`),
    check('prepaid_top_up_done', sql`(${table.state} = 'requested') = (${table.doneOn} is null)`),
  ],
)
