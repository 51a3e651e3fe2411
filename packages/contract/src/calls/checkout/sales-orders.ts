import * as z from 'zod/mini'
import { defineCall, list } from '../../define-call.ts'
import { OrderSummary, PreparedOrder } from '../../replies/order.ts'
import { count } from '../../values/count.ts'
import { WallClockOrInstant } from '../../values/date.ts'
import { OrderId } from '../../values/order-id.ts'
import { Page } from '../../values/page.ts'
import { Guid } from '../../values/text.ts'

const service = 'sales' as const
const owner = { who: 'visitor' } as const

export const getOrders = defineCall({
  name: 'sales/getOrders',
  service,
  method: 'GET',
  path: '/sales/orders',
  summary: 'The visitor’s orders, newest first',
  access: owner,
  query: Page,
  reply: list(OrderSummary),
})

const GetOrderQuery = z.object({ withImages: z.optional(z.boolean()) })

export const getOrder = defineCall({
  name: 'sales/getOrder',
  service,
  method: 'GET',
  path: '/sales/orders/{orderId}',
  summary: 'One order; with images the barcodes of issued tickets',
  access: owner,
  params: OrderId,
  query: GetOrderQuery,
  reply: list(PreparedOrder),
})

const ValidateMultiTicket = z.object({
  parentTicketGuid: Guid,
  amountValidating: count(1, 99),
  dateValid: WallClockOrInstant,
  wait: z.optional(z.boolean()),
  /**
   * The caller's own word for this wish: asked again with the same one, because no answer came, it takes no further
   * ride.
   */
  requestId: z.optional(z.string().check(z.minLength(16), z.maxLength(64))),
})

export const validateMultiTicket = defineCall({
  name: 'sales/validateMultiTicket',
  service,
  method: 'POST',
  path: '/sales/validateMultiTicket',
  summary: 'Validates rides of a multi-ride ticket',
  access: owner,
  body: ValidateMultiTicket,
  reply: list(PreparedOrder),
})
