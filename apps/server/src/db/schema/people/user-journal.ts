import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'

/**
 * What happened to accounts, for those who must look into it later. Append only, and without names or addresses: it
 * outlives the account.
 */
export const accountEvent = pgTable(
  'account_event',
  {
    id: uuid().primaryKey(),
    /** Null where the name that was tried has no account. */
    accountId: uuid(),
    kind: text().notNull(),
    sessionId: uuid(),
    on: instant().notNull(),
  },
  table => [index('account_event_account').on(table.accountId, table.on)],
)
