import type { CartTicket, GuestData, PreparedOrder } from '@billett/contract'
import * as calls from '@billett/contract'
import { fulfilOrder, sendOrderMail } from '../modules/ticket/fulfilment/index.ts'
import type { visitorOf } from './client.ts'
import type { TestWorld } from './test-world.ts'

type Visitor = ReturnType<typeof visitorOf>

export const CARD = 'fake-1-27'
export const DEBIT = 'fake-1-3'

export const aGuest: GuestData = {
  email: 'ada@example.org',
  firstName: 'Ada',
  lastName: 'Lovelace',
  address: { street: 'Marktplatz', houseNumber: '1', postCode: '12345', city: 'Falkenbrück', country: 'de' },
}

/** A day ticket for one, without a relation: the shortest way to something that costs money. */
export const aDayTicket = (over: Partial<CartTicket> = {}): CartTicket => ({
  sortId: 'network-day-adult',
  validFrom: '2026-11-21T10:00',
  passengerCount: 1,
  ...over,
})

export const aCart = (visitor: Visitor, ...tickets: CartTicket[]): Promise<PreparedOrder> =>
  visitor.ask(calls.prepareSale, { body: { tickets: tickets.length > 0 ? tickets : [aDayTicket()] } })

/** What the order button sends for this cart. */
export const execution = (order: PreparedOrder, over: object = {}) => ({
  orderId: order.orderId,
  paymentMethodId: CARD,
  expectedTotalInCents: order.totalGrossInCents,
  redirectURL: `https://shop.example/confirm/${order.orderId}`,
  wait: true as const,
  finalize: true as const,
  termsAccepted: true as const,
  guest: aGuest,
  ...over,
})

export const placed = (visitor: Visitor, order: PreparedOrder, over: object = {}): Promise<PreparedOrder> =>
  visitor.ask(calls.executeSaleGuest, { body: execution(order, over) })

/** The reference the provider gave the order's payment. */
export const referenceOf = (order: PreparedOrder): string => {
  const url = order.urlToVerification
  if (!url) throw new Error('the order has no payment to go to')
  return url.split('/').at(-1) ?? ''
}

export const verified = (visitor: Visitor, order: PreparedOrder): Promise<PreparedOrder> =>
  visitor.ask(calls.verifyOrder, { params: { orderId: order.orderId }, query: {} })

/** A guest's purchase from the empty cart to the ticket, mail included. */
export async function bought(test: TestWorld, visitor: Visitor, ...tickets: CartTicket[]): Promise<PreparedOrder> {
  const order = await placed(visitor, await aCart(visitor, ...tickets))
  test.provider.decide(referenceOf(order), 'paid')
  const paid = await verified(visitor, order)
  await fulfilOrder(test.world, order.orderId)
  await sendOrderMail(test.world, order.orderId, null)
  return paid
}
