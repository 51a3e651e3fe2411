import type { Cents, Instant, RefundSource } from '@billett/domain'
import { asc, eq, type SQL, sql } from 'drizzle-orm'
import type { Statements, Transaction } from '../../../db/database.ts'
import { preparedInsert } from '../../../db/prepared-insert.ts'
import { type Account, ledgerEntry, type paymentAttempt } from '../../../db/schema/index.ts'

export type { Account }

interface Booked {
  id: string
  orderId: string
  amountCents: Cents
  bookedOn: Instant
}

export interface Entry extends Booked {
  key: string
  debit: Account
  credit: Account
  attemptId?: string
  refundId?: string
}

const CAPTURE = 'capture:'
const saleKey = (orderId: string): string => `sale:${orderId}`

/** Money has come in for an attempt. */
export const capture = (entry: Booked & { attemptId: string }): Entry => ({
  ...entry,
  key: CAPTURE + entry.attemptId,
  debit: 'provider',
  credit: 'customer',
})

/** The customer's money pays for the order; tickets hang on this entry. */
export const sale = (entry: Booked): Entry => ({
  ...entry,
  key: saleKey(entry.orderId),
  debit: 'customer',
  credit: 'revenue',
})

/** What was sold of an order cannot be delivered: its price is the customer's again. */
export const reversal = (entry: Booked & { ticketId: string }): Entry => {
  const { ticketId, ...booked } = entry
  return { ...booked, key: `reversal:${ticketId}`, debit: 'revenue', credit: 'customer' }
}

/** Money of the customer's that pays for nothing and has to go back. */
export const refundDue = (entry: Booked & { refundId: string }): Entry => ({
  ...entry,
  key: `refundDue:${entry.refundId}`,
  debit: 'customer',
  credit: 'refundDue',
})

/** It has gone back, by whomever, and once: what its provider refused is paid from elsewhere, too. */
export const refunded = (
  entry: Booked & { refundId: string },
  from: Extract<Account, RefundSource> = 'provider',
): Entry => ({
  ...entry,
  key: `refunded:${entry.refundId}`,
  debit: 'refundDue',
  credit: from,
})

/** For joining an attempt with the entry of what came in for it. */
export const isCaptureOf = (attemptId: typeof paymentAttempt.id): SQL =>
  eq(ledgerEntry.key, sql`${CAPTURE}::text || ${attemptId}`)

const insertEntries = preparedInsert(ledgerEntry, (db, rows) =>
  db.insert(ledgerEntry).values(rows).prepare(`insertLedgerEntries${rows.length}`),
)

/** Writes entries into the ledger; each can be written once. */
export async function book(tx: Transaction, ...entries: Entry[]): Promise<void> {
  await insertEntries(
    tx,
    entries.map(entry => ({ contractId: null, attemptId: null, refundId: null, ...entry })),
  )
}

/** What is booked of an order, oldest first. */
export const entriesOf = (db: Statements, orderId: string): Promise<(typeof ledgerEntry.$inferSelect)[]> =>
  db.select().from(ledgerEntry).where(eq(ledgerEntry.orderId, orderId)).orderBy(asc(ledgerEntry.bookedOn))

/** The entry that pays for an order's tickets. Throws where there is none: without it no ticket is made. */
export async function saleEntryOf(tx: Transaction, orderId: string): Promise<string> {
  const [entry] = await tx
    .select({ id: ledgerEntry.id })
    .from(ledgerEntry)
    .where(eq(ledgerEntry.key, saleKey(orderId)))
  if (!entry) throw new Error(`order ${orderId} is marked as paid, but the ledger has no sale`)
  return entry.id
}
