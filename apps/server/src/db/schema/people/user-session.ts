import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'
import { userAccount } from './user-account.ts'

/** Who of the staff acts in a customer's place, why, and in which session of their own they began it. */
export interface TakeOver {
  by: string
  reason: string
  ticketNumber: string
  /** Missing of what began before it was kept. */
  session?: string | null
}

/**
 * A device that has signed in. Its refresh tokens are one family: the session ends with the first that is used twice.
 */
export const userSession = pgTable(
  'user_session',
  {
    id: uuid().primaryKey(),
    accountId: uuid()
      .notNull()
      .references(() => userAccount.id, { onDelete: 'cascade' }),
    /** `Firefox, Windows` */
    device: text().notNull(),
    startedOn: instant().notNull(),
    seenOn: instant().notNull(),
    /** When the last refresh token runs out; after that nothing can come of this session. */
    expiresOn: instant().notNull(),
    /** When the holder has shown last, with a passkey, who they are. */
    provenOn: instant(),
    /** Staff who act in it in the account's place, and why; null of its owner's own. */
    takeOver: jsonb().$type<TakeOver>(),
    /** When the owner was told of it, once it was over. */
    toldOn: instant(),
    endedOn: instant(),
    endedBy: text().$type<'logout' | 'elsewhere' | 'password' | 'reuse' | 'staff' | 'deletion'>(),
  },
  table => [
    index('user_session_account').on(table.accountId),
    index('user_session_expiry').on(table.expiresOn),
    index('user_session_untold')
      .on(table.expiresOn)
      .concurrently()
      .where(sql`${table.takeOver} is not null and ${table.toldOn} is null`),
    check('user_session_end', sql`(${table.endedOn} is null) = (${table.endedBy} is null)`),
  ],
)

/** Only their hashes are kept. A used one stays until its session goes, so that a second use is noticed. */
export const refreshToken = pgTable(
  'refresh_token',
  {
    /** SHA-256 of the token, base64url. */
    hash: text().primaryKey(),
    sessionId: uuid()
      .notNull()
      .references(() => userSession.id, { onDelete: 'cascade' }),
    expiresOn: instant().notNull(),
    usedOn: instant(),
  },
  table => [index('refresh_token_session').on(table.sessionId)],
)
