import { atFullPrices, type Order } from '@billett/domain'
import type { Context } from '../../../../call/context.ts'
import { accepted } from '../../../../call/refused.ts'
import { changeOrder } from '../change-order.ts'
import { releaseDiscount } from './discount-use.repository.ts'

/** Somebody does not want the code any more: another may be redeemed, and its use is another's. */
export function removeDiscountCode(context: Context, orderId: string): Promise<Order> {
  return changeOrder(context, orderId, async (order, tx) => {
    const full = accepted(atFullPrices(order)).order
    await releaseDiscount(tx, orderId)
    return full
  })
}
