import { isDecided } from '@billett/domain'
import type { World } from '../../world.ts'
import { latestAttempt, readAttempt } from './attempt.repository.ts'
import { settlePayment } from './settle-payment.ts'

/**
 * Ends whatever payment of the order is still open: first at the provider, then here, by what the provider says afterwards.
 * Returns false while nobody can say how it ended.
 */
export async function cancelOpenAttempt(world: World, orderId: string): Promise<boolean> {
  const attempt = await latestAttempt(world.db, orderId)
  if (!attempt || isDecided(attempt.state)) return true
  if (attempt.reference) await world.payments.cancelPayment(attempt.reference)
  await settlePayment(world, attempt.id)
  const settled = await readAttempt(world.db, attempt.id)
  return settled === undefined || isDecided(settled.state)
}
