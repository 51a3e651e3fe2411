import { bigint, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, instant } from '../columns.ts'
import { userAccount } from './user-account.ts'

/** A second way to sign in: a key pair whose private half never leaves the customer's device. */
export const passkey = pgTable(
  'passkey',
  {
    /** The credential's id, base64url. */
    id: text().primaryKey(),
    accountId: uuid()
      .notNull()
      .references(() => userAccount.id, { onDelete: 'cascade' }),
    /** COSE key. */
    publicKey: bytes().notNull(),
    /** How often the device says it was used; a number that falls is a copy's. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: jsonb().$type<string[]>().notNull(),
    /** `Firefox, Windows` */
    device: text().notNull(),
    createdOn: instant().notNull(),
    usedOn: instant(),
  },
  table => [index('passkey_account').on(table.accountId)],
)

/** What a device is to sign, once. */
export const passkeyChallenge = pgTable(
  'passkey_challenge',
  {
    challenge: text().primaryKey(),
    /** Whose passkey is to be made; null where somebody signs in. */
    accountId: uuid().references(() => userAccount.id, { onDelete: 'cascade' }),
    expiresOn: instant().notNull(),
  },
  table => [index('passkey_challenge_expiry').on(table.expiresOn)],
)
