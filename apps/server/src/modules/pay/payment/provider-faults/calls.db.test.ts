import { customerAt } from '@billett/payment-demo/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cardFor, type DemoShop, demoShop, NOTHING, ONE_TICKET } from './demo-shop.fixture.ts'

let shop: DemoShop
beforeAll(async () => {
  shop = await demoShop()
})
afterAll(() => shop.close())

describe('a provider that fails when the payment is begun', () => {
  it.each([
    ['create-exception', 502, 'error.paymentProviderUnreachable'],
    ['create-timeout', 502, 'error.paymentProviderUnreachable'],
    ['create-answer-lost', 502, 'error.paymentProviderUnreachable'],
    ['create-refused', 409, 'error.paymentRefused'],
  ] as const)('%s: says so, and the order is free for the next try', async (scenario, status, translationKey) => {
    const { cart, send, ask, see, verify } = await shop.aPassenger()
    await shop.next(scenario)
    expect(await send()).toMatchObject({ status, errors: [{ translationKey }] })
    expect(await see()).toMatchObject({ state: 'prepared' })
    await shop.work()
    expect(await shop.end(cart)).toEqual(NOTHING)

    const order = await ask()
    await customerAt(order.urlToVerification ?? '').payByCard(cardFor('paid'))
    expect(await verify()).toMatchObject({ state: 'completed' })
    // A payment nobody was sent to runs out, and its message changes nothing.
    await shop.demo.advance(3600)
    await shop.work()
    expect(await shop.end(order)).toEqual(ONE_TICKET)
  })
})

describe('a provider that does not answer questions', () => {
  it.each(['fetch-exception', 'fetch-timeout'] as const)(
    '%s: nobody knows for a while, and nobody pays twice',
    async scenario => {
      const { order, atProvider, verify, see, send } = await shop.anOrder()
      await atProvider.payByCard(cardFor(scenario))
      expect(await verify()).toMatchObject({ state: 'deferred', payment: { state: 'unknown' } })
      expect(await shop.end(order)).toEqual(NOTHING)
      expect((await send()).items).toMatchObject([{ orderId: order.orderId, payment: { state: 'unknown' } }])
      await shop.demo.advance(90)
      await shop.work()
      expect(await see()).toMatchObject({ state: 'completed' })
      expect(await verify()).toMatchObject({ state: 'completed' })
      expect(await shop.end(order)).toEqual(ONE_TICKET)
    },
  )
})

describe('a provider that fails when an open payment is given up', () => {
  it.each(['cancel-exception', 'cancel-timeout'] as const)(
    '%s: the payment stays open, so the order does too',
    async scenario => {
      await shop.next(scenario)
      const { order, atProvider, giveUp, verify } = await shop.anOrder()
      expect(await giveUp()).toMatchObject({ status: 409, errors: [{ translationKey: 'error.paymentInProgress' }] })
      expect(await shop.stateAtProvider(order)).toBe('open')
      await atProvider.payByCard(cardFor('paid'))
      expect(await verify()).toMatchObject({ state: 'completed' })
      expect(await shop.end(order)).toEqual(ONE_TICKET)
    },
  )

  it('cancel-answer-lost: the payment has ended, so the order does too', async () => {
    await shop.next('cancel-answer-lost')
    const { order, giveUp, see } = await shop.anOrder()
    expect(await giveUp()).toMatchObject({ status: 200, items: [{ state: 'aborted' }] })
    expect(await shop.stateAtProvider(order)).toBe('cancelled')
    expect(await see()).toMatchObject({ state: 'aborted' })
    expect(await shop.end(order)).toEqual(NOTHING)
  })
})
