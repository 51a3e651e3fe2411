import * as calls from '@billett/contract'
import { SERVICE_AREA } from '@billett/domain'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { visitorOf } from '../../../../testing/client.ts'
import { aCart, aDayTicket } from '../../../../testing/purchase.ts'
import { type TestWorld, testWorld } from '../../../../testing/test-world.ts'

const SORT = 'deutschlandticket'
const date = '2026-12-01'
const ticket = aDayTicket({ sortId: SORT, validFrom: `${date}T00:00` })

let test: TestWorld
beforeAll(async () => {
  test = await testWorld()
})
afterAll(() => test.close())

/** The same shop and tariff as a client that has subscriptions, or one that has none. */
function selling(subscription: boolean) {
  const { client } = test.world
  const modules = { ...client.config.modules, subscription }
  test.world.client = { ...client, config: { ...client.config, modules } }
  return visitorOf(test.app)
}

const isInWindow = async (visitor: ReturnType<typeof visitorOf>): Promise<boolean> => {
  const { items } = await visitor.send(calls.getCatalogueGroups, {})
  return items.some(({ products }) => products.some(({ sortId }) => sortId === SORT))
}

it('what is sold as a subscription leaves the window of a client that has them, and stays in another’s', async () => {
  const shown: boolean[] = []
  for (const subscription of [false, true, false, true]) shown.push(await isInWindow(selling(subscription)))
  expect(shown).toEqual([true, false, true, false])
})

it('what is sold as a subscription has a price one by one only where there are none', async () => {
  const priceOf = async (subscription: boolean, serviceArea: number) => {
    const query = { sort: SORT, date, serviceArea }
    return (await selling(subscription).ask(calls.getProductDetails, { query })).price.state
  }
  expect(await priceOf(false, SERVICE_AREA.ticket)).toBe('known')
  expect(await priceOf(true, SERVICE_AREA.ticket)).toBe('unknown')
  expect(await priceOf(true, SERVICE_AREA.subscription)).toBe('known')
})

it('a cart takes no ticket that is sold as a subscription, and says so of one it holds', async () => {
  const refused = await selling(true).send(calls.prepareSale, { body: { tickets: [ticket] } })
  expect(refused.errors).toMatchObject([{ translationKey: 'error.productNotOnSale', fieldName: 'sortId' }])
  const visitor = selling(false)
  const { orderId } = await aCart(visitor, ticket)
  selling(true)
  const { tickets, notices } = await visitor.ask(calls.updatePreparedOrder, { body: { orderId } })
  expect([tickets, notices.map(({ kind }) => kind)]).toEqual([[], ['ticketRemoved']])
})
