import { abort, awaitsPayment, type Order } from '@billett/domain'
import type { Context } from '../../../call/context.ts'
import { accepted, refuse } from '../../../call/refused.ts'
import { cancelOpenAttempt } from '../../pay/payment/index.ts'
import { ownerOf, readOrder } from '../../ticket/order/index.ts'
import { changeOrder } from './change-order.ts'
import { releaseDiscount } from './discount/discount-use.repository.ts'

/**
 * Gives the order up. A payment that is open is ended at the provider first; one that turns out to be paid keeps the
 * order.
 */
export async function abortOrder(context: Context, orderId: string): Promise<Order> {
  const { world } = context
  const before = await readOrder(world.db, orderId, ownerOf(context))
  if (awaitsPayment(before.state) && !(await cancelOpenAttempt(world, orderId))) refuse('paymentInProgress', 'orderId')
  return changeOrder(context, orderId, async (order, tx) => {
    const aborted = accepted(abort(order)).order
    await releaseDiscount(tx, orderId)
    return aborted
  })
}
