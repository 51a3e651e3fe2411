import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, instant } from '../columns.ts'
import { userAccount } from './user-account.ts'

/** Papers the company put into a customer's account. */
export const userDocument = pgTable(
  'user_document',
  {
    id: uuid().primaryKey(),
    clientId: text().notNull(),
    accountId: uuid()
      .notNull()
      .references(() => userAccount.id, { onDelete: 'cascade' }),
    fileName: text().notNull(),
    mimeType: text().notNull(),
    bytes: bytes().notNull(),
    createdOn: instant().notNull(),
    /** When its owner first opened it. */
    readOn: instant(),
  },
  table => [index('user_document_account').on(table.accountId, table.createdOn.desc())],
)
