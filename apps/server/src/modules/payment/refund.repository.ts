import type { Instant } from '@billett/domain'
import { and, eq } from 'drizzle-orm'
import type { Statements, Transaction } from '../../db/database.ts'
import { refund as refunds } from '../../db/schema/index.ts'
import type { Refund } from '../order/index.ts'

export async function insertRefund(tx: Transaction, refund: Refund): Promise<void> {
  await tx.insert(refunds).values(refund)
}

export async function readRefund(db: Statements, refundId: string): Promise<Refund | undefined> {
  const [refund] = await db.select().from(refunds).where(eq(refunds.id, refundId))
  return refund
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
