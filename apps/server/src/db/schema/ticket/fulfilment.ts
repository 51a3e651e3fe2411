import type { BookingType, IssuedTicketState, IssueFacts, Ticket } from '@billett/domain'
import { sql } from 'drizzle-orm'
import {
  check,
  foreignKey,
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
import { ledgerEntry } from '../books/ledger.ts'
import { bytes, instant } from '../columns.ts'
import { order } from './order.ts'

/** What was sold and what was taken back, one row each; a cancellation names the sale it undoes. */
export const booking = pgTable(
  'booking',
  {
    id: uuid().primaryKey(),
    orderId: uuid()
      .notNull()
      .references(() => order.id),
    number: integer().notNull(),
    type: text().$type<BookingType>().notNull(),
    ticketId: uuid().notNull(),
    ticketName: text().notNull(),
    amountCents: integer().notNull(),
    vatCents: integer().notNull(),
    vatPermille: integer().notNull(),
    cancelsId: uuid(),
    bookedOn: instant().notNull(),
  },
  table => [
    unique('booking_number').on(table.orderId, table.number),
    unique('booking_in_order').on(table.orderId, table.id),
    uniqueIndex('booking_cancelled_once').on(table.cancelsId),
    foreignKey({
      name: 'booking_cancels_within_order',
      columns: [table.orderId, table.cancelsId],
      foreignColumns: [table.orderId, table.id],
    }),
  ],
)

/**
 * Tickets that can be shown to an inspector. None of an order exists without the ledger entry that pays for it; one of
 * a contract is the pass of a period and stands on its claim.
 */
export const issuedTicket = pgTable(
  'issued_ticket',
  {
    id: uuid().primaryKey(),
    /** A ticket is of an order, or of a contract. */
    orderId: uuid().references(() => order.id),
    /** Null only for the pass of a product that costs nothing. */
    ledgerEntryId: uuid().references(() => ledgerEntry.id),
    /** No foreign keys: contracts and claims come later than tickets. */
    contractId: uuid(),
    claimId: uuid(),
    /** Of a pass: whose it is, and what it says of its contract; an order knows these itself. */
    clientId: text(),
    ownerId: uuid(),
    issueFacts: jsonb().$type<IssueFacts>(),
    /** The multi-ride ticket this ride was taken from. */
    parentId: uuid(),
    content: jsonb().$type<Ticket>().notNull(),
    /** Null while a ride has to be validated first, and again when it is forgotten who travelled. */
    barcode: bytes(),
    state: text().$type<IssuedTicketState>().notNull(),
    validFrom: instant().notNull(),
    validTo: instant().notNull(),
    rides: integer().notNull(),
    ridesUsed: integer().notNull().default(0),
    issuedOn: instant().notNull(),
    /** When it was cancelled or handed over; null while it is good, and where it was before this was kept. */
    cancelledOn: instant(),
  },
  table => [
    index('issued_ticket_order').on(table.orderId),
    index('issued_ticket_contract').on(table.contractId).where(sql`${table.contractId} is not null`).concurrently(),
    uniqueIndex('issued_ticket_pass')
      .on(table.contractId, table.validFrom)
      .where(sql`${table.contractId} is not null and ${table.state} <> 'cancelled'`)
      .concurrently(),
    index('issued_ticket_pass_known')
      .on(table.clientId, table.validTo)
      .where(sql`${table.contractId} is not null and ${table.barcode} is not null`)
      .concurrently(),
    check('issued_ticket_subject', sql`(${table.orderId} is null) <> (${table.contractId} is null)`),
    check(
      'issued_ticket_backed',
      sql`num_nonnulls(${table.contractId}, ${table.claimId}, ${table.clientId}, ${table.issueFacts}) = case when ${table.contractId} is null then 0 else 4 end and num_nonnulls(${table.orderId}) <= num_nonnulls(${table.ledgerEntryId})`,
    ),
    index('issued_ticket_parent').on(table.parentId).where(sql`${table.parentId} is not null`),
    // Who was checked without a pass is looked for among those whom tickets name.
    index('issued_ticket_named')
      .on(sql`lower(${table.content} #>> '{passenger,lastName}')`, table.validTo)
      .where(sql`${table.content} #>> '{passenger,lastName}' is not null`)
      .concurrently(),
    index('issued_ticket_issued').using('brin', table.issuedOn).concurrently(),
    index('issued_ticket_cancelled').on(table.validTo).where(sql`${table.state} = 'cancelled'`).concurrently(),
    index('issued_ticket_handed_over').on(table.validTo).where(sql`${table.state} = 'handedOver'`).concurrently(),
    foreignKey({ name: 'issued_ticket_of_parent', columns: [table.parentId], foreignColumns: [table.id] }),
    check('issued_ticket_rides', sql`${table.ridesUsed} between 0 and ${table.rides}`),
  ],
)

/** Wishes to have the mail with the tickets once more. Those of one minute are one. */
export const mailWish = pgTable(
  'mail_wish',
  {
    orderId: uuid()
      .notNull()
      .references(() => order.id),
    /** The minute it was uttered in. */
    minute: instant().notNull(),
  },
  table => [
    primaryKey({ columns: [table.orderId, table.minute] }),
    index('mail_wish_minute').using('brin', table.minute).concurrently(),
  ],
)
