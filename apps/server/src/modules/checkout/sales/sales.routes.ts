import * as calls from '@billett/contract'
import { isOpen } from '@billett/domain'
import { item, items } from '../../../call/answer.ts'
import { route } from '../../../call/route.ts'
import { windowOf } from '../../../call/window-of.ts'
import { buyerOf } from '../../people/account/index.ts'
import { validateMultiTicket } from '../../ticket/fulfilment/index.ts'
import { orderOverviews, ownerOf, presentSummary, readOrderWithPayment } from '../../ticket/order/index.ts'
import { identificationMediumsOf, userDataRequests } from '../../travel/tariff/index.ts'
import { abortOrder } from './abort-order.ts'
import { addTicket, setAmount } from './cart/change-cart.ts'
import { duplicateCart } from './cart/duplicate-cart.ts'
import { prepareSale } from './cart/prepare-sale.ts'
import { redeemDiscountCode } from './discount/redeem-discount-code.ts'
import { removeDiscountCode } from './discount/remove-discount-code.ts'
import { executeSale } from './execute-sale.ts'
import { executionOf } from './execution.ts'
import { showCart, showOrder, showPlacedOrder, showReadOrder } from './show-order.ts'
import { updatePreparedOrder } from './update-prepared-order.ts'
import { verifyOrder } from './verify-order.ts'

/**
 * The barcodes of fifty tickets are a megabyte. A browser that waits for a payment asks every few seconds, and a class
 * may wait at one address.
 */
const PICTURES_LIMIT = { most: 240, per: '1 minute' } as const

export const salesRoutes = [
  route(calls.getTicketUserDataRequest, ({ world }) => items(userDataRequests(world.regions.current()))),
  route(calls.getIdentificationMedium, ({ world }, { params }) =>
    item({
      sortReference: params.sortReference,
      types: identificationMediumsOf(world.regions.current(), params.sortReference, world.clock()),
    }),
  ),
  route(calls.prepareSale, async (context, { body }) => {
    const { order, token } = await prepareSale(context, body.tickets ?? [])
    return { ...showCart(context, order), authorization: token }
  }),
  route(calls.updatePreparedOrder, async (context, { body }) => {
    const { order, notices } = await updatePreparedOrder(context, body.orderId, body.passengers ?? [])
    return isOpen(order.state) ? showCart(context, order, notices) : showOrder(context, order, false)
  }),
  route(calls.addTicket, async (context, { params, body }) => {
    const { order, notices } = await addTicket(context, params.orderId, body)
    return showCart(context, order, notices)
  }),
  route(calls.changeAmount, async (context, { params }) => {
    const { order, notices } = await setAmount(context, params.orderId, params.ticketId, params.amount)
    return showCart(context, order, notices)
  }),
  route(calls.redeemDiscountCode, async (context, { body }) =>
    showCart(context, await redeemDiscountCode(context, body.orderId, body.discountCode)),
  ),
  route(calls.removeDiscountCode, async (context, { params }) =>
    showCart(context, await removeDiscountCode(context, params.orderId)),
  ),
  route(calls.executeSale, async (context, { body }) =>
    showPlacedOrder(
      context,
      await executeSale(context, executionOf(body, { buyer: await buyerOf(context), isGuest: false })),
    ),
  ),
  route(calls.executeSaleGuest, async (context, { body }) =>
    showPlacedOrder(context, await executeSale(context, executionOf(body, { buyer: body.guest, isGuest: true }))),
  ),
  route(calls.validateMultiTicket, async (context, { body }) =>
    showOrder(context, await validateMultiTicket(context, body), true),
  ),
  route(calls.duplicateCartAfterFailedExecuteSale, async (context, { params }) => {
    const { order, notices } = await duplicateCart(context, params.orderId)
    return showCart(context, order, notices)
  }),
  route(calls.duplicateCart, async (context, { body }) => {
    const { order, notices } = await duplicateCart(context, body.orderId, body.beside)
    return showCart(context, order, notices)
  }),
  route(calls.getOrders, async (context, { query }) => {
    const orders = await orderOverviews(context.world.db, ownerOf(context), windowOf(query))
    return items(orders.map(order => presentSummary(order, context.language)))
  }),
  route(
    calls.getOrder,
    async (context, { params, query }) =>
      showReadOrder(
        context,
        await readOrderWithPayment(context.world.db, params.orderId, ownerOf(context)),
        query.withImages ?? false,
      ),
    PICTURES_LIMIT,
  ),
  route(
    calls.verifyOrder,
    async (context, { params }) => showReadOrder(context, await verifyOrder(context, params.orderId), true),
    PICTURES_LIMIT,
  ),
  route(calls.abortOrder, async (context, { params }) =>
    showOrder(context, await abortOrder(context, params.orderId), false),
  ),
]
