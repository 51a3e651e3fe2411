import type { Cents, Instant } from '@billett/domain'
import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import { ledgerEntry, paymentAttempt, refund } from '../../db/schema/index.ts'
import type { World } from '../../world.ts'
import { isCaptureOf } from '../books/index.ts'
import type { Refund } from '../order/index.ts'
import { requestRefund } from './request-refund.ts'

interface Return {
  orderId: string
  amountCents: Cents
  why: Refund['why']
  bookedOn: Instant
  /** What was given back, or could not be delivered. */
  ticketIds: readonly string[]
}

/** Money of a locked order goes back by the payment that brought it: the first that still holds so much of what came in, which need not be what was asked. */
export async function returnMoney(world: World, tx: Transaction, { orderId, ...claim }: Return): Promise<void> {
  const [attempt] = await tx
    .select({ id: paymentAttempt.id })
    .from(paymentAttempt)
    .innerJoin(ledgerEntry, isCaptureOf(paymentAttempt.id))
    .leftJoin(refund, eq(refund.attemptId, paymentAttempt.id))
    .where(and(eq(paymentAttempt.orderId, orderId), eq(paymentAttempt.state, 'paid')))
    .groupBy(paymentAttempt.id, ledgerEntry.id)
    .having(sql`${ledgerEntry.amountCents} - coalesce(sum(${refund.amountCents}), 0) >= ${claim.amountCents}`)
    .orderBy(paymentAttempt.number)
    .limit(1)
  if (!attempt) throw new Error(`no payment of order ${orderId} holds ${claim.amountCents} cents`)
  await requestRefund(world, tx, { orderId, attemptId: attempt.id, ...claim })
}
