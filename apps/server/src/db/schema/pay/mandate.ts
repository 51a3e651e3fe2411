import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'
import { userAccount } from '../people/user-account.ts'

/**
 * SEPA direct debit mandates. A revoked one stays as long as its account: whoever doubts a collection has to be shown
 * it.
 */
export const mandate = pgTable(
  'mandate',
  {
    id: uuid().primaryKey(),
    clientId: text().notNull(),
    accountId: uuid()
      .notNull()
      .references(() => userAccount.id, { onDelete: 'cascade' }),
    reference: text().notNull().unique(),
    /** As a whole: no log ever carries it, and no reply but the export of its owner's data (GDPR 15). */
    iban: text().notNull(),
    bic: text().notNull(),
    creditInstitute: text().notNull(),
    accountHolder: text().notNull(),
    /** Of the latest consent: a change of the account asks for a new one. */
    consentOn: instant().notNull(),
    createdOn: instant().notNull(),
    lastCollectionOn: text(),
    revokedOn: instant(),
  },
  table => [
    index('mandate_account').on(table.accountId, table.createdOn.desc()),
    check('mandate_iban', sql`${table.iban} ~ '^[A-Z]{2}[A-Z0-9]{5,34}$'`),
  ],
)
