import type { Cents, Instant } from '@billett/domain'
import { and, eq, sql } from 'drizzle-orm'
import type { Statements, Transaction } from '../../../../db/database.ts'
import { ledgerEntry, paymentAttempt, refund as refunds } from '../../../../db/schema/index.ts'
import { isCaptureOf } from '../../../books/ledger/index.ts'
import type { Refund } from '../../../ticket/order/index.ts'

/** A refund with the payment it is of: what came in, and what that was paid with, fit to be shown. */
export interface RefundCase extends Refund {
  capturedCents: Cents
  methodLabel: string | null
}

/** The first payment of an order that still holds so much of what came in, which need not be what was asked. */
export async function attemptHolding(
  tx: Transaction,
  orderId: string,
  amountCents: Cents,
): Promise<string | undefined> {
  const [attempt] = await tx
    .select({ id: paymentAttempt.id })
    .from(paymentAttempt)
    .innerJoin(ledgerEntry, isCaptureOf(paymentAttempt.id))
    .leftJoin(refunds, eq(refunds.attemptId, paymentAttempt.id))
    .where(and(eq(paymentAttempt.orderId, orderId), eq(paymentAttempt.state, 'paid')))
    .groupBy(paymentAttempt.id, ledgerEntry.id)
    .having(sql`${ledgerEntry.amountCents} - coalesce(sum(${refunds.amountCents}), 0) >= ${amountCents}`)
    .orderBy(paymentAttempt.number)
    .limit(1)
  return attempt?.id
}

export async function insertRefund(tx: Transaction, refund: Refund): Promise<void> {
  await tx.insert(refunds).values(refund)
}

export async function readRefund(db: Statements, refundId: string): Promise<Refund | undefined> {
  const [refund] = await db.select().from(refunds).where(eq(refunds.id, refundId))
  return refund
}

export async function readRefundCase(db: Statements, refundId: string): Promise<RefundCase | undefined> {
  const [found] = await db
    .select({
      refund: refunds,
      capturedCents: ledgerEntry.amountCents,
      methodLabel: paymentAttempt.methodLabel,
    })
    .from(refunds)
    .innerJoin(paymentAttempt, eq(paymentAttempt.id, refunds.attemptId))
    .innerJoin(ledgerEntry, isCaptureOf(paymentAttempt.id))
    .where(eq(refunds.id, refundId))
  return found && { ...found.refund, capturedCents: found.capturedCents, methodLabel: found.methodLabel }
}

/** A refund that is still to be carried out ends; false when somebody else has ended it. */
export async function endRefund(
  db: Statements,
  refundId: string,
  end: { state: 'done'; doneOn: Instant } | { state: 'failed' },
): Promise<boolean> {
  const ended = await db
    .update(refunds)
    .set(end)
    .where(and(eq(refunds.id, refundId), eq(refunds.state, 'requested')))
    .returning({ id: refunds.id })
  return ended.length > 0
}
