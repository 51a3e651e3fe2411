import type { Cents, Instant } from '@billett/domain'
import { eq } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import { type Account, ledgerEntry } from '../../db/schema/index.ts'

interface Booked {
  id: string
  orderId: string
  amountCents: Cents
  bookedOn: Instant
}

interface Entry extends Booked {
  key: string
  debit: Account
  credit: Account
  attemptId?: string
  refundId?: string
}

const book = async (tx: Transaction, entry: Entry): Promise<void> => {
  await tx.insert(ledgerEntry).values(entry)
}

/** Money has come in for an attempt. */
export const bookCapture = (tx: Transaction, entry: Booked & { attemptId: string }): Promise<void> =>
  book(tx, { ...entry, key: `capture:${entry.attemptId}`, debit: 'provider', credit: 'customer' })

const saleKey = (orderId: string): string => `sale:${orderId}`

/** The customer's money pays for the order; tickets hang on this entry. */
export const bookSale = (tx: Transaction, entry: Booked): Promise<void> =>
  book(tx, { ...entry, key: saleKey(entry.orderId), debit: 'customer', credit: 'revenue' })

/** Money of the customer's that pays for nothing and has to go back. */
export const bookRefundDue = (tx: Transaction, entry: Booked & { refundId: string }): Promise<void> =>
  book(tx, { ...entry, key: `refundDue:${entry.refundId}`, debit: 'customer', credit: 'refundDue' })

/** It has gone back. */
export const bookRefunded = (tx: Transaction, entry: Booked & { refundId: string }): Promise<void> =>
  book(tx, { ...entry, key: `refunded:${entry.refundId}`, debit: 'refundDue', credit: 'provider' })

/** The entry that pays for an order's tickets. Throws where there is none: without it no ticket is made. */
export async function saleEntryOf(tx: Transaction, orderId: string): Promise<string> {
  const [entry] = await tx
    .select({ id: ledgerEntry.id })
    .from(ledgerEntry)
    .where(eq(ledgerEntry.key, saleKey(orderId)))
  if (!entry) throw new Error(`order ${orderId} is marked as paid, but the ledger has no sale`)
  return entry.id
}
