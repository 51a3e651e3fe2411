import { clientIdOf } from '../../../../call/client-id-of.ts'
import type { Transaction } from '../../../../db/database.ts'
import type { World } from '../../../../world.ts'
import { book, refunded } from '../../../books/ledger/index.ts'
import { raiseEvent } from '../../../run/common/index.ts'
import type { Refund } from '../../../ticket/order/index.ts'
import { readAttempt } from '../attempt.repository.ts'
import { endRefund, readRefund } from './refund.repository.ts'

/**
 * Gives money back at the provider. The refund's id is its idempotency key, so repeating it is safe; no answer means
 * that the job tries again.
 */
export async function refundPayment(world: World, refundId: string): Promise<void> {
  await world.reached('refundTaken')
  const refund = await readRefund(world.db, refundId)
  if (refund?.state !== 'requested') return
  const attempt = await readAttempt(world.db, refund.attemptId)
  if (!attempt?.reference) throw new Error(`refund ${refundId} has no payment to give back`)

  const { amountCents } = refund
  await world.reached('refundToBeAsked')
  const answer = await world.payments.refundPayment(
    attempt.reference,
    { amountCents, currency: attempt.currency },
    refundId,
  )
  await world.reached('refundAnswered')
  if (answer.state === 'refunded') {
    await world.db.transaction(tx => markDone(world, tx, refund))
    await world.reached('refundStored')
    return
  }
  if (answer.state === 'refused') {
    const facts = { orderId: refund.orderId, amountCents, currency: attempt.currency, reason: answer.reason }
    const clientId = clientIdOf(world)
    await world.db.transaction(async tx => {
      if (!(await endRefund(tx, refundId, { state: 'failed' }))) return
      await raiseEvent(tx, world, clientId, { kind: 'refund', about: refundId, facts })
      await world.jobs.send(tx, 'sendRefundMail', { clientId, refundId, ticketIds: [], news: 'failed' })
    })
    return
  }
  throw new Error(`refund ${refundId}: the provider is ${answer.state}`)
}

async function markDone(world: World, tx: Transaction, { id, orderId, amountCents }: Refund): Promise<void> {
  const now = world.clock()
  if (!(await endRefund(tx, id, { state: 'done', doneOn: now }))) return
  await book(tx, refunded({ id: world.newRowId(), orderId, refundId: id, amountCents, bookedOn: now }))
  await world.reached('refundToBeStored')
}
