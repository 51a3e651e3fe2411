import * as calls from '@billett/contract'
import { acting, announcing } from '../../../call/act/acting.ts'
import { handingOver } from '../../../call/act/handing-over.ts'
import { item, items, nothing } from '../../../call/answer.ts'
import { route } from '../../../call/route.ts'
import { scopeOf } from '../../../call/scope.ts'
import { cancelOrder } from './cancel-order.ts'
import { exportOrders } from './export-orders.ts'
import { endRefundByHand, retryRefund } from './move-refund.ts'
import { tagsInUse } from './order-tag.repository.ts'
import { resendOrder } from './resend-order.ts'
import { resendOrders } from './resend-orders.ts'
import { countFound, ordersOfUser, searchOrders } from './search-orders.ts'
import { clientOfSeenOrder } from './seen-order.queries.ts'
import { showOrder } from './show-order.ts'
import { tagOrders } from './tag-orders.ts'
import { verifyPayment } from './verify-payment.ts'

export const staffOrderRoutes = [
  route(calls.searchStaffOrders, async (context, { query }) => items(await searchOrders(context, query))),
  route(calls.countStaffOrders, async (context, { query }) => item(await countFound(context, query))),
  handingOver(calls.exportStaffOrders, (context, { query }) => exportOrders(context, query)),
  route(calls.getStaffOrdersOfUser, async (context, { params, query }) =>
    items(await ordersOfUser(context, params.userId, query)),
  ),
  acting(calls.getStaffOrder, async (context, { params }, tx) => {
    const { shown, act } = await showOrder(context, params.orderId, tx)
    return { answer: item(shown), act }
  }),
  acting(calls.cancelStaffOrder, (context, { body }, tx) => cancelOrder(context, body, tx)),
  acting(calls.retryStaffRefund, (context, { params, body }, tx) => retryRefund(context, { ...params, ...body }, tx)),
  acting(calls.endStaffRefundByHand, (context, { params, body }, tx) =>
    endRefundByHand(context, { ...params, ...body }, tx),
  ),
  announcing(
    calls.verifyStaffOrder,
    async (context, { body }) => item(await verifyPayment(context, body.orderId)),
    async (context, { body: { orderId } }) => {
      const clientId = await clientOfSeenOrder(context.world.db, scopeOf(context).clientIds, orderId)
      return { kind: 'order', id: orderId, clientId }
    },
  ),
  acting(calls.resendStaffOrders, (context, { body }, tx) => resendOrders(context, body, tx)),
  route(calls.getStaffOrderTags, async context => items(await tagsInUse(context.world.db, scopeOf(context).clientIds))),
  acting(calls.tagStaffOrders, (context, { body }, tx) => tagOrders(context, body, tx)),
  acting(calls.resendStaffOrder, async (context, { params }, tx) => ({
    answer: nothing,
    act: await resendOrder(context, params.orderId, tx),
  })),
]
