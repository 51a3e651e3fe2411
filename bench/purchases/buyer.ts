import * as calls from '@billett/contract'
import { BERLIN, localDate, toInstant } from '@billett/domain'
import { shopClient } from '../product/shop-client.ts'
import { payAtProvider } from './pay-at-provider.ts'

/** What a passenger types, and where to. */
const ORIGINS = ['Falken', 'Hauptbahnhof', 'Markt', 'Rathaus', 'Schule']

export const guest = {
  email: 'ada@example.org',
  firstName: 'Ada',
  lastName: 'Lovelace',
  address: { street: 'Marktplatz', houseNumber: '1', postCode: '12345', city: 'Falkenbrück', country: 'de' as const },
}

export type Relation = { search: string; origin: string; destination: string }

/** Relations the demo region sells a plain ticket for. */
export async function sellableRelations(shop: string): Promise<Relation[]> {
  const client = shopClient(shop)
  const date = localDate(toInstant(Date.now()), BERLIN)
  const found = await Promise.all(
    ORIGINS.map(async search => ({
      search,
      stops: await client.ask(calls.searchOrigins, { query: { date, search, pageSize: 5 } }),
    })),
  )
  const all = found.flatMap(({ search, stops }) => stops.map(stop => ({ search, reference: stop.reference })))
  const pairs = all.flatMap(({ search, reference }) =>
    all
      .filter(other => other.reference !== reference)
      .map(other => ({
        search,
        origin: reference,
        destination: other.reference,
      })),
  )
  client.agent.destroy()
  return pairs
}

/** A guest with a browser, who buys a ticket for a relation again and again, each time as somebody new. */
export function buyer(shop: string, relations: readonly Relation[], methodId: string) {
  const client = shopClient(shop)
  let turn = 0

  return {
    close: () => client.agent.destroy(),
    /** From the search to the issued ticket. Gives the id of the order. */
    async buy(): Promise<string> {
      client.forget()
      const relation = relations[turn++ % relations.length]
      if (!relation) throw new Error('there is no relation to buy')
      const now = toInstant(Date.now() + 3_600_000)
      const date = localDate(now, BERLIN)
      const { search, origin, destination } = relation
      await client.ask(calls.searchOrigins, { query: { date, search } })
      const groups = await client.ask(calls.getRelationGroups, { query: { date, origin, destination } })
      const offer = groups.flatMap(group => group.products).find(isPlain)
      if (!offer) throw new Error(`nothing is sold from ${origin} to ${destination}`)

      const [cart] = await client.ask(calls.prepareSale, { body: {} })
      if (!cart) throw new Error('no cart')
      const { orderId } = cart
      const [filled] = await client.ask(calls.addTicket, {
        params: { orderId },
        body: {
          sortId: offer.sortId,
          relationId: offer.relationId,
          validFrom: `${date}T23:00`,
          passengerCount: 1,
        },
      })
      const [placed] = await client.ask(calls.executeSaleGuest, {
        body: {
          orderId,
          paymentMethodId: methodId,
          expectedTotalInCents: filled?.totalGrossInCents ?? 0,
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
      return orderId
    },
  }
}

type Offer = calls.ProductOffer

const isPlain = ({ price, rides, userData, validity }: Offer): boolean =>
  price.state === 'known' && rides === 1 && !userData.name && !userData.birthdate && validity.choices.length === 0

/** The way of paying that asks nothing more. */
export async function walletMethod(shop: string): Promise<string> {
  const client = shopClient(shop)
  const methods = await client.ask(calls.getPaymentMethods)
  client.agent.destroy()
  const wallet = methods.find(method => /wallet/i.test(method.label))
  if (!wallet) throw new Error('the demo provider has no wallet')
  return wallet.id
}
