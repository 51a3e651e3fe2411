import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'
import { issuedTicket } from './fulfilment.ts'

/** Tickets that somebody put into a wallet. */
export const walletPass = pgTable('wallet_pass', {
  /** What the wallet calls its serial number. */
  ticketId: uuid()
    .primaryKey()
    .references(() => issuedTicket.id),
  clientId: text().notNull(),
  /** What the wallet proves itself with when it asks for the pass again. */
  token: text().notNull(),
  createdOn: instant().notNull(),
  /** What of the ticket a pass can show has last changed. */
  changedOn: instant().notNull(),
  /** Of what was shown then, so that a change is noticed. */
  fingerprint: text().notNull(),
  /**
   * When a link to Google's wallet was last made of it; null where none was. Whether it was followed nobody tells us.
   */
  googleLinkedOn: instant(),
})

/** Devices that want to hear of changes to a pass. */
export const walletRegistration = pgTable(
  'wallet_registration',
  {
    deviceId: text().notNull(),
    ticketId: uuid()
      .notNull()
      .references(() => walletPass.ticketId, { onDelete: 'cascade' }),
    pushToken: text().notNull(),
    registeredOn: instant().notNull(),
  },
  table => [
    primaryKey({ columns: [table.deviceId, table.ticketId] }),
    index('wallet_registration_of_pass').on(table.ticketId),
  ],
)
