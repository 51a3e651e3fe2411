import * as calls from '@billett/contract'
import { addDays, BERLIN, localDate, MAX_TICKETS_PER_ORDER, toInstant } from '@billett/domain'
import type { ShopClient } from '../product/shop-client.ts'
import { guest } from '../purchases/buyer.ts'
import { payAtProvider } from '../purchases/pay-at-provider.ts'

/** The largest order somebody can have, bought and paid. */
export async function largeOrder(shop: string, client: ShopClient, methodId: string) {
  const date = addDays(localDate(toInstant(Date.now()), BERLIN), 1)
  const ticket = { sortId: 'network-day-adult', validFrom: `${date}T10:00`, passengerCount: 1 }
  const tickets = Array.from({ length: MAX_TICKETS_PER_ORDER }, () => ticket)
  const [cart] = await client.ask(calls.prepareSale, { body: { tickets } })
  if (!cart) throw new Error('no cart')
  const { orderId } = cart
  const [placed] = await client.ask(calls.executeSaleGuest, {
    body: {
      orderId,
      paymentMethodId: methodId,
      expectedTotalInCents: cart.totalGrossInCents,
      redirectURL: `${shop}/confirm/${orderId}`,
      wait: true,
      finalize: true,
      termsAccepted: true,
      guest,
    },
  })
  if (!placed?.urlToVerification) throw new Error('no payment to go to')
  await payAtProvider(client.agent, placed.urlToVerification)
  const [bought] = await client.ask(calls.verifyOrder, { params: { orderId }, query: {} })
  if (bought?.state !== 'completed') throw new Error(`the order is ${bought?.state}`)
  return { orderId, ticketGuid: bought.tickets[0]?.ticketId ?? '' }
}
