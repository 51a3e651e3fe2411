import type { BankRefusedReason, BankWaitingReason, MovementKind } from '@billett/domain'
import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { bytes, instant } from '../columns.ts'
import { payerAccount } from '../subscription/payer-account.ts'
import { bankFile } from './bank-file.ts'
import { claim } from './claim.ts'
import { collection } from './collection.ts'

/** A file that the bank sent: read once, whole or not at all. The same bytes are the same message. */
export const bankMessage = pgTable(
  'bank_message',
  {
    id: uuid().primaryKey(),
    clientId: text().notNull(),
    /** What it was called where it came from. */
    name: text().notNull(),
    /** Of its bytes, hexadecimal; null while they come in. */
    sha256: text(),
    /** Bytes. */
    size: integer().notNull(),
    /** Null until it was read, and where nobody can tell. */
    kind: text().$type<'camt.053' | 'camt.054' | 'pain.002'>(),
    /** As the bank calls it. */
    bankMessageId: text(),
    state: text().$type<'coming' | 'stored' | 'applied' | 'refused'>().notNull(),
    /** Why nothing of it was applied. */
    reason: text().$type<BankRefusedReason>(),
    /** Who of the company handed it in; null: the way to the bank did. */
    broughtBy: text(),
    /** What the way to the bank calls it, in the order it was sent; null where somebody handed it in. */
    channelId: text(),
    receivedOn: instant().notNull(),
    endedOn: instant(),
  },
  table => [
    unique('bank_message_once').on(table.clientId, table.sha256),
    index('bank_message_received').on(table.clientId, table.receivedOn),
    index('bank_message_channel').on(table.clientId, table.channelId),
    index('bank_message_stored').on(table.state).where(sql`${table.state} = 'stored'`),
    check('bank_message_state', sql`${table.state} in ('coming', 'stored', 'applied', 'refused')`),
    check('bank_message_hashed', sql`${table.state} = 'coming' or ${table.sha256} is not null`),
    check('bank_message_reason', sql`(${table.state} = 'refused') = (${table.reason} is not null)`),
  ],
)

/** What is in it, in pieces of 256 kB, so that none is ever held whole in memory. */
export const bankMessageContent = pgTable(
  'bank_message_content',
  {
    messageId: uuid()
      .notNull()
      .references(() => bankMessage.id, { onDelete: 'cascade' }),
    /** 0, 1, 2 … */
    part: integer().notNull(),
    bytes: bytes().notNull(),
  },
  table => [primaryKey({ columns: [table.messageId, table.part] })],
)

/**
 * What a bank tells in one line: a movement of money, or the state of a file or payment. In whatever file it comes, it
 * is one.
 */
export const bankEntry = pgTable(
  'bank_entry',
  {
    id: uuid().primaryKey(),
    clientId: text().notNull(),
    messageId: uuid()
      .notNull()
      .references(() => bankMessage.id),
    kind: text().$type<MovementKind | 'reject' | 'payoutReject' | 'fileStatus'>().notNull(),
    /** Of a report: `pain.002`. */
    account: text().notNull(),
    /** The bank's own reference; of a report its id. */
    servicerRef: text().notNull(),
    ordinal: integer().notNull(),
    /** The bank said no more than what the entry is in all. */
    isBare: boolean().notNull(),
    /** It has a reference of the bank's own, so that it is known again in another file. */
    isReferenced: boolean().notNull(),
    bookedOn: text(),
    currency: text().notNull(),
    /** More than nothing came in, less went out; null where the bank did not say. What a bank tells can be any sum. */
    cents: bigint({ mode: 'number' }),
    instructedCents: bigint({ mode: 'number' }),
    chargesCents: bigint({ mode: 'number' }).notNull(),
    endToEndId: text(),
    mandate: text(),
    /** Of the file it was in, as we called it. */
    fileMessageId: text(),
    creditorReference: text(),
    text: text(),
    name: text(),
    iban: text(),
    code: text(),
    state: text().$type<'matched' | 'waiting' | 'noted'>().notNull(),
    /** Why it waits, or did before it was laid aside. */
    reason: text().$type<BankWaitingReason>(),
    collectionId: uuid().references(() => collection.id),
    fileId: uuid().references(() => bankFile.id),
    payerId: uuid().references(() => payerAccount.id),
    /** Who of the company has matched it, or laid it aside; null: nobody had to. */
    decidedBy: text(),
    decidedOn: instant(),
    createdOn: instant().notNull(),
  },
  table => [
    unique('bank_entry_once').on(table.clientId, table.account, table.servicerRef, table.ordinal),
    index('bank_entry_message').on(table.messageId),
    index('bank_entry_waiting').on(table.clientId, table.createdOn).where(sql`${table.state} = 'waiting'`),
    index('bank_entry_payer').on(table.payerId).where(sql`${table.payerId} is not null`),
    index('bank_entry_laid_aside')
      .on(table.clientId, table.decidedOn)
      .where(sql`${table.state} = 'noted' and ${table.decidedBy} is not null`)
      .concurrently(),
    // In the very words by which they are asked for when whose they were is forgotten.
    index('bank_entry_strangers')
      .on(table.clientId, table.createdOn)
      .where(sql`${table.payerId} is null and num_nonnulls(name, iban, text, mandate, creditor_reference) > 0`)
      .concurrently(),
    index('bank_entry_told')
      .on(table.clientId, table.createdOn)
      .where(sql`num_nonnulls(name, iban, text, mandate, creditor_reference) > 0`)
      .concurrently(),
    check('bank_entry_state', sql`${table.state} in ('matched', 'waiting', 'noted')`),
    check('bank_entry_reason', sql`${table.state} <> 'waiting' or ${table.reason} is not null`),
    check(
      'bank_entry_matched',
      sql`${table.state} <> 'matched' or num_nonnulls(${table.collectionId}, ${table.fileId}, ${table.payerId}) > 0`,
    ),
  ],
)

/** A collection that came back or never went through: of each there is one, whatever files tell of it. */
export const bankReturn = pgTable(
  'bank_return',
  {
    id: uuid().primaryKey(),
    clientId: text().notNull(),
    collectionId: uuid()
      .notNull()
      .unique()
      .references(() => collection.id),
    entryId: uuid()
      .notNull()
      .references(() => bankEntry.id),
    payerId: uuid()
      .notNull()
      .references(() => payerAccount.id),
    /** `rejected`: the bank never collected it. */
    kind: text().$type<'returned' | 'rejected'>().notNull(),
    code: text().notNull(),
    cents: integer().notNull(),
    /** What the bank took for it. */
    chargesCents: integer().notNull(),
    returnedOn: text().notNull(),
    createdOn: instant().notNull(),
    /** The day of the one new try; null: there is none. */
    retryOn: text(),
  },
  table => [
    index('bank_return_payer').on(table.payerId),
    index('bank_return_created').on(table.clientId, table.createdOn),
    check('bank_return_cents', sql`${table.cents} > 0 and ${table.chargesCents} >= 0`),
  ],
)

/** What paid a claim in another way than by a collection, in whole or in part. Rows are only ever added. */
export const claimPayment = pgTable(
  'claim_payment',
  {
    id: uuid().primaryKey(),
    claimId: uuid()
      .notNull()
      .references(() => claim.id),
    /** What brought it: a transfer, or a payment by link. */
    entryId: uuid().references(() => bankEntry.id),
    attemptId: uuid(),
    cents: integer().notNull(),
    paidOn: instant().notNull(),
  },
  table => [
    index('claim_payment_claim').on(table.claimId),
    index('claim_payment_entry').on(table.entryId).where(sql`${table.entryId} is not null`),
    check('claim_payment_cents', sql`${table.cents} > 0`),
    check('claim_payment_of_one', sql`num_nonnulls(${table.entryId}, ${table.attemptId}) = 1`),
  ],
)
