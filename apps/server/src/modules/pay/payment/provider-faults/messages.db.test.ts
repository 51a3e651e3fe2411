import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cardFor, type DemoShop, demoShop, NOTHING, ONE_TICKET } from './demo-shop.fixture.ts'

let shop: DemoShop
beforeAll(async () => {
  shop = await demoShop()
})
afterAll(() => shop.close())

describe('a message of the provider', () => {
  it.each(['webhook-duplicate', 'webhook-reordered', 'webhook-late'] as const)(
    'pays once, with nobody at the page (%s)',
    async scenario => {
      const { order, atProvider, see, verify } = await shop.anOrder()
      await atProvider.payByCard(cardFor(scenario))
      await shop.demo.advance(200)
      expect(await see()).toMatchObject({ state: 'completed' })
      expect(await verify()).toMatchObject({ state: 'completed', payment: { state: 'paid', refundedInCents: 0 } })
      await shop.work()
      expect(await shop.end(order)).toEqual(ONE_TICKET)
    },
  )

  it('that comes late changes nothing for a passenger who was back before it (webhook-late)', async () => {
    const { order, atProvider, verify } = await shop.anOrder()
    await atProvider.payByCard(cardFor('webhook-late'))
    expect(await verify()).toMatchObject({ state: 'completed' })
    await shop.demo.advance(200)
    expect(await shop.end(order)).toEqual(ONE_TICKET)
  })

  it.each(['webhook-lost', 'webhook-forged'] as const)(
    'moves no money, and asking finds the truth (%s)',
    async scenario => {
      const { order, atProvider, see, verify } = await shop.anOrder()
      await atProvider.payByCard(cardFor(scenario))
      await shop.demo.advance(600)
      expect(await see()).toMatchObject({ payment: { state: 'open' } })
      expect(await shop.end(order)).toEqual(NOTHING)
      await shop.work()
      expect(await see()).toMatchObject({ state: 'completed' })
      expect(await verify()).toMatchObject({ state: 'completed' })
      expect(await shop.end(order)).toEqual(ONE_TICKET)
    },
  )
})
