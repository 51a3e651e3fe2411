import * as calls from '@billett/contract'
import { item } from '../../../call/answer.ts'
import { route } from '../../../call/route.ts'
import { ownerOf, readOrder } from '../../ticket/order/index.ts'
import { giveBackTickets } from './give-back-tickets.ts'
import { orderMoney } from './order-money.ts'

export const giveBackRoutes = [
  route(calls.getOrderMoney, async (context, { params }) => {
    const { world, language } = context
    return item(await orderMoney(world, await readOrder(world.db, params.orderId, ownerOf(context)), language))
  }),
  route(calls.giveBackTickets, async (context, { params, body }) => {
    const order = await giveBackTickets(context, params.orderId, body.ticketGuids)
    return item(await orderMoney(context.world, order, context.language))
  }),
]
