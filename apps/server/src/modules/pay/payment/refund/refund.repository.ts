import type { Cents, Instant } from '@billett/domain'
import { and, eq, ne, sql } from 'drizzle-orm'
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

export async function insertRefund(tx: Transaction, refund: typeof refunds.$inferInsert): Promise<void> {
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

/** A refund as it was read: who moves it moves none that somebody else has moved since. */
type Read = Pick<Refund, 'id' | 'tries'>

/** The try of a refund that is still to be carried out ends; false when somebody else has ended it. */
export async function endRefund(
  db: Statements,
  { id, tries }: Read,
  end: { state: 'done'; doneOn: Instant } | (Pick<Refund, 'failure'> & { state: 'failed' }),
): Promise<boolean> {
  const ended = await db
    .update(refunds)
    .set(end)
    .where(and(eq(refunds.id, id), eq(refunds.tries, tries), eq(refunds.state, 'requested')))
    .returning({ id: refunds.id })
  return ended.length > 0
}

/** A refund that has failed goes on, or ends; false when somebody else has moved it. */
export async function moveFailed(tx: Transaction, { id, tries }: Read, after: Partial<Refund>): Promise<boolean> {
  const moved = await tx
    .update(refunds)
    .set(after)
    .where(and(eq(refunds.id, id), eq(refunds.tries, tries), eq(refunds.state, 'failed')))
    .returning({ id: refunds.id })
  return moved.length > 0
}

/** From now on the provider may have been asked for this try. */
export async function noteCompared(db: Statements, { id, tries }: Read): Promise<void> {
  await db
    .update(refunds)
    .set({ compared: true })
    .where(and(eq(refunds.id, id), eq(refunds.tries, tries)))
}

/** What went back at the provider of the payment that a refund is of, and what it is asked for, beside that refund. */
export async function givenBackBeside(
  db: Statements,
  { id, attemptId }: Pick<Refund, 'id' | 'attemptId'>,
): Promise<{ ours: Cents; underWay: Cents }> {
  const { state, paidFrom, compared, amountCents } = refunds
  const isThere = sql`${state} = 'done' and coalesce(${paidFrom}, 'provider') = 'provider'`
  const isAsked = sql`${state} = 'requested' and ${compared}`
  const [row] = await db
    .select({
      ours: sql<number>`coalesce(sum(${amountCents}) filter (where ${isThere}), 0)::int`,
      underWay: sql<number>`coalesce(sum(${amountCents}) filter (where ${isAsked}), 0)::int`,
    })
    .from(refunds)
    .where(and(eq(refunds.attemptId, attemptId), ne(refunds.id, id)))
  return row ?? { ours: 0, underWay: 0 }
}
