import * as calls from '@billett/contract'
import { addMinutes, BERLIN, localDate } from '@billett/domain'
import { eq, sql } from 'drizzle-orm'
import Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { paymentAttempt } from '../../../db/schema/index.ts'
import { visitorOf } from '../../../testing/client.ts'
import { aCart, execution } from '../../../testing/purchase.ts'
import { type ShopWithStripe, shopWithStripe } from '../../../testing/shop-with-stripe.ts'
import type { World } from '../../../world.ts'
import { pollPayments } from './poll-payments.ts'
import { refundPayment } from './refund/refund-payment.ts'

const CARD = 'stripe-1-27'
const DEBIT = 'stripe-1-3'

let shop: ShopWithStripe
let stripe: ShopWithStripe['stripe']
let world: World

beforeAll(async () => {
  shop = await shopWithStripe()
  ;({ stripe, world } = shop)
})
afterAll(() => shop.close())

async function anOrder(paymentMethodId = CARD) {
  const ada = visitorOf(shop.app)
  const ticket = {
    sortId: 'network-day-adult',
    validFrom: `${localDate(world.clock(), BERLIN)}T23:59`,
    passengerCount: 1,
  }
  const cart = await aCart(ada, ticket)
  const params = { orderId: cart.orderId }
  const ask = () => ada.ask(calls.executeSaleGuest, { body: execution(cart, { paymentMethodId }) })
  const order = await ask()
  return {
    order,
    ask,
    press: (way: Parameters<typeof stripe.press>[1], url = order.urlToVerification) => stripe.press(url ?? '', way),
    see: () => ada.ask(calls.getOrder, { params, query: {} }),
    verify: () => ada.ask(calls.verifyOrder, { params, query: {} }),
    giveUp: () => ada.ask(calls.abortOrder, { params }),
  }
}

const booked = async ({ orderId }: { orderId: string }) => {
  const { rows } = await world.db.execute<{ what: string; times: number }>(
    sql`select split_part(key, ':', 1) as what, count(*)::int as times from ledger_entry where order_id = ${orderId} group by 1`,
  )
  return Object.fromEntries(rows.map(({ what, times }) => [what, times]))
}

describe('a purchase by Stripe', () => {
  it('ends with the ticket when the passenger comes back', async () => {
    const { order, press, verify } = await anOrder()
    const back = await press('card')
    expect(back.headers.get('location')).toBe(`https://shop.example/confirm/${order.orderId}`)
    expect(await verify()).toMatchObject({ state: 'completed', payment: { state: 'paid' } })
    await stripe.webhooks.deliverAll(3)
    expect(await booked(order)).toEqual({ capture: 1, sale: 1 })
  })

  it('is paid by the event alone, who closes the page', async () => {
    const { press, see } = await anOrder()
    await press('card')
    expect(await stripe.webhooks.deliverAll()).toEqual([200])
    expect(await see()).toMatchObject({ state: 'completed' })
  })

  it('is paid by asking when no event comes', async () => {
    const { press, see } = await anOrder()
    await press('card')
    stripe.webhooks.waiting.length = 0
    await pollPayments({ ...world, clock: () => addMinutes(new Date().toISOString(), 61) })
    expect(await see()).toMatchObject({ state: 'completed' })
  })

  it('waits for a direct debit', async () => {
    const { order, press, verify, see } = await anOrder(DEBIT)
    await press('debit')
    expect(await verify()).toMatchObject({ state: 'deferred', payment: { state: 'pending' } })
    expect(await booked(order)).toEqual({})
    stripe.payPending()
    await stripe.webhooks.deliverAll()
    expect(await see()).toMatchObject({ state: 'completed' })
    const [attempt] = await world.db.select().from(paymentAttempt).where(eq(paymentAttempt.orderId, order.orderId))
    expect(attempt?.debit).toEqual({ mandateReference: 'SIM-4711', collectedOn: '2026-11-30' })
  })

  it('is free for the next try when the debit bounces', async () => {
    const { order, press, verify, ask } = await anOrder(DEBIT)
    await press('uncovered')
    expect(await verify()).toMatchObject({
      state: 'prepared',
      payment: { state: 'declined', reason: 'insufficientFunds' },
    })
    const second = await ask()
    expect(second.urlToVerification).not.toBe(order.urlToVerification)
    await press('card', second.urlToVerification)
    expect(await verify()).toMatchObject({ state: 'completed' })
  })

  it('closes its page when the order is given up', async () => {
    const { order, press, giveUp, see } = await anOrder()
    expect(await giveUp()).toMatchObject({ state: 'aborted' })
    expect((await press('card')).status).toBe(400)
    await stripe.webhooks.deliverAll()
    expect(await see()).toMatchObject({ state: 'aborted', payment: { state: 'cancelled' } })
    expect(await booked(order)).toEqual({})
  })

  it('sends a wrong amount back', async () => {
    const { order, press, verify } = await anOrder()
    await press('wrong-amount')
    expect(await verify()).toMatchObject({ state: 'prepared', payment: { state: 'refundPending' } })
    const { rows } = await world.db.execute<{ id: string }>(
      sql`select id from refund where order_id = ${order.orderId}`,
    )
    await refundPayment(world, rows[0]?.id ?? '')
    await refundPayment(world, rows[0]?.id ?? '')
    expect(await verify()).toMatchObject({
      payment: { state: 'refunded', refundedInCents: order.totalGrossInCents - 100 },
    })
    expect(await booked(order)).toEqual({ capture: 1, refundDue: 1, refunded: 1 })
  })

  it('is free at once when Stripe is down', async () => {
    const ada = visitorOf(shop.app)
    const ticket = {
      sortId: 'network-day-adult',
      validFrom: `${localDate(world.clock(), BERLIN)}T23:59`,
      passengerCount: 1,
    }
    const body = execution(await aCart(ada, ticket), { paymentMethodId: CARD })
    stripe.fail('broken', 2, /^POST .*sessions$/)
    expect(await ada.send(calls.executeSaleGuest, { body })).toMatchObject({
      status: 502,
      errors: [{ translationKey: 'error.paymentProviderUnreachable' }],
    })
    expect(await ada.ask(calls.executeSaleGuest, { body })).toMatchObject({ state: 'paymentRequested' })
  })
})

describe('an event of Stripe', () => {
  const send = async (object: object, secret = stripe.webhookSecret) => {
    const payload = JSON.stringify({ id: 'evt_any', object: 'event', type: 'any.thing', data: { object } })
    const { statusCode } = await shop.app.inject({
      method: 'POST',
      url: '/api/v2/payment/webhook/stripe',
      headers: {
        'content-type': 'application/json',
        'stripe-signature': Stripe.webhooks.generateTestHeaderString({ payload, secret }),
      },
      payload,
    })
    return statusCode
  }

  it('about something else is acknowledged, so that Stripe does not switch the address off', async () => {
    expect(await send({ object: 'charge', id: 'ch_1' })).toBe(200)
    expect(
      await send({ object: 'checkout.session', id: 'cs_other', metadata: { shop: 'https://other.example' } }),
    ).toBe(200)
  })

  it('that is forged is refused and moves nothing', async () => {
    const { order, press, see } = await anOrder()
    await press('card')
    const [genuine] = stripe.webhooks.waiting.splice(0)
    const { data } = JSON.parse(genuine?.body ?? '{}')
    expect(await send(data.object, 'whsec_forged')).toBe(401)
    expect(await see()).toMatchObject({ payment: { state: 'open' } })
    expect(await booked(order)).toEqual({})
  })
})
