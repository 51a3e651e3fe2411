import type { Buyer, Language, Order, OrderState, Ticket } from '@billett/domain'
import { isOpen } from '@billett/domain'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { orderStateIn } from '../../state-in.ts'
import { instant } from '../columns.ts'

/** Carts and orders. The tickets stand in the row, so that a purchase changes one row under one lock. */
export const order = pgTable(
  'order',
  {
    id: uuid().primaryKey(),
    /**
     * What people call it. The default serves orders that are older than these numbers; it writes the same characters.
     */
    orderNumber: text()
      .notNull()
      .unique()
      .default(sql`translate(upper(substr(replace(gen_random_uuid()::text, '-', ''), 1, 10)), '01AE', 'GHJK')`),
    clientId: text().notNull(),
    ownerId: uuid().notNull(),
    state: text().$type<OrderState>().notNull(),
    language: text().$type<Language>().notNull(),
    currency: text().notNull(),
    tickets: jsonb().$type<Ticket[]>().notNull(),
    totalCents: integer().notNull(),
    discountCode: text(),
    buyer: jsonb().$type<Buyer>(),
    /** Where the passenger comes back to from the payment provider. */
    returnUrl: text(),
    createdOn: instant().notNull(),
    expiresOn: instant().notNull(),
    paidOn: instant(),
    terms: jsonb().$type<Order['terms']>().notNull().default({}),
    validateFirst: jsonb().$type<Order['validateFirst']>(),
    beginAskedOn: instant(),
    /** Gapless per client and year, given when the order is fulfilled. */
    invoiceNumber: text(),
  },
  table => [
    check(
      'order_state',
      orderStateIn(table.state, () => true),
    ),
    check('order_total_not_negative', sql`${table.totalCents} >= 0`),
    check('order_total_is_sum_of_tickets', sql`order_total(${table.tickets}) = ${table.totalCents}`),
    index('order_owner').on(table.ownerId, table.createdOn.desc()),
    index('order_expiry').on(table.expiresOn).where(orderStateIn(table.state, isOpen)),
    index('order_paid').using('brin', table.paidOn).concurrently(),
    index('order_unfulfilled').on(table.paidOn).where(sql`${table.state} = 'paid'`).concurrently(),
    // What staff look for: newest first, by the client and the state; and how somebody's address or name begins.
    index('order_staff_list').on(table.clientId, table.state, table.createdOn, table.id).concurrently(),
    index('order_buyer_email')
      .on(table.clientId, sql`lower(${table.buyer} ->> 'email') text_pattern_ops`)
      .where(sql`${table.buyer} is not null`)
      .concurrently(),
    index('order_buyer_name')
      .on(table.clientId, sql`lower(${table.buyer} ->> 'lastName') text_pattern_ops`)
      .where(sql`${table.buyer} is not null`)
      .concurrently(),
    uniqueIndex('order_invoice_number').on(table.clientId, table.invoiceNumber),
  ],
)

/**
 * Who used a discount code, and for which order. Released when the order ends without being paid; a cart that lies idle
 * may lose it to another. `usedOn` is when the cart was last touched.
 */
export const discountUse = pgTable(
  'discount_use',
  {
    code: text().notNull(),
    orderId: uuid()
      .notNull()
      .references(() => order.id),
    usedOn: instant().notNull(),
  },
  table => [primaryKey({ columns: [table.code, table.orderId] }), uniqueIndex('discount_use_order').on(table.orderId)],
)

/** One row per code, locked while its uses are counted. */
export const discountCounter = pgTable('discount_counter', { code: text().primaryKey(), uses: integer().notNull() })

/** The last invoice number given, locked while the next is taken. */
export const invoiceCounter = pgTable(
  'invoice_counter',
  { clientId: text().notNull(), year: integer().notNull(), last: integer().notNull() },
  table => [primaryKey({ columns: [table.clientId, table.year] })],
)

/** Texts that orders were placed under, each version once, for as long as the orders are kept. */
export const termsVersion = pgTable('terms_version', {
  fingerprint: text().primaryKey(),
  title: text().notNull(),
  html: text().notNull(),
})
