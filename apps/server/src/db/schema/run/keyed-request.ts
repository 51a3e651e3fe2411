import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'

/** A write that its caller gave a key, so that it happens once however often it is sent. */
export const keyedRequest = pgTable(
  'keyed_request',
  {
    /** Whose key it is and which, as a fingerprint. */
    id: text().primaryKey(),
    /** What was asked, as a fingerprint. */
    request: text().notNull(),
    begunOn: instant().notNull(),
    /** Written in the transactions of the call itself: something of it is stored. */
    hasEffect: boolean().notNull(),
    /** What was answered; nobody can read it without the caller's key. Null until then. */
    reply: text(),
  },
  table => [index('keyed_request_begun').on(table.begunOn)],
)
