import type { DocumentKind } from '@billett/domain'
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
    /** What it is called; '' where its file's name says all. */
    title: text().notNull().default(''),
    /** The shop itself puts contracts there. */
    kind: text().$type<DocumentKind>().notNull().default('contract'),
    /** The contract it is about; null where it is about none. */
    contractId: uuid(),
    fileName: text().notNull(),
    mimeType: text().notNull(),
    /** Empty once it was taken back. */
    bytes: bytes().notNull(),
    createdOn: instant().notNull(),
    /** Who of the company put it there; null: the shop itself. */
    writtenBy: uuid(),
    /** When its owner first opened it. */
    readOn: instant(),
    /** Since then its owner sees it no more. */
    takenBackOn: instant(),
    takenBackBy: uuid(),
  },
  table => [index('user_document_account').on(table.accountId, table.createdOn.desc())],
)
