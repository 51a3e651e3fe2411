import type { CartTicket } from '@billett/contract'
import { changeAmount, type Order, redeem } from '@billett/domain'
import type { Context } from '../../call/context.ts'
import { accepted } from '../../call/refused.ts'
import { discountCodeOf, todayIn } from '../tariff/index.ts'
import { changeOrder } from './change-order.ts'
import { releaseDiscount } from './discount-uses.ts'
import { putIn } from './put-in.ts'

/** A code that is redeemed applies to what is put in later, too: the total shown is the total charged. */
function withItsCode({ world }: Context, order: Order): Order {
  if (order.discountCode === null) return order
  const region = world.regions.current()
  const today = todayIn(region, world.clock())
  const redeemed = redeem(order, discountCodeOf(region, order.discountCode, today), today)
  return redeemed.ok ? redeemed.order : order
}

export const addTicket = (context: Context, orderId: string, ticket: CartTicket): Promise<Order> =>
  changeOrder(context, orderId, order => withItsCode(context, putIn(context, order, ticket)))

/** Sets how many tickets a line has; 0 removes it (Spec 2 §7.10). When no discounted ticket is left, the code is free again. */
export const setAmount = (context: Context, orderId: string, ticketId: string, amount: number): Promise<Order> =>
  changeOrder(context, orderId, async (order, tx) => {
    const changed = accepted(changeAmount(order, ticketId, amount, context.world.newId)).order
    const discounted = changed.tickets.some(ticket => ticket.discountCode !== null)
    if (changed.discountCode === null || discounted) return changed
    await releaseDiscount(tx, orderId)
    return { ...changed, discountCode: null }
  })
