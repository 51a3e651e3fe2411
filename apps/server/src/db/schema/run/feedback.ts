import type { FeedbackValue, Language } from '@billett/domain'
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'
import { userAccount } from '../people/user-account.ts'

/** What people wrote to the operator. */
export const feedback = pgTable(
  'feedback',
  {
    id: uuid().primaryKey(),
    clientId: text().notNull(),
    categoryId: text().notNull(),
    language: text().$type<Language>().notNull(),
    content: jsonb().$type<FeedbackValue[]>().notNull(),
    /** Null for visitors who have not signed in. */
    accountId: uuid().references(() => userAccount.id, { onDelete: 'set null' }),
    receivedOn: instant().notNull(),
  },
  table => [
    index('feedback_account').on(table.accountId),
    index('feedback_received').on(table.clientId, table.receivedOn),
  ],
)
