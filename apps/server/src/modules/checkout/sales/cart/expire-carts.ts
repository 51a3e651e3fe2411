import { abort, isOpen } from '@billett/domain'
import { accepted } from '../../../../call/refused.ts'
import type { Surroundings } from '../../../../world.ts'
import { cancelOpenAttempt } from '../../../pay/payment/index.ts'
import { expiredCarts, lockAnyOrder, saveProgress } from '../../../ticket/order/index.ts'
import { releaseDiscount } from '../discount/discount-use.repository.ts'
import { dropEmptyCarts } from './empty-carts.repository.ts'

/** How many carts are ended in one round. */
const ROUND = 100

/** Empty ones cost a statement together; nobody can ask for as many in a minute. */
const MOST_EMPTY = 10_000

/**
 * Ends carts whose time is over, and those of guests with nothing in them before. The provider is asked first, so that
 * none is ended that somebody has just paid for. Returns how many.
 */
export async function expireCarts(world: Surroundings): Promise<number> {
  const due = await expiredCarts(world.db, world.clock(), ROUND)
  for (const orderId of due) {
    try {
      await expireCart(world, orderId)
    } catch (error) {
      world.log.error({ err: error, orderId }, 'a cart could not be ended')
    }
  }
  const empty = await world.db.transaction(tx => dropEmptyCarts(tx, world.clock(), MOST_EMPTY))
  return due.length + empty
}

async function expireCart(world: Surroundings, orderId: string): Promise<void> {
  if (!(await cancelOpenAttempt(world, orderId))) return
  await world.db.transaction(async tx => {
    const order = await lockAnyOrder(tx, orderId)
    if (!order || !isOpen(order.state)) return
    await releaseDiscount(tx, orderId)
    await saveProgress(tx, accepted(abort(order)).order)
  })
}
