import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'
import { userAccount } from '../people/user-account.ts'

/** What staff have noted of a customer or a colleague. Rows are only ever added, and go with the account. */
export const userNote = pgTable(
  'user_note',
  {
    id: uuid().primaryKey(),
    accountId: uuid()
      .notNull()
      .references(() => userAccount.id),
    /** Whoever wrote it. */
    byId: uuid().notNull(),
    text: text().notNull(),
    on: instant().notNull(),
  },
  table => [index('user_note_about').on(table.accountId, table.on)],
)
