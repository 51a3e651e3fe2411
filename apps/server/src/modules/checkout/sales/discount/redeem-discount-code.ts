import { type Order, redeem } from '@billett/domain'
import type { Context } from '../../../../call/context.ts'
import { accepted, refuse } from '../../../../call/refused.ts'
import { todayIn } from '../../../travel/region/index.ts'
import { discountCodeOf } from '../../../travel/tariff/index.ts'
import { changeOrder } from '../change-order.ts'
import { claimDiscount } from './discount-use.repository.ts'

export function redeemDiscountCode(context: Context, orderId: string, typed: string): Promise<Order> {
  const { world } = context
  return changeOrder(context, orderId, async (order, tx) => {
    const now = world.clock()
    const region = world.regions.current()
    const today = todayIn(region, now)
    const code = discountCodeOf(region, typed, today) ?? refuse('invalidDiscountCode', 'discountCode')
    const redeemed = accepted(redeem(order, code, today)).order
    if (!(await claimDiscount(tx, code, orderId, now))) refuse('discountCodeUsedUp', 'discountCode')
    return redeemed
  })
}
