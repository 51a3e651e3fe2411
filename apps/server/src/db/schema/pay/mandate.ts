import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'
import { party } from '../people/party.ts'
import { userAccount } from '../people/user-account.ts'

/**
 * SEPA direct debit mandates, as they are now: of an account, or of a party to a contract, or of somebody who is both.
 * One outlives its account: whoever doubts a collection has to be shown it for thirteen months (§ 676b BGB).
 */
export const mandate = pgTable(
  'mandate',
  {
    id: uuid().primaryKey(),
    clientId: text().notNull(),
    accountId: uuid().references(() => userAccount.id),
    partyId: uuid().references(() => party.id),
    reference: text().notNull().unique(),
    /** As a whole: no log ever carries it, and no reply but the export of its owner's data (GDPR 15). */
    iban: text().notNull(),
    bic: text().notNull(),
    creditInstitute: text().notNull(),
    accountHolder: text().notNull(),
    /** Of the latest consent: a change of the account asks for a new one. */
    consentOn: instant().notNull(),
    /** What was agreed to, word for word; null where it was given by the form of an account. */
    consentText: text(),
    createdOn: instant().notNull(),
    lastCollectionOn: text(),
    revokedOn: instant(),
  },
  table => [
    index('mandate_account').on(table.accountId, table.createdOn.desc()),
    check('mandate_of_somebody', sql`num_nonnulls(${table.accountId}, ${table.partyId}) > 0`),
    check('mandate_iban', sql`${table.iban} ~ '^[A-Z]{2}[A-Z0-9]{5,34}$'`),
  ],
)

/**
 * What a mandate said and from when on: an account that was collected from before a change can still be proven, and
 * the first version has the day the mandate was signed. A trigger of `mandate` writes them; they are only ever added,
 * and go with their mandate.
 */
export const mandateVersion = pgTable(
  'mandate_version',
  {
    mandateId: uuid()
      .notNull()
      .references(() => mandate.id, { onDelete: 'cascade' }),
    /** From 1 on, counted for each mandate. */
    number: integer().notNull(),
    iban: text().notNull(),
    bic: text().notNull(),
    creditInstitute: text().notNull(),
    accountHolder: text().notNull(),
    agreedOn: instant().notNull(),
    consentText: text(),
  },
  table => [
    primaryKey({ columns: [table.mandateId, table.number] }),
    // Who else is debited from an account, asked with every order of a subscription.
    index('mandate_version_iban').on(table.iban).concurrently(),
  ],
)
