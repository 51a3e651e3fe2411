import { awaitsPayment, isDecided } from '@billett/domain'
import type { World } from '../../world.ts'
import { lockAnyOrder, saveOrder } from '../order/index.ts'
import { type Attempt, latestAttempt, lockAttempt, readAttempt, saveAttempt } from './attempt.repository.ts'
import { settlePayment } from './settle-payment.ts'

/** Nobody was ever sent to this payment, so nobody can have paid it: it ends here, whether the provider can be reached or not. */
async function forget(world: World, attempt: Attempt): Promise<void> {
  await world.db.transaction(async tx => {
    const order = await lockAnyOrder(tx, attempt.orderId)
    const current = await lockAttempt(tx, attempt.id)
    if (!order || !current || current.redirectUrl !== null || isDecided(current.state)) return
    await saveAttempt(tx, { ...current, state: 'cancelled', pollOn: null })
    if (awaitsPayment(order.state)) await saveOrder(tx, { ...order, state: 'prepared' })
  })
}

/**
 * Ends whatever payment of the order is still open: first at the provider, then here, by what the provider says afterwards.
 * Returns false while nobody can say how it ended.
 */
export async function cancelOpenAttempt(world: World, orderId: string): Promise<boolean> {
  const attempt = await latestAttempt(world.db, orderId)
  if (!attempt || isDecided(attempt.state)) return true
  if (attempt.reference) await world.payments.cancelPayment(attempt.reference)
  if (attempt.redirectUrl === null) await forget(world, attempt)
  else await settlePayment(world, attempt.id)
  const settled = await readAttempt(world.db, attempt.id)
  return settled === undefined || isDecided(settled.state)
}
