import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { userAccount } from './user-account.ts'

/** An app of somebody of the company that shows another code every half minute (RFC 6238). */
export const codeApp = pgTable('code_app', {
  accountId: uuid()
    .primaryKey()
    .references(() => userAccount.id, { onDelete: 'cascade' }),
  /** What the app knows too, sealed under a key of the shop's; null before it has shown a right code. */
  secret: text(),
  /** The same of an app that is being set up: it opens nothing before its first right code, then takes the place. */
  pending: text(),
  /** The last step of time whose code was used: each is good once. */
  lastStep: integer().notNull(),
})

/** What is written down for the day the app is lost; each is good once, and gone then. */
export const recoveryCode = pgTable(
  'recovery_code',
  {
    /** SHA-256 of 80 random bits, base64url. */
    hash: text().primaryKey(),
    accountId: uuid()
      .notNull()
      .references(() => userAccount.id, { onDelete: 'cascade' }),
  },
  table => [index('recovery_code_account').on(table.accountId)],
)
