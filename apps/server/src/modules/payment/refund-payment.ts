import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import { refund as refunds } from '../../db/schema/index.ts'
import type { World } from '../../world.ts'
import { raiseEvent } from '../common/index.ts'
import { readAttempt } from './attempt.repository.ts'
import { bookRefunded } from './ledger.ts'

/** Gives money back at the provider. The refund's id is its idempotency key, so repeating it is safe; no answer means that the job tries again. */
export async function refundPayment(world: World, refundId: string): Promise<void> {
  const [refund] = await world.db.select().from(refunds).where(eq(refunds.id, refundId))
  if (refund?.state !== 'requested') return
  const attempt = await readAttempt(world.db, refund.attemptId)
  if (!attempt?.reference) throw new Error(`refund ${refundId} has no payment to give back`)

  const { amountCents } = refund
  const answer = await world.payments.refundPayment(
    attempt.reference,
    { amountCents, currency: attempt.currency },
    refundId,
  )
  if (answer.state === 'refunded') {
    await world.db.transaction(tx => markDone(world, tx, refund))
    return
  }
  if (answer.state === 'refused') {
    await world.db.update(refunds).set({ state: 'failed' }).where(eq(refunds.id, refundId))
    await raiseEvent(world, 'serious', `refund:${refundId}`, `Refund ${refundId} was refused: ${answer.reason}`)
    return
  }
  throw new Error(`refund ${refundId}: the provider is ${answer.state}`)
}

async function markDone(world: World, tx: Transaction, refund: typeof refunds.$inferSelect): Promise<void> {
  const now = world.clock()
  const moved = await tx
    .update(refunds)
    .set({ state: 'done', doneOn: now })
    .where(and(eq(refunds.id, refund.id), eq(refunds.state, 'requested')))
    .returning({ id: refunds.id })
  if (moved.length === 0) return
  const { orderId, amountCents } = refund
  await bookRefunded(tx, { id: world.newId(), orderId, refundId: refund.id, amountCents, bookedOn: now })
}
