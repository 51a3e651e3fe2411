import * as calls from '@billett/contract'
import { acting } from '../../../call/acting.ts'
import { item, items } from '../../../call/answer.ts'
import { route } from '../../../call/route.ts'
import { countFound, ordersOfUser, searchOrders } from './search-orders.ts'
import { showOrder } from './show-order.ts'

export const staffOrderRoutes = [
  route(calls.searchStaffOrders, async (context, { query }) => items(await searchOrders(context, query))),
  route(calls.countStaffOrders, async (context, { query }) => item(await countFound(context, query))),
  route(calls.getStaffOrdersOfUser, async (context, { params, query }) =>
    items(await ordersOfUser(context, params.userId, query)),
  ),
  acting(calls.getStaffOrder, async (context, { params }, tx) => {
    const { shown, act } = await showOrder(context, params.orderId, tx)
    return { answer: item(shown), act }
  }),
]
