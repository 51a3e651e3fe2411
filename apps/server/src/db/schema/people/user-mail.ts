import type { CodePurpose, Language } from '@billett/domain'
import { CODE_PURPOSES } from '@billett/domain'
import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'
import { userAccount } from './user-account.ts'

const purposes = sql.raw(CODE_PURPOSES.map(purpose => `'${purpose}'`).join(', '))

/**
 * Codes that were mailed. The code itself is made from the id and the deployment's key when the mail is written; here
 * is only its hash.
 */
export const oneTimeCode = pgTable(
  'one_time_code',
  {
    id: uuid().primaryKey(),
    /** SHA-256 of the code, base64url. */
    hash: text().notNull().unique(),
    accountId: uuid()
      .notNull()
      .references(() => userAccount.id, { onDelete: 'cascade' }),
    purpose: text().$type<CodePurpose>().notNull(),
    /** The address to confirm. */
    email: text(),
    expiresOn: instant().notNull(),
    usedOn: instant(),
  },
  table => [
    index('one_time_code_account').on(table.accountId, table.purpose),
    check('one_time_code_purpose', sql`${table.purpose} in (${purposes})`),
    check('one_time_code_email', sql`(${table.purpose} = 'emailChange') = (${table.email} is not null)`),
  ],
)

/**
 * Somebody asked for a mail to an address. Whether it has an account is looked up later, by a job: the answer must not
 * tell.
 */
export const accountMailRequest = pgTable('account_mail_request', {
  id: uuid().primaryKey(),
  clientId: text().notNull(),
  purpose: text().$type<'activation' | 'passwordReset' | 'manyTries'>().notNull(),
  email: text().notNull(),
  language: text().$type<Language>().notNull(),
  originUrl: text().notNull(),
  requestedOn: instant().notNull(),
})
