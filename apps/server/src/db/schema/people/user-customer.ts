import type { PostalAddress } from '@billett/domain'
import { index, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'
import { userAccount } from './user-account.ts'

/** Customers of the company's books, who can register with the code of a letter or with their number and birth date. */
export const existingCustomer = pgTable(
  'existing_customer',
  {
    clientId: text().notNull(),
    customerNumber: text().notNull(),
    /** SHA-256 of the code, base64url; null where none was sent. */
    codeHash: text(),
    birthDate: text().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    addresses: jsonb().$type<PostalAddress[]>().notNull(),
    /** The account that was activated for them. */
    accountId: uuid().references(() => userAccount.id),
    linkedOn: instant(),
  },
  table => [
    primaryKey({ columns: [table.clientId, table.customerNumber] }),
    uniqueIndex('existing_customer_code').on(table.clientId, table.codeHash),
    uniqueIndex('existing_customer_account').on(table.accountId),
    index('existing_customer_birth_date').on(table.clientId, table.birthDate),
  ],
)
