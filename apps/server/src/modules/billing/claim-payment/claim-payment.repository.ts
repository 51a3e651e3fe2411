import type { Cents, Instant } from '@billett/domain'
import { and, desc, eq } from 'drizzle-orm'
import type { Statements, Transaction } from '../../../db/database.ts'
import { insertRows } from '../../../db/insert-rows.ts'
import { type Account, claim, claimPayment, ledgerEntry, payerAccount } from '../../../db/schema/index.ts'

/** Where money is. */
export type Place = Account

/** A line of the bank, or a payment by link. */
type From = { entryId: string } | { attemptId: string }

const sourceOf = (from: From): string => ('entryId' in from ? from.entryId : from.attemptId)

/** Held until the transaction ends: what a payer owes is paid, and collected, by one at a time. */
export async function lockPayer(tx: Transaction, clientId: string, payerId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: payerAccount.id })
    .from(payerAccount)
    .where(and(eq(payerAccount.clientId, clientId), eq(payerAccount.id, payerId)))
    .for('update')
  return rows.length > 0
}

/** The contract of what a payer was claimed last. */
export async function lastContractOf(db: Statements, payerId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ contractId: claim.contractId })
    .from(claim)
    .where(eq(claim.payerId, payerId))
    .orderBy(desc(claim.dueOn), desc(claim.id))
    .limit(1)
  return row?.contractId
}

interface PaidPart {
  id: string
  claimId: string
  contractId: string
  cents: Cents
}

/** Claims are paid, each with its entry in the books. */
export async function bookPaid(
  tx: Transaction,
  { from, account, paidOn }: { from: From; account: Account; paidOn: Instant },
  parts: readonly PaidPart[],
): Promise<void> {
  const entryId = 'entryId' in from ? from.entryId : null
  const attemptId = 'attemptId' in from ? from.attemptId : null
  await insertRows(
    tx,
    claimPayment,
    parts.map(({ id, claimId, cents }) => ({ id, claimId, cents, entryId, attemptId, paidOn })),
  )
  await insertRows(
    tx,
    ledgerEntry,
    parts.map(({ id, contractId, cents }) => ({
      id,
      key: `paid:${id}`,
      debit: account,
      credit: 'receivable' as const,
      amountCents: cents,
      contractId,
      bookedOn: paidOn,
    })),
  )
}

interface Surplus {
  id: string
  contractId: string
  cents: Cents
  from: From
  account: Account
  bookedOn: Instant
}

/** What came too much; the credit that follows from it takes it out of the revenue again. */
export async function bookSurplus(
  tx: Transaction,
  { id, contractId, cents, from, account, bookedOn }: Surplus,
): Promise<void> {
  const key = `surplus:${sourceOf(from)}`
  await tx
    .insert(ledgerEntry)
    .values({ id, key, debit: account, credit: 'revenue', amountCents: cents, contractId, bookedOn })
}
