import type { CollectionState, MandateAmendment } from '@billett/domain'
import { COLLECTION_STATES } from '@billett/domain'
import { sql } from 'drizzle-orm'
import {
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'
import { payerAccount } from '../subscription/payer-account.ts'
import { bankFile } from './bank-file.ts'
import { claim } from './claim.ts'
import { debitNoticeLine } from './debit-notice.ts'

const states = sql.raw(COLLECTION_STATES.map(state => `'${state}'`).join(', '))

/**
 * Money that is collected from a payer on a day. It points at the line of the notice that told of it and is never above
 * it, and is the sum of its claims: triggers hold both when the transaction ends. Only its state and file ever change.
 */
export const collection = pgTable(
  'collection',
  {
    id: uuid().primaryKey(),
    clientId: text().notNull(),
    payerId: uuid()
      .notNull()
      .references(() => payerAccount.id),
    /** No foreign key: it is kept longer than its mandate. */
    mandateId: uuid().notNull(),
    /** What of the mandate was in force when it was made: see `mandate_version`. */
    mandateVersion: integer().notNull(),
    noticeId: uuid().notNull(),
    dueOn: text().notNull(),
    cents: integer().notNull(),
    /** What the bank has to be told of the mandate: see `amendmentOf`; null: nothing. */
    amendment: jsonb().$type<MandateAmendment>(),
    endToEndId: text().notNull().unique(),
    /** What stands on the statement of account. */
    text: text().notNull(),
    state: text().$type<CollectionState>().notNull(),
    fileId: uuid().references(() => bankFile.id),
    createdOn: instant().notNull(),
  },
  table => [
    foreignKey({
      name: 'collection_announced',
      columns: [table.noticeId, table.dueOn],
      foreignColumns: [debitNoticeLine.noticeId, debitNoticeLine.dueOn],
    }),
    // One is under way for a payer and day at a time.
    uniqueIndex('collection_once')
      .on(table.payerId, table.dueOn)
      .where(sql`${table.state} not in ('returned', 'rejected', 'dropped')`),
    index('collection_file').on(table.fileId),
    // By which account a mandate was presented last, and what a bank means that names the mandate alone.
    index('collection_mandate').on(table.mandateId).concurrently(),
    index('collection_due').on(table.clientId, table.dueOn, table.state),
    check('collection_state', sql`${table.state} in (${states})`),
    check('collection_cents', sql`${table.cents} between 1 and 99999999`),
    check(
      'collection_filed',
      sql`${table.state} not in ('filed', 'presented', 'settled', 'closed', 'returned', 'rejected') or ${table.fileId} is not null`,
    ),
  ],
)

/** What a collection is for. A claim is in one that has not ended without money, and in no other. */
export const collectionClaim = pgTable(
  'collection_claim',
  {
    collectionId: uuid()
      .notNull()
      .references(() => collection.id),
    claimId: uuid()
      .notNull()
      .references(() => claim.id),
    /** What of it was open; less than nothing for a credit. */
    cents: integer().notNull(),
    /** When it was free to be collected again; null while it is held. */
    reopenedOn: instant(),
  },
  table => [
    primaryKey({ columns: [table.collectionId, table.claimId] }),
    uniqueIndex('collection_claim_held').on(table.claimId).where(sql`${table.reopenedOn} is null`),
    // Whether something has come back before, asked with every debit that does.
    index('collection_claim_reopened').on(table.claimId).where(sql`${table.reopenedOn} is not null`).concurrently(),
    check('collection_claim_cents', sql`${table.cents} <> 0`),
  ],
)
