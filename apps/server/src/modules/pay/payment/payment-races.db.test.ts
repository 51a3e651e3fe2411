import * as calls from '@billett/contract'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { visitorOf } from '../../../testing/client.ts'
import { held } from '../../../testing/held.ts'
import { forbidCallsInTransactions } from '../../../testing/no-call-in-transaction.ts'
import { aCart, aDayTicket, DEBIT, execution, placed, referenceOf, verified } from '../../../testing/purchase.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { pollPayments } from './poll-payments.ts'

type Visitor = ReturnType<typeof visitorOf>

let test: TestWorld
beforeAll(async () => {
  test = await testWorld()
  forbidCallsInTransactions(test)
})
afterAll(() => test.close())

let real: Pick<TestWorld['provider'], 'fetchPayment' | 'createPayment' | 'cancelPayment'>
beforeEach(() => {
  const { fetchPayment, createPayment, cancelPayment } = test.provider
  real = { fetchPayment, createPayment, cancelPayment }
})
afterEach(() => {
  Object.assign(test.provider, real)
  test.provider.down = false
})

let events = 0
const webhook = (reference: string, eventId = `event-${++events}`) =>
  test.app.inject({
    method: 'POST',
    url: '/api/v2/payment/webhook/fake',
    headers: { 'x-signature': 'right', 'content-type': 'text/plain' },
    payload: `${eventId} ${reference}`,
  })

const poll = () => {
  test.pass(120)
  return pollPayments(test.world)
}

const see = (visitor: Visitor, { orderId }: calls.PreparedOrder) =>
  visitor.ask(calls.getOrder, { params: { orderId }, query: {} })

/** What the books say of an order, by what was booked. */
async function booked({ orderId }: calls.PreparedOrder): Promise<Record<string, number>> {
  const { rows } = await test.world.db.execute<{ what: string; times: number }>(
    sql`select split_part(key, ':', 1) as what, count(*)::int as times from ledger_entry where order_id = ${orderId} group by 1`,
  )
  return Object.fromEntries(rows.map(({ what, times }) => [what, times]))
}

/** Valid on a day that is still to come, however much time the polls let pass. */
const aLaterCart = (visitor: Visitor) => aCart(visitor, aDayTicket({ validFrom: '2026-12-24T10:00' }))

const anOrder = async () => {
  const ada = visitorOf(test.app)
  const order = await placed(ada, await aLaterCart(ada))
  return { ada, order, reference: referenceOf(order) }
}

const ORDERS = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
]

describe('the passenger’s return, the provider’s message and the poll', () => {
  it.each(ORDERS)('settle once when their answers arrive in the order %i, %i, %i', async (...order) => {
    const { ada, order: placedOrder, reference } = await anOrder()
    const fetch = held(real.fetchPayment)
    test.provider.fetchPayment = fetch.call
    const returned = verified(ada, placedOrder)
    await fetch.holding(1)
    // The return has asked too early; the other two hear that it is paid.
    test.provider.decide(reference, 'paid')
    const message = webhook(reference)
    await fetch.holding(2)
    const polled = poll()
    await fetch.holding(3)
    for (const index of order) fetch.release(index)
    fetch.open()
    const [, { statusCode }] = await Promise.all([returned, message, polled])
    expect(statusCode).toBe(200)
    expect(await verified(ada, placedOrder)).toMatchObject({ state: 'completed', payment: { state: 'paid' } })
    expect(await booked(placedOrder)).toEqual({ capture: 1, sale: 1 })
  })

  it('ask the provider once when the passenger comes back while its message is being looked into', async () => {
    const { ada, order, reference } = await anOrder()
    const fetch = held(real.fetchPayment)
    let asked = 0
    test.provider.fetchPayment = query => {
      asked += 1
      return fetch.call(query)
    }
    test.provider.decide(reference, 'paid')
    const message = webhook(reference)
    await fetch.holding(1)
    const returned = verified(ada, order)
    fetch.open()
    expect((await message).statusCode).toBe(200)
    expect(await returned).toMatchObject({ state: 'completed' })
    expect(asked).toBe(1)
  })

  it('ask again when the message came too early to decide anything', async () => {
    const { ada, order, reference } = await anOrder()
    const fetch = held(real.fetchPayment)
    test.provider.fetchPayment = fetch.call
    const message = webhook(reference)
    await fetch.holding(1)
    test.provider.decide(reference, 'paid')
    const returned = verified(ada, order)
    fetch.open()
    expect((await message).statusCode).toBe(200)
    expect(await returned).toMatchObject({ state: 'completed' })
  })

  it('all get an answer when ten come at once', async () => {
    const { ada, order, reference } = await anOrder()
    test.provider.decide(reference, 'paid')
    const many = Array.from({ length: 10 }, (_, i) => (i % 2 ? verified(ada, order) : webhook(reference)))
    await Promise.all([...many, poll()])
    expect(await see(ada, order)).toMatchObject({ state: 'completed' })
    expect(await booked(order)).toEqual({ capture: 1, sale: 1 })
  })

  it('all get an answer when ten come at once and nothing has happened yet', async () => {
    const { ada, order, reference } = await anOrder()
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) =>
        i % 2 ? ada.send(calls.verifyOrder, { params: { orderId: order.orderId }, query: {} }) : webhook(reference),
      ),
    )
    expect(answers.map(answer => ('status' in answer ? answer.status : answer.statusCode))).toEqual(Array(10).fill(200))
    expect(await see(ada, order)).toMatchObject({ state: 'paymentRequested' })
  })

  it('one message counts once, however often and late it comes', async () => {
    const { ada, order, reference } = await anOrder()
    test.provider.decide(reference, 'paid')
    const eventId = `event-${++events}`
    const answers = await Promise.all(Array.from({ length: 5 }, () => webhook(reference, eventId)))
    expect(answers.map(answer => answer.statusCode)).toEqual(Array(5).fill(200))
    await webhook(reference, eventId)
    expect(await booked(order)).toEqual({ capture: 1, sale: 1 })
    const inbox = sql`select reference from webhook_inbox where event_id = ${eventId}`
    expect((await test.world.db.execute(inbox)).rows).toEqual([{ reference }])
    expect(await verified(ada, order)).toMatchObject({ state: 'completed' })
  })
})

describe('placing an order', () => {
  it('while its payment is being made tells both tabs where to pay', async () => {
    const ada = visitorOf(test.app)
    const cart = await aLaterCart(ada)
    const create = held(real.createPayment)
    test.provider.createPayment = create.call
    const tabs = [placed(ada, cart), placed(ada, cart)]
    await create.holding(1)
    // Somebody asks in vain how it stands before the provider's answer has come back.
    test.provider.down = true
    const early = await verified(ada, cart)
    test.provider.down = false
    expect(early.payment.state).not.toBe('paid')
    create.open()
    const orders = await Promise.all(tabs)
    const [url] = orders.map(order => order.urlToVerification)
    expect(url).toMatch(/^https:\/\/pay\.example\//)
    expect(orders.map(order => order.urlToVerification)).toEqual([url, url])
  })

  it('while it is given up ends in one of both', async () => {
    const ada = visitorOf(test.app)
    const cart = await aLaterCart(ada)
    const create = held(real.createPayment)
    test.provider.createPayment = create.call
    const placing = ada.send(calls.executeSaleGuest, { body: execution(cart) })
    await create.holding(1)
    const given = await ada.send(calls.abortOrder, { params: { orderId: cart.orderId } })
    create.open()
    const { status } = await placing
    expect(status).toBeLessThan(500)
    const after = await see(ada, cart)
    if (given.status === 200) expect(after).toMatchObject({ state: 'aborted', urlToVerification: null })
    else expect(after).toMatchObject({ state: 'paymentRequested' })
    expect(await booked(cart)).toEqual({})
  })

  it('while it is given up in the other order', async () => {
    const { ada, order, reference } = await anOrder()
    const cancel = held(real.cancelPayment)
    test.provider.cancelPayment = cancel.call
    const giving = ada.send(calls.abortOrder, { params: { orderId: order.orderId } })
    await cancel.holding(1)
    const again = await ada.send(calls.executeSaleGuest, { body: execution(order) })
    expect(again.status).toBeLessThan(500)
    cancel.open()
    expect((await giving).status).toBe(200)
    expect(await see(ada, order)).toMatchObject({ state: 'aborted' })
    expect(test.provider.payments.get(reference)?.state).toBe('cancelled')
  })

  it('while its cart is being changed charges what it holds', async () => {
    for (let round = 0; round < 8; round += 1) {
      const ada = visitorOf(test.app)
      const cart = await aLaterCart(ada)
      const params = { orderId: cart.orderId, ticketId: cart.tickets[0]?.ticketId ?? '', amount: 3 }
      const both = [
        () => ada.send(calls.executeSaleGuest, { body: execution(cart) }),
        () => ada.send(calls.changeAmount, { params }),
      ]
      const answers = await Promise.all((round % 2 ? both.toReversed() : both).map(send => send()))
      expect(answers.map(answer => answer.status).sort()).toEqual([200, 409])
      const after = await see(ada, cart)
      if (after.state === 'prepared') expect(after.tickets).toHaveLength(3)
      else expect(test.provider.payments.get(referenceOf(after))?.amountCents).toBe(cart.totalGrossInCents)
    }
  })

  it('is not undone by an earlier payment that comes late', async () => {
    const { ada, order, reference } = await anOrder()
    test.provider.decide(reference, 'declined')
    await verified(ada, order)
    const create = held(real.createPayment)
    test.provider.createPayment = create.call
    const second = ada.send(calls.executeSaleGuest, { body: execution(order) })
    await create.holding(1)
    test.provider.decide(reference, 'paid')
    expect((await webhook(reference)).statusCode).toBe(200)
    create.open()
    expect((await second).status).toBeLessThan(500)
    const paid = await verified(ada, order)
    expect(paid).toMatchObject({ state: 'completed' })
    expect(await booked(order)).toEqual({ capture: 1, sale: 1 })
  })
})

describe('money that was not expected any more', () => {
  it('pays an order once: the second payment goes back', async () => {
    const { ada, order, reference } = await anOrder()
    const second = await placed(ada, order, { paymentMethodId: DEBIT })
    expect(referenceOf(second)).not.toBe(reference)
    test.provider.decide(referenceOf(second), 'paid')
    expect(await verified(ada, order)).toMatchObject({ state: 'completed' })
    test.provider.decide(reference, 'paid')
    await webhook(reference)
    expect(await see(ada, order)).toMatchObject({ state: 'completed', payment: { state: 'refundPending' } })
    expect(await booked(order)).toEqual({ capture: 2, sale: 1, refundDue: 1 })
  })

  it('does not hide that a new payment is open', async () => {
    const { ada, order, reference } = await anOrder()
    test.provider.decide(reference, 'paid', order.totalGrossInCents - 1)
    expect(await verified(ada, order)).toMatchObject({ state: 'prepared', payment: { state: 'refundPending' } })
    const again = await placed(ada, order)
    expect(again).toMatchObject({ state: 'paymentRequested', payment: { state: 'open' } })
    test.provider.decide(referenceOf(again), 'paid')
    expect(await verified(ada, again)).toMatchObject({ state: 'completed' })
    expect(await booked(order)).toEqual({ capture: 2, sale: 1, refundDue: 1 })
  })

  it('too much pays for the order, and the rest goes back', async () => {
    const { ada, order, reference } = await anOrder()
    test.provider.decide(reference, 'paid', order.totalGrossInCents + 500)
    expect(await verified(ada, order)).toMatchObject({ state: 'completed', payment: { state: 'refundPending' } })
    const { rows } = await test.world.db.execute(sql`select amount_cents from refund where order_id = ${order.orderId}`)
    expect(rows).toEqual([{ amount_cents: 500 }])
  })
})

describe('a payment that was declined', () => {
  it('is followed by one that is paid', async () => {
    const { ada, order, reference } = await anOrder()
    test.provider.decide(reference, 'declined')
    expect(await verified(ada, order)).toMatchObject({ state: 'prepared', payment: { state: 'declined' } })
    const second = await placed(ada, order, { paymentMethodId: DEBIT })
    test.provider.decide(referenceOf(second), 'pending')
    expect(await verified(ada, second)).toMatchObject({ state: 'deferred', payment: { state: 'pending' } })
    test.provider.decide(referenceOf(second), 'paid')
    await poll()
    expect(await verified(ada, second)).toMatchObject({ state: 'completed', payment: { state: 'paid' } })
    expect(await booked(order)).toEqual({ capture: 1, sale: 1 })
  })
})
