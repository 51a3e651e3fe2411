import type { World } from '../../world.ts'
import { dueAttempts } from './attempt.repository.ts'
import { settlePayment } from './settle-payment.ts'

/** How many are asked about in one round. */
const ROUND = 50

/** Asks about every payment whose time has come, so that a lost message of the provider's loses nothing. Returns how many. */
export async function pollPayments(world: World): Promise<number> {
  const due = await dueAttempts(world.db, world.clock(), ROUND)
  for (const attemptId of due) {
    try {
      await settlePayment(world, attemptId, { scheduled: true })
    } catch (error) {
      world.log.error({ err: error, attemptId }, 'settling a payment failed')
    }
  }
  return due.length
}
