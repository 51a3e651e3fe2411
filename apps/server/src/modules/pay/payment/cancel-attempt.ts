import { awaitsPayment, isDecided, moved, movedAttempt } from '@billett/domain'
import { accepted } from '../../../call/refused.ts'
import type { Surroundings } from '../../../world.ts'
import { type Attempt, latestAttempt, lockOrderAndAttempt, saveProgress } from '../../ticket/order/index.ts'
import { readAttempt, saveAttempt } from './attempt.repository.ts'
import { queryFor } from './fetch-fact.ts'
import { settlePayment } from './settle-payment.ts'

/** Nobody can have paid: nobody was sent anywhere, and nothing was stored that the provider could charge by itself. */
export const isUntouched = ({ redirectUrl, token, state }: Attempt): boolean =>
  redirectUrl === null && token === null && !isDecided(state)

/**
 * Nobody was ever sent to this payment, so nobody can have paid it: it ends here, whether the provider can be reached
 * or not.
 */
export async function forgetAttempt(world: Surroundings, attempt: Attempt): Promise<void> {
  await world.db.transaction(async tx => {
    const locked = await lockOrderAndAttempt(tx, attempt.id)
    if (!locked || !isUntouched(locked.attempt)) return
    await saveAttempt(tx, { ...accepted(movedAttempt(locked.attempt, 'cancelled')).attempt, pollOn: null })
    if (awaitsPayment(locked.order.state)) await saveProgress(tx, accepted(moved(locked.order, 'prepared')).order)
    await world.reached('forgettingToBeStored')
  })
  await world.reached('forgettingStored')
}

/** A payment whose creation was answered into the void is known to the provider by our key only. */
async function referenceByKey(world: Surroundings, attempt: Attempt): Promise<string | undefined> {
  const report = await world.payments.fetchPayment(queryFor(attempt))
  return 'reference' in report ? report.reference : undefined
}

/**
 * Ends whatever payment of the order is still open: first at the provider, then here, by what the provider says
 * afterwards. Returns false while nobody can say how it ended.
 */
export async function cancelOpenAttempt(world: Surroundings, orderId: string): Promise<boolean> {
  const attempt = await latestAttempt(world.db, orderId)
  if (!attempt || isDecided(attempt.state)) return true
  const reference = attempt.reference ?? (await referenceByKey(world, attempt))
  await world.reached('paymentToBeCancelled')
  if (reference) await world.payments.cancelPayment(reference)
  await world.reached('paymentCancelled')
  await settlePayment(world, attempt)
  const left = await readAttempt(world.db, attempt.id)
  if (left && isUntouched(left)) await forgetAttempt(world, left)
  const settled = await readAttempt(world.db, attempt.id)
  return settled === undefined || isDecided(settled.state)
}
