import type { Cents } from '@billett/domain'
import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Statements } from '../../../db/database.ts'
import { order, paymentAttempt, refund } from '../../../db/schema/index.ts'
import type { Attempt } from '../../ticket/order/index.ts'

/** An attempt as our books have it. */
export interface KnownPayment {
  attempt: Attempt
  /** Whose order it pays for. */
  clientId: string
  /** What went back there, or is to. */
  refundedCents: Cents
}

/** Keys of attempts are UUIDs; what is none was never one of ours. */
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** What somebody paid back from the bank, the provider knows nothing of. */
const isAtProvider = sql`coalesce(${refund.paidFrom}, 'provider') = 'provider'`

/** Those of our attempts that have one of these keys, by it. */
export async function knownPayments(db: Statements, keys: readonly string[]): Promise<Map<string, KnownPayment>> {
  const asked = keys.filter(key => UUID.test(key))
  if (asked.length === 0) return new Map()
  const rows = await db
    .select({
      attempt: paymentAttempt,
      clientId: order.clientId,
      refundedCents: sql<number>`coalesce(sum(${refund.amountCents}), 0)::int`,
    })
    .from(paymentAttempt)
    .innerJoin(order, eq(order.id, paymentAttempt.orderId))
    .leftJoin(refund, and(eq(refund.attemptId, paymentAttempt.id), ne(refund.state, 'failed'), isAtProvider))
    .where(inArray(paymentAttempt.idempotencyKey, asked))
    .groupBy(paymentAttempt.id, order.clientId)
  return new Map(rows.map(row => [row.attempt.idempotencyKey, row]))
}
