import type { CartTicket } from '@billett/contract'
import { changeAmount, type Order } from '@billett/domain'
import type { Context } from '../../call/context.ts'
import { accepted } from '../../call/refused.ts'
import { changeOrder } from './change-order.ts'
import { releaseDiscount } from './discount-uses.ts'
import { putIn } from './put-in.ts'

export const addTicket = (context: Context, orderId: string, ticket: CartTicket): Promise<Order> =>
  changeOrder(context, orderId, order => putIn(context, order, ticket))

/** Sets how many tickets a line has; 0 removes it (Spec 2 §7.10). When no discounted ticket is left, the code is free again. */
export const setAmount = (context: Context, orderId: string, ticketId: string, amount: number): Promise<Order> =>
  changeOrder(context, orderId, async (order, tx) => {
    const changed = accepted(changeAmount(order, ticketId, amount, context.world.newId)).order
    const discounted = changed.tickets.some(ticket => ticket.discountCode !== null)
    if (changed.discountCode === null || discounted) return changed
    await releaseDiscount(tx, orderId)
    return { ...changed, discountCode: null }
  })
