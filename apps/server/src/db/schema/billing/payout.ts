import type { PayoutState } from '@billett/domain'
import { HOLDING_PAYOUT_STATES, MOST_OF_TRANSFER, PAYOUT_STATES } from '@billett/domain'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'
import { payerAccount } from '../subscription/payer-account.ts'
import { bankFile } from './bank-file.ts'
import { claim } from './claim.ts'

const listed = (states: readonly PayoutState[]) => sql.raw(states.map(state => `'${state}'`).join(', '))

/**
 * Money that is owed to a payer and goes to their account by a transfer: what they are credited less what they owe. The
 * account stands in it as it was when it was made, since a file's bytes follow from its rows.
 */
export const payout = pgTable(
  'payout',
  {
    id: uuid().primaryKey(),
    clientId: text().notNull(),
    payerId: uuid()
      .notNull()
      .references(() => payerAccount.id),
    fileId: uuid()
      .notNull()
      .references(() => bankFile.id),
    cents: integer().notNull(),
    endToEndId: text().notNull().unique(),
    accountHolder: text().notNull(),
    iban: text().notNull(),
    /** Who of the company had named the account; null: it was the mandate's. Whoever names another changes nothing. */
    accountNamedBy: text(),
    /** What stands on the statement of account. */
    text: text().notNull(),
    state: text().$type<PayoutState>().notNull(),
    /** Why the bank of the payer did not take it, as ISO 20022 says it; null: it did, or the whole file was refused. */
    code: text(),
    createdOn: instant().notNull(),
    endedOn: instant(),
  },
  table => [
    // A payer gets one at a time: two workers, or two people, cannot both pay.
    uniqueIndex('payout_once').on(table.payerId).where(sql`${table.state} in ('filed', 'sent')`),
    index('payout_file').on(table.fileId),
    index('payout_payer').on(table.payerId),
    check('payout_state', sql`${table.state} in (${listed(PAYOUT_STATES)})`),
    check('payout_cents', sql`${table.cents} between 1 and ${sql.raw(String(MOST_OF_TRANSFER))}`),
    check('payout_code', sql`${table.code} is null or ${table.state} in ('rejected', 'returned')`),
    check('payout_ended', sql`(${table.endedOn} is null) = (${table.state} in (${listed(HOLDING_PAYOUT_STATES)}))`),
  ],
)

/** What a payout is for. A claim is in one that has not ended without reaching anybody, and in no other. */
export const payoutClaim = pgTable(
  'payout_claim',
  {
    payoutId: uuid()
      .notNull()
      .references(() => payout.id),
    claimId: uuid()
      .notNull()
      .references(() => claim.id),
    /** What of it was open; a credit is less than nothing. */
    cents: integer().notNull(),
    /** When it was owed again; null while it is held. */
    reopenedOn: instant(),
  },
  table => [
    primaryKey({ columns: [table.payoutId, table.claimId] }),
    uniqueIndex('payout_claim_held').on(table.claimId).where(sql`${table.reopenedOn} is null`),
    check('payout_claim_cents', sql`${table.cents} <> 0`),
  ],
)

/** The account of a payer as they have told somebody of the company: of one who is not debited, or has another now. */
export const payoutAccount = pgTable('payout_account', {
  payerId: uuid()
    .primaryKey()
    .references(() => payerAccount.id),
  clientId: text().notNull(),
  accountHolder: text().notNull(),
  iban: text().notNull(),
  reason: text().notNull(),
  namedBy: text().notNull(),
  namedOn: instant().notNull(),
})
