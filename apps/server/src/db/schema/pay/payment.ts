import type {
  AttemptReason,
  AttemptState,
  DirectDebit,
  RefundCause,
  RefundFailure,
  RefundSource,
  RefundState,
} from '@billett/domain'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { isUndecided } from '../../state-in.ts'
import { instant } from '../columns.ts'
import { order } from '../ticket/order.ts'

/** Tries at paying an order. */
export const paymentAttempt = pgTable(
  'payment_attempt',
  {
    id: uuid().primaryKey(),
    orderId: uuid()
      .notNull()
      .references(() => order.id),
    number: integer().notNull(),
    provider: text().notNull(),
    /** An offered method's id, or a stored one's. */
    methodId: text().notNull(),
    /** Of a stored method: charged by it, perhaps without sending the passenger anywhere. */
    token: text(),
    /** What is paid with, fit to be shown: `Visa •••• 1111`. */
    methodLabel: text(),
    /** Of a direct debit: what its payer is told in the order's mail. */
    debit: jsonb().$type<DirectDebit>(),
    amountCents: integer().notNull(),
    currency: text().notNull(),
    /** What it is to pay for; money for other tickets goes back. */
    ticketIds: jsonb().$type<string[]>().notNull(),
    /** Stored before the provider is called, so that a lost answer can be asked for again. */
    idempotencyKey: uuid().notNull().unique(),
    reference: text(),
    redirectUrl: text(),
    state: text().$type<AttemptState>().notNull(),
    /** Why it came to nothing. */
    reason: text().$type<AttemptReason>(),
    createdOn: instant().notNull(),
    /** Counts every change; a fact fetched before a change is fetched again. */
    version: integer().notNull().default(0),
    /** When the provider is asked next; null when nothing is open. */
    pollOn: instant(),
    polls: integer().notNull().default(0),
  },
  table => [
    unique('payment_attempt_number').on(table.orderId, table.number),
    unique('payment_attempt_reference').on(table.provider, table.reference),
    uniqueIndex('payment_attempt_one_open').on(table.orderId).where(isUndecided(table.state)),
    index('payment_attempt_poll').on(table.pollOn).where(sql`${table.pollOn} is not null`),
    index('payment_attempt_by_reference').on(table.reference).where(sql`${table.reference} is not null`).concurrently(),
    // Where money moves there are few: what staff look for as test purchases.
    index('payment_attempt_test')
      .on(table.orderId)
      .where(sql`(${table.provider} = 'demo' or ${table.reference} like 'cs\\_test\\_%')`)
      .concurrently(),
    // By which staff find what was paid with a card or from an account, as far as the provider told.
    index('payment_attempt_digits')
      .on(sql`right(${table.methodLabel}, 4)`)
      .where(sql`${table.methodLabel} like '%•••• ____'`)
      .concurrently(),
    index('payment_attempt_created').using('brin', table.createdOn).concurrently(),
    check('payment_attempt_amount', sql`${table.amountCents} > 0`),
  ],
)

/** Messages of payment providers, each handled once. */
export const webhookInbox = pgTable(
  'webhook_inbox',
  {
    provider: text().notNull(),
    eventId: text().notNull(),
    reference: text().notNull(),
    handledOn: instant().notNull(),
  },
  table => [
    primaryKey({ columns: [table.provider, table.eventId] }),
    index('webhook_inbox_handled').using('brin', table.handledOn).concurrently(),
  ],
)

/** Money that goes back. */
export const refund = pgTable(
  'refund',
  {
    id: uuid().primaryKey(),
    orderId: uuid()
      .notNull()
      .references(() => order.id),
    attemptId: uuid()
      .notNull()
      .references(() => paymentAttempt.id),
    amountCents: integer().notNull(),
    why: text().$type<RefundCause>().notNull(),
    state: text().$type<RefundState>().notNull(),
    createdOn: instant().notNull(),
    doneOn: instant(),
    /** How often the provider was to be asked, each time under a key of its own (`refundKey`). */
    tries: integer().notNull().default(1),
    /** When staff had it tried again, the last time. */
    askedOn: instant(),
    /** False: before the provider is asked again, what it gave back is compared with what is known here. */
    compared: boolean().notNull().default(true),
    /** Why it came to nothing the last time. */
    failure: text().$type<RefundFailure>(),
    /** From where it was paid back by hand, what says so there, and on which day; null where its provider did. */
    paidFrom: text().$type<RefundSource>(),
    paidReference: text(),
    paidOn: text(),
  },
  table => [
    index('refund_order').on(table.orderId),
    index('refund_open').on(table.createdOn).where(sql`${table.state} = 'requested'`),
    index('refund_failed').on(table.createdOn).where(sql`${table.state} = 'failed'`).concurrently(),
    index('refund_paid_twice')
      .on(table.createdOn)
      .where(sql`${table.why} in ('alreadyPaid', 'wrongAmount')`)
      .concurrently(),
    check('refund_amount', sql`${table.amountCents} > 0`),
    check(
      'refund_by_hand',
      sql`num_nonnulls(${table.paidFrom}, ${table.paidReference}, ${table.paidOn}) in (0, 3)
        and (${table.paidFrom} is null or ${table.state} = 'done')`,
    ),
  ],
)

/** Money at a provider that our books know nothing of: what was lost with a database, for staff to see to. */
export const paymentCase = pgTable(
  'payment_case',
  {
    id: uuid().primaryKey(),
    provider: text().notNull(),
    /** The provider's own. No order of ours has it, or its books say more went back than ours do. */
    reference: text().notNull(),
    /** `noOrder`: charged, and no order is known. `unknownRefund`: more went back than is known here. */
    kind: text().$type<'noOrder' | 'unknownRefund'>().notNull(),
    amountCents: integer().notNull(),
    currency: text().notNull(),
    /** Of an unknown refund: whose money it was. */
    orderId: uuid(),
    foundOn: instant().notNull(),
    state: text().$type<'open' | 'refunded' | 'closed'>().notNull(),
    closedOn: instant(),
  },
  table => [
    unique('payment_case_once').on(table.provider, table.reference, table.kind),
    check('payment_case_amount', sql`${table.amountCents} > 0`),
  ],
)
