import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'
import { issuedTicket } from './fulfilment.ts'
import { order } from './order.ts'

/**
 * Tickets that were offered to whoever has a link. The link's secret was given once, to whoever offered; here is only
 * its hash. What was taken tells from whose order a ticket came, and of which it is now.
 */
export const ticketHandOver = pgTable(
  'ticket_hand_over',
  {
    id: uuid().primaryKey(),
    clientId: text().notNull(),
    orderId: uuid()
      .notNull()
      .references(() => order.id),
    ticketId: uuid()
      .notNull()
      .references(() => issuedTicket.id),
    /** SHA-256 of the secret, base64url. */
    hash: text().notNull().unique(),
    offeredOn: instant().notNull(),
    expiresOn: instant().notNull(),
    /** By who offered it, or because they gave it back. */
    withdrawnOn: instant(),
    takenOn: instant(),
    /** The receiver's order, and the ticket that took the place of the other. */
    takenOrderId: uuid().references(() => order.id),
    takenTicketId: uuid().references(() => issuedTicket.id),
  },
  table => [
    index('ticket_hand_over_order').on(table.orderId),
    index('ticket_hand_over_taken').on(table.takenOrderId),
    uniqueIndex('ticket_hand_over_open').on(table.ticketId).where(sql`${table.withdrawnOn} is null`),
    check(
      'ticket_hand_over_taken_whole',
      sql`num_nonnulls(${table.takenOn}, ${table.takenOrderId}, ${table.takenTicketId}) in (0, 3)`,
    ),
    check('ticket_hand_over_one_end', sql`${table.withdrawnOn} is null or ${table.takenOn} is null`),
  ],
)
