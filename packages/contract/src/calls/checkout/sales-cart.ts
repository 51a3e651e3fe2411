import { MAX_TICKETS_PER_ORDER } from '@billett/domain'
import * as z from 'zod/mini'
import { defineCall, list } from '../../define-call.ts'
import { key } from '../../failures/key.ts'
import { PreparedOrder } from '../../replies/order.ts'
import { CartTicket } from '../../values/cart-ticket.ts'
import { count } from '../../values/count.ts'
import { OrderId } from '../../values/order-id.ts'
import { Passengers } from '../../values/passenger.ts'
import { Guid, requiredLine } from '../../values/text.ts'

const service = 'sales' as const
/** Anyone may begin a cart; whoever has no token yet is given a guest's. */
const anyone = { who: 'public' } as const
/** Afterwards the cart is only its owner's. */
const owner = { who: 'visitor' } as const

const PrepareSale = z.object({
  tickets: z.optional(z.array(CartTicket).check(z.maxLength(MAX_TICKETS_PER_ORDER, key('outOfRange')))),
})

export const prepareSale = defineCall({
  name: 'sales/prepareSale',
  service,
  method: 'POST',
  path: '/sales/prepareSale',
  summary: 'Begins a cart',
  access: anyone,
  body: PrepareSale,
  reply: list(PreparedOrder),
})

const UpdatePreparedOrder = z.object({
  orderId: Guid,
  passengers: z.optional(Passengers),
})

export const updatePreparedOrder = defineCall({
  name: 'sales/updatePreparedOrder',
  service,
  method: 'POST',
  path: '/sales/updatePreparedOrder',
  summary: 'Saves passenger data and brings prices up to date; what changed stands in `notices`',
  access: owner,
  body: UpdatePreparedOrder,
  reply: list(PreparedOrder),
})

export const addTicket = defineCall({
  name: 'sales/addTicket',
  service,
  method: 'POST',
  path: '/sales/changePreparedOrder/{orderId}/addTicket',
  summary: 'Puts a ticket into the cart at the server’s price',
  access: owner,
  params: OrderId,
  body: CartTicket,
  reply: list(PreparedOrder),
})

/** From the address, so digits as text. */
const ChangeAmountParams = z.object({ orderId: Guid, ticketId: Guid, amount: count(0, MAX_TICKETS_PER_ORDER) })

export const changeAmount = defineCall({
  name: 'sales/changeAmount',
  service,
  method: 'GET',
  path: '/sales/changePreparedOrder/{orderId}/changeAmount/{ticketId}/{amount}',
  summary: 'Sets how many of these tickets are in the cart; 0 removes the line',
  access: owner,
  params: ChangeAmountParams,
  reply: list(PreparedOrder),
  effect: true,
})

const RedeemDiscountCode = z.object({ orderId: Guid, discountCode: requiredLine() })

export const redeemDiscountCode = defineCall({
  name: 'sales/redeemDiscountCode',
  service,
  method: 'POST',
  path: '/sales/redeemDiscountCode',
  summary: 'Redeems a discount code for the tickets it applies to',
  access: owner,
  body: RedeemDiscountCode,
  reply: list(PreparedOrder),
})

/** None of the specification's (decision 43). */
export const removeDiscountCode = defineCall({
  name: 'sales/removeDiscountCode',
  service,
  method: 'DELETE',
  path: '/sales/discountCode/{orderId}',
  summary: 'Takes a redeemed code back; the tickets cost their full prices, and the use is free again',
  access: owner,
  params: OrderId,
  reply: list(PreparedOrder),
})

export const duplicateCartAfterFailedExecuteSale = defineCall({
  name: 'sales/duplicateCartAfterFailedExecuteSale',
  service,
  method: 'GET',
  path: '/sales/{orderId}/duplicateCartAfterFailedExecuteSale',
  summary: 'A new cart with the tickets of an order whose payment failed',
  access: owner,
  params: OrderId,
  reply: list(PreparedOrder),
  effect: true,
})

const DuplicateCart = z.extend(OrderId, {
  /** The caller’s cart that the tickets are put beside what lies in; a new cart where it is none any more. */
  beside: z.optional(Guid),
})

export const duplicateCart = defineCall({
  name: 'sales/duplicateCart',
  service,
  method: 'POST',
  path: '/sales/duplicateCart',
  summary: 'The tickets of an earlier order at today’s prices, in a new cart or beside what lies in one',
  access: owner,
  body: DuplicateCart,
  reply: list(PreparedOrder),
})
