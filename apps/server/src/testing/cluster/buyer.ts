import * as calls from '@billett/contract'
import { addDays, BERLIN, localDate, toInstant } from '@billett/domain'
import { aGuest } from '../purchase.ts'
import { shopClient } from './shop-client.ts'

type Client = ReturnType<typeof shopClient>

const FORM_TOKEN = /name="token" value="([^"]+)"/

/** Opens the pay page and confirms with the wallet, which asks nothing. */
export async function payAtProvider(payUrl: string): Promise<void> {
  const page = await (await fetch(payUrl)).text()
  const token = FORM_TOKEN.exec(page)?.[1]
  if (token === undefined) throw new Error('the pay page has no form')
  const paid = await fetch(`${payUrl}/wallet`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ token }),
  })
  if (paid.status !== 303) throw new Error(`the payment was not taken: ${paid.status}`)
}

async function walletOf(client: Client): Promise<string> {
  const methods = await client.ask(calls.getPaymentMethods, { query: {} })
  const wallet = methods.find(method => /wallet/i.test(method.label))
  if (!wallet) throw new Error('the demo provider has no wallet')
  return wallet.id
}

/** A cart with one ticket, of a day unless told. */
export async function aCartAt(client: Client, sortId = 'network-day-adult'): Promise<calls.PreparedOrder> {
  const validFrom = `${addDays(localDate(toInstant(Date.now()), BERLIN), 1)}T10:00`
  const ticket = { sortId, validFrom, passengerCount: 1 }
  const [cart] = await client.ask(calls.prepareSale, { body: { tickets: [ticket] } })
  if (cart?.tickets.length !== 1) throw new Error(`the cart holds ${cart?.tickets.length} tickets`)
  return cart
}

/** Places the order of a cart; throws where the answer is about another. */
export async function orderIn(client: Client, shop: string, cart: calls.PreparedOrder): Promise<calls.PreparedOrder> {
  const { orderId, totalGrossInCents: expectedTotalInCents } = cart
  const [order] = await client.ask(calls.executeSaleGuest, {
    body: {
      orderId,
      ...(expectedTotalInCents > 0 && { paymentMethodId: await walletOf(client) }),
      expectedTotalInCents,
      redirectURL: `${shop}/confirm/${orderId}`,
      wait: true,
      finalize: true,
      termsAccepted: true,
      guest: aGuest,
    },
  })
  if (order?.orderId !== orderId) throw new Error(`asked for ${orderId}, was told of ${order?.orderId}`)
  return order
}

export interface Bought {
  orderId: string
  /** How often an answer did not come and the call was made again. */
  repeated: number
}

/**
 * A guest's purchase, from the empty cart to the confirmation that it is paid. Throws at the first answer that is not
 * about this very order.
 */
export async function buy(shop: string): Promise<Bought> {
  const client = shopClient(shop)
  const { orderId, urlToVerification, state } = await orderIn(client, shop, await aCartAt(client))
  if (!urlToVerification) throw new Error(`no payment to go to: ${state}`)
  await payAtProvider(urlToVerification)
  const [paid] = await client.ask(calls.verifyOrder, { params: { orderId }, query: {} })
  if (paid?.orderId !== orderId || paid.state !== 'completed') throw new Error(`${orderId} is ${paid?.state}`)
  return { orderId, repeated: client.repeated() }
}
