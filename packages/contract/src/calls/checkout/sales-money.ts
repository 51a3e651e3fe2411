import * as z from 'zod/mini'
import { defineCall, list } from '../../define-call.ts'
import { key } from '../../failures/key.ts'
import { InstantText } from '../../values/answered.ts'
import { Cents } from '../../values/money.ts'
import { OrderId } from '../../values/order-id.ts'
import { Guid } from '../../values/text.ts'

const service = 'sales' as const
const owner = { who: 'visitor' } as const

export const MONEY_EVENTS = ['received', 'paidFor', 'givenBack', 'refundDue', 'refunded', 'refundFailed'] as const

/** One thing that happened to the money of an order, as the ledger has it. */
const MoneyEvent = z.object({
  kind: z.enum(MONEY_EVENTS),
  amountInCents: Cents,
  on: InstantText,
})

const MoneyOfTicket = z.object({
  ticketId: z.string(),
  ticketName: z.string(),
  amountInCents: Cents,
  /** Key of why it cannot be given back; null where it can. */
  refusal: z.nullable(z.string()),
})

const OrderMoney = z.object({
  orderId: z.string(),
  /** Oldest first. */
  events: z.array(MoneyEvent),
  tickets: z.array(MoneyOfTicket),
})
export type OrderMoney = z.infer<typeof OrderMoney>

export const getOrderMoney = defineCall({
  name: 'sales/getOrderMoney',
  service,
  method: 'GET',
  path: '/sales/orders/{orderId}/money',
  summary: 'Where the money of an order is, and which of its tickets can be given back',
  access: owner,
  params: OrderId,
  reply: list(OrderMoney),
})

const GiveBack = z.object({
  ticketGuids: z.array(Guid).check(z.minLength(1, key('required')), z.maxLength(50, key('outOfRange'))),
})

export const giveBackTickets = defineCall({
  name: 'sales/giveBackTickets',
  service,
  method: 'POST',
  path: '/sales/orders/{orderId}/giveBack',
  summary: 'Gives tickets back before they are valid; all of them or none, and their price goes back the way it came',
  access: owner,
  params: OrderId,
  body: GiveBack,
  reply: list(OrderMoney),
})
