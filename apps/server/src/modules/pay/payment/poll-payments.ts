import type { Surroundings } from '../../../world.ts'
import type { Attempt } from '../../ticket/order/index.ts'
import { claimDueAttempts } from './attempt.repository.ts'
import { settlePayment } from './settle-payment.ts'

/** How many are asked about in one round. */
const ROUND = 50

/**
 * How many are asked about at once: a provider that answers slowly holds up few, and a pool keeps connections for
 * others.
 */
const AT_ONCE = 4

/**
 * Asks about every payment whose time has come, so that a lost message of the provider's loses nothing. Returns how
 * many.
 */
export async function pollPayments(world: Surroundings): Promise<number> {
  const due = await claimDueAttempts(world.db, world.clock(), ROUND)
  const left = due.values()
  await Promise.all(Array.from({ length: AT_ONCE }, () => askInTurn(world, left)))
  return due.length
}

/** Several take from the same list until nothing is left of it, or the process is asked to stop. */
async function askInTurn(world: Surroundings, left: IteratorObject<Attempt>): Promise<void> {
  for (const attempt of left) {
    try {
      await settlePayment(world, attempt, { scheduled: true })
    } catch (error) {
      world.log.error({ err: error, attemptId: attempt.id }, 'settling a payment failed')
    }
    if (world.isStopping()) return
  }
}
