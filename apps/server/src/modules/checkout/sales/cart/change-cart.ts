import type { CartTicket } from '@billett/contract'
import { changeAmount, type Order, type Updated, withItsCode } from '@billett/domain'
import type { Context } from '../../../../call/context.ts'
import { accepted } from '../../../../call/refused.ts'
import { cardsOfTickets } from '../../../books/prepaid/index.ts'
import { todayIn } from '../../../travel/region/index.ts'
import { discountCodeOf } from '../../../travel/tariff/index.ts'
import { changeCart } from '../change-order.ts'
import { casesOfTickets } from './cases-of-tickets.ts'
import { putIn } from './put-in.ts'

function atItsPrice({ world }: Context, order: Order): Order {
  if (order.discountCode === null) return order
  const region = world.regions.current()
  const today = todayIn(region, world.clock())
  return withItsCode(order, discountCodeOf(region, order.discountCode, today), today)
}

export async function addTicket(context: Context, orderId: string, ticket: CartTicket): Promise<Updated> {
  const asked = { cards: await cardsOfTickets(context, [ticket]), cases: await casesOfTickets(context, [ticket]) }
  return changeCart(context, orderId, cart => ({
    order: atItsPrice(context, putIn(context, cart, ticket, asked)),
    notices: [],
  }))
}

/** Sets how many tickets a line has; 0 removes it (Spec 2 §7.10). */
export const setAmount = (context: Context, orderId: string, ticketId: string, amount: number): Promise<Updated> =>
  changeCart(context, orderId, cart => ({
    order: accepted(changeAmount(cart, ticketId, amount, context.world.newId)).order,
    notices: [],
  }))
