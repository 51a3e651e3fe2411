import * as calls from '@billett/contract'
import { localDate } from '@billett/domain'
import { TEST_CARDS } from '@billett/payment-demo'
import { customerAt, startPaymentDemo } from '@billett/payment-demo/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoPaymentProvider } from '../../adapters/payment-provider/demo/demo-payment-provider.ts'
import { buildApp } from '../../app.ts'
import { visitorOf } from '../../testing/client.ts'
import { demoRegionStore } from '../../testing/demo-region-store.ts'
import { aCart, execution } from '../../testing/purchase.ts'
import { type TestWorld, testWorld } from '../../testing/test-world.ts'
import type { World } from '../../world.ts'
import { pollPayments } from './poll-payments.ts'
import { refundPayment } from './refund-payment.ts'

const CARD = 'demo-1-27'
const DEBIT = 'demo-1-3'

let test: TestWorld
let demo: Awaited<ReturnType<typeof startPaymentDemo>>
let world: World
let shop: Awaited<ReturnType<typeof buildApp>>

/** The shop listens, so that the provider's messages reach it as they would in life. */
beforeAll(async () => {
  test = await testWorld({ regions: demoRegionStore(new Date().toISOString()) })
  demo = await startPaymentDemo()
  world = {
    ...test.world,
    config: { ...test.world.config },
    // Messages are signed with the real time.
    clock: () => new Date().toISOString(),
    payments: demoPaymentProvider({
      baseUrl: demo.baseUrl(),
      secret: demo.secret,
      timeoutMilliseconds: 5_000,
      fetch,
    }),
  }
  shop = await buildApp(world)
  world.config.PUBLIC_URL = await shop.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await shop.close()
  await demo.stop()
  await test.close()
})

const cardFor = (scenario: (typeof TEST_CARDS)[number]['scenario']): string =>
  TEST_CARDS.find(card => card.scenario === scenario)?.number ?? ''

async function anOrder(paymentMethodId = CARD) {
  const ada = visitorOf(shop)
  const ticket = { sortId: 'network-day-adult', validFrom: `${localDate(world.clock())}T23:59`, passengerCount: 1 }
  const cart = await aCart(ada, ticket)
  const body = execution(cart, { paymentMethodId, redirectURL: `${world.config.PUBLIC_URL}/confirm/${cart.orderId}` })
  const order = await ada.ask(calls.executeSaleGuest, { body })
  return {
    ada,
    order,
    atProvider: customerAt(order.urlToVerification ?? ''),
    see: () => ada.ask(calls.getOrder, { params: { orderId: order.orderId }, query: {} }),
    verify: () => ada.ask(calls.verifyOrder, { params: { orderId: order.orderId }, query: {} }),
    again: (over: object) => ada.ask(calls.executeSaleGuest, { body: { ...body, ...over } }),
  }
}

describe('with the demo provider a passenger', () => {
  it('pays by card on its page and comes back to the ticket', async () => {
    const { order, atProvider, verify } = await anOrder()
    const back = await atProvider.payByCard(cardFor('paid'))
    expect(back.headers.get('location')).toContain(`/confirm/${order.orderId}?paymentReference=`)
    expect(await verify()).toMatchObject({
      state: 'completed',
      payment: { state: 'paid' },
      tickets: [{ state: 'issued' }],
    })
  })

  it('has the ticket by the provider’s message alone, who closes the page', async () => {
    const { atProvider, see } = await anOrder()
    await atProvider.payByCard(cardFor('paid'))
    await demo.advance(1)
    expect(await see()).toMatchObject({ state: 'paid', payment: { state: 'paid' } })
  })

  it('is declined, and pays by direct debit instead', async () => {
    const { order, atProvider, verify, again } = await anOrder()
    await atProvider.payByCard(cardFor('declined-insufficient-funds'))
    expect(await verify()).toMatchObject({
      state: 'prepared',
      payment: { state: 'declined', reason: 'insufficientFunds' },
    })
    const second = await again({ paymentMethodId: DEBIT })
    expect(second.urlToVerification).not.toBe(order.urlToVerification)
    await customerAt(second.urlToVerification ?? '').payByDebit('DE09000000000000000001')
    expect(await verify()).toMatchObject({ state: 'completed' })
  })

  it('cancels there, and pays after all', async () => {
    const { atProvider, verify, again } = await anOrder()
    await atProvider.cancel()
    expect(await verify()).toMatchObject({ state: 'prepared', payment: { state: 'cancelled' } })
    const second = await again({})
    await customerAt(second.urlToVerification ?? '').payByCard(cardFor('paid'))
    expect(await verify()).toMatchObject({ state: 'completed' })
  })

  it('waits for a bank, and is told as soon as it has decided', async () => {
    const { atProvider, verify, see } = await anOrder()
    await atProvider.payByCard(cardFor('pending-then-paid'))
    expect(await verify()).toMatchObject({ state: 'deferred', payment: { state: 'pending' } })
    await demo.advance(30)
    expect(await see()).toMatchObject({ state: 'paid', payment: { state: 'paid' } })
    expect(await verify()).toMatchObject({ state: 'completed' })
  })

  it('gives up, and the page there is closed', async () => {
    const { ada, order, atProvider } = await anOrder()
    const given = await ada.ask(calls.abortOrder, { params: { orderId: order.orderId } })
    expect(given).toMatchObject({ state: 'aborted' })
    await atProvider.payByCard(cardFor('paid'))
    await demo.advance(1)
    expect(await ada.ask(calls.getOrder, { params: { orderId: order.orderId }, query: {} })).toMatchObject({
      state: 'aborted',
      payment: { state: 'cancelled', refundedInCents: 0 },
    })
  })
})

describe('when the demo provider misbehaves', () => {
  /** Polls as if every payment's time had come. */
  const pollAll = () => pollPayments({ ...world, clock: () => new Date(Date.now() + 3_600_000).toISOString() })

  it('a lost message is made up for by asking', async () => {
    const { atProvider, see } = await anOrder()
    await atProvider.payByCard(cardFor('webhook-lost'))
    await demo.advance(600)
    expect(await see()).toMatchObject({ payment: { state: 'open' } })
    await pollAll()
    expect(await see()).toMatchObject({ state: 'paid' })
  })

  it.each(['webhook-duplicate', 'webhook-reordered', 'webhook-late'] as const)(
    '%s changes nothing twice',
    async scenario => {
      const { atProvider, see, verify } = await anOrder()
      await atProvider.payByCard(cardFor(scenario))
      await demo.advance(200)
      expect(await see()).toMatchObject({ state: 'paid' })
      expect(await verify()).toMatchObject({ state: 'completed', payment: { state: 'paid', refundedInCents: 0 } })
    },
  )

  it('a forged message is not believed, and asking finds the truth', async () => {
    const { atProvider, see } = await anOrder()
    await atProvider.payByCard(cardFor('webhook-forged'))
    await demo.advance(60)
    expect(await see()).toMatchObject({ payment: { state: 'open' } })
    await pollAll()
    expect(await see()).toMatchObject({ state: 'paid' })
  })

  it('a wrong amount pays nothing and goes back', async () => {
    const { order, atProvider, verify } = await anOrder()
    await atProvider.payByCard(cardFor('wrong-amount'))
    expect(await verify()).toMatchObject({ state: 'prepared', payment: { state: 'refundPending' } })
    const { rows } = await test.database.pool.query('select id, amount_cents from refund where order_id = $1', [
      order.orderId,
    ])
    expect(rows).toMatchObject([{ amount_cents: order.totalGrossInCents - 100 }])
    await refundPayment(world, rows[0].id)
    expect(await verify()).toMatchObject({
      payment: { state: 'refunded', refundedInCents: order.totalGrossInCents - 100 },
    })
  })

  it('a crash after the charge costs nobody anything', async () => {
    const { atProvider, see, verify } = await anOrder()
    const crashes = demo.crashes()
    await atProvider.payByCard(cardFor('crash-after-charge')).catch(() => undefined)
    expect(demo.crashes()).toBe(crashes + 1)
    await demo.restart()
    world.payments = demoPaymentProvider({
      baseUrl: demo.baseUrl(),
      secret: demo.secret,
      timeoutMilliseconds: 5_000,
      fetch,
    })
    expect(await verify()).toMatchObject({ state: 'completed', payment: { state: 'paid' } })
    await demo.advance(10)
    expect(await see()).toMatchObject({ state: 'completed', payment: { refundedInCents: 0 } })
  })

  it('an order it cannot take now is free for the next try', async () => {
    const ada = visitorOf(shop)
    const ticket = { sortId: 'network-day-adult', validFrom: `${localDate(world.clock())}T23:59`, passengerCount: 1 }
    const cart = await aCart(ada, ticket)
    const redirectURL = `${world.config.PUBLIC_URL}/confirm/${cart.orderId}`
    const body = execution(cart, { paymentMethodId: CARD, redirectURL })
    await demo.call('PUT', '/demo/behaviour', { scenario: 'create-exception', next: 1 })
    const failed = await ada.send(calls.executeSaleGuest, { body })
    expect(failed).toMatchObject({ status: 502, errors: [{ translationKey: 'error.paymentProviderUnreachable' }] })
    const second = await ada.ask(calls.executeSaleGuest, { body })
    expect(second).toMatchObject({ state: 'paymentRequested' })
    await customerAt(second.urlToVerification ?? '').payByCard(cardFor('paid'))
  })
})
