import * as calls from '@billett/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { visitorOf } from '../../../testing/client.ts'
import {
  aCart,
  aDayTicket,
  bought,
  CARD,
  DEBIT,
  execution,
  placed,
  referenceOf,
  verified,
} from '../../../testing/purchase.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { pollPayments } from '../../pay/payment/index.ts'

let test: TestWorld
beforeAll(async () => {
  test = await testWorld()
})
afterAll(() => test.close())
beforeEach(() => {
  test.provider.down = false
  test.provider.refusing = false
})

const webhook = (eventId: string, reference: string, signature = 'right') =>
  test.app.inject({
    method: 'POST',
    url: '/api/v2/payment/webhook/fake',
    headers: { 'x-signature': signature, 'content-type': 'text/plain' },
    payload: `${eventId} ${reference}`,
  })

describe('a guest buys', () => {
  it('from the cart to the ticket', async () => {
    const ada = visitorOf(test.app)
    const cart = await aCart(ada, aDayTicket(), aDayTicket())
    expect(cart).toMatchObject({
      state: 'prepared',
      displayState: 'open',
      tickets: [{ state: 'reserved' }, { state: 'reserved' }],
    })
    expect(cart.totalGrossInCents).toBe(cart.tickets.reduce((sum, ticket) => sum + ticket.priceInCents, 0))
    expect(cart.totalNetInCents + cart.totalVatInCents).toBe(cart.totalGrossInCents)

    const { items, headers } = await ada.send(calls.executeSaleGuest, { body: execution(cart) })
    const order = items[0]
    if (!order) throw new Error('not placed')
    expect(order).toMatchObject({ status: 5, paymentType: 'Other', payment: { state: 'open' } })
    expect(headers.location).toBe(order.urlToVerification)

    test.provider.decide(referenceOf(order), 'paid')
    const paid = await verified(ada, order)
    expect(paid).toMatchObject({ state: 'completed', payment: { state: 'paid' }, email: 'ada@example.org' })
    expect(paid.codeWord).toBe(test.world.codeWord(test.world.client.config.settings.clientId, '2026-11-21'))
    expect(paid.invoiceNumber).toMatch(/^2026-\d{6}$/)
    for (const ticket of paid.tickets) {
      expect(ticket.state).toBe('issued')
      expect(ticket.image).toMatch(/^data:image\/svg\+xml,/)
    }
    const pdf = await ada.send(calls.getTicketPdf, { params: { orderId: order.orderId }, query: { wait: true } })
    expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-')
  })

  it('and gets one mail with the PDF, however often the job runs', async () => {
    const before = test.mails.length
    const order = await bought(test, visitorOf(test.app, 'de'))
    expect(order.state).toBe('completed')
    const mails = test.mails.slice(before)
    expect(mails).toHaveLength(1)
    expect(mails[0]).toMatchObject({ to: 'ada@example.org', language: 'de' })
    expect(mails[0]?.subject).toContain(order.invoiceNumber)
    expect(
      Buffer.from(mails[0]?.attachments[0]?.bytes ?? [])
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
  })

  it('and nobody else can see, change or pay for it', async () => {
    const ada = visitorOf(test.app)
    const order = await aCart(ada)
    const eve = visitorOf(test.app)
    await aCart(eve)
    const params = { orderId: order.orderId }
    expect((await eve.send(calls.getOrder, { params })).status).toBe(404)
    expect((await eve.send(calls.addTicket, { params, body: aDayTicket() })).status).toBe(404)
    expect((await eve.send(calls.executeSaleGuest, { body: execution(order) })).status).toBe(404)
    expect((await eve.send(calls.abortOrder, { params })).status).toBe(404)
    expect((await visitorOf(test.app).send(calls.getOrder, { params })).status).toBe(401)
  })
})

describe('placing the same order again', () => {
  it('at the same time makes one payment', async () => {
    const ada = visitorOf(test.app)
    const cart = await aCart(ada)
    const before = test.provider.payments.size
    const orders = await Promise.all(Array.from({ length: 5 }, () => placed(ada, cart)))
    expect(new Set(orders.map(order => order.urlToVerification)).size).toBe(1)
    expect(test.provider.payments.size).toBe(before + 1)
  })

  it('after it is paid changes nothing', async () => {
    const ada = visitorOf(test.app)
    const order = await bought(test, ada)
    const again = await placed(ada, order)
    expect(again).toMatchObject({ orderId: order.orderId, state: 'completed', invoiceNumber: order.invoiceNumber })
  })

  it('with another method ends the first payment', async () => {
    const ada = visitorOf(test.app)
    const first = await placed(ada, await aCart(ada))
    const second = await placed(ada, first, { paymentMethodId: DEBIT })
    expect(referenceOf(second)).not.toBe(referenceOf(first))
    expect(test.provider.payments.get(referenceOf(first))?.state).toBe('cancelled')
  })
})

describe('the payment', () => {
  it('declined frees the order for another', async () => {
    const ada = visitorOf(test.app)
    const order = await placed(ada, await aCart(ada))
    test.provider.decide(referenceOf(order), 'declined')
    const declined = await verified(ada, order)
    expect(declined).toMatchObject({ state: 'prepared', payment: { state: 'declined' } })
    const second = await placed(ada, declined, { paymentMethodId: DEBIT })
    test.provider.decide(referenceOf(second), 'paid')
    expect(await verified(ada, second)).toMatchObject({ state: 'completed' })
  })

  it('is settled once, whoever asks first: return, message or poll', async () => {
    const ada = visitorOf(test.app)
    const order = await placed(ada, await aCart(ada))
    test.provider.decide(referenceOf(order), 'paid')
    test.pass(5)
    const reference = referenceOf(order)
    await Promise.all([
      verified(ada, order),
      webhook(`e-${reference}`, reference),
      pollPayments(test.world),
      webhook(`e-${reference}`, reference),
      verified(ada, order),
    ])
    expect(await verified(ada, order)).toMatchObject({
      state: 'completed',
      payment: { state: 'paid', refundedInCents: 0 },
    })
  })

  it('is found by asking when every message is lost', async () => {
    const ada = visitorOf(test.app)
    const order = await placed(ada, await aCart(ada))
    test.provider.decide(referenceOf(order), 'paid')
    test.pass(5)
    await pollPayments(test.world)
    const found = await ada.ask(calls.getOrder, { params: { orderId: order.orderId }, query: {} })
    expect(found.payment.state).toBe('paid')
  })

  it('is not believed from a forged message, nor handled twice from a true one', async () => {
    const ada = visitorOf(test.app)
    const order = await placed(ada, await aCart(ada))
    test.provider.decide(referenceOf(order), 'paid')
    expect((await webhook('e1', referenceOf(order), 'wrong')).statusCode).toBe(401)
    expect((await ada.ask(calls.getOrder, { params: { orderId: order.orderId }, query: {} })).payment.state).toBe(
      'open',
    )
    expect((await webhook('e1', referenceOf(order))).statusCode).toBe(200)
    expect((await webhook('e1', referenceOf(order))).statusCode).toBe(200)
    expect((await webhook('e2', 'pay_unknown')).statusCode).toBe(404)
  })

  it('waits in a named state while nobody can say how it stands', async () => {
    const ada = visitorOf(test.app)
    const order = await placed(ada, await aCart(ada))
    test.provider.down = true
    expect(await verified(ada, order)).toMatchObject({
      state: 'deferred',
      displayState: 'paymentPending',
      payment: { state: 'unknown' },
    })
    test.provider.down = false
    test.provider.decide(referenceOf(order), 'paid')
    expect(await verified(ada, order)).toMatchObject({ state: 'completed' })
  })

  it('that the provider cannot take now leaves the order free, and says that nothing was charged', async () => {
    const ada = visitorOf(test.app)
    const cart = await aCart(ada)
    test.provider.down = true
    const failed = await ada.send(calls.executeSaleGuest, { body: execution(cart) })
    expect(failed).toMatchObject({ status: 502, errors: [{ translationKey: 'error.paymentProviderUnreachable' }] })
    const free = await ada.ask(calls.getOrder, { params: { orderId: cart.orderId }, query: {} })
    expect(free.state).toBe('prepared')
    test.provider.down = false
    expect(await placed(ada, cart)).toMatchObject({ status: 5, payment: { state: 'open' } })
  })

  it('refused by the provider says so, and another may be tried', async () => {
    const ada = visitorOf(test.app)
    const cart = await aCart(ada)
    test.provider.refusing = true
    const refused = await ada.send(calls.executeSaleGuest, { body: execution(cart) })
    expect(refused).toMatchObject({ status: 409, errors: [{ translationKey: 'error.paymentRefused' }] })
    test.provider.refusing = false
    expect(await placed(ada, cart)).toMatchObject({ status: 5 })
  })

  it('of the wrong amount pays nothing and goes back', async () => {
    const ada = visitorOf(test.app)
    const order = await placed(ada, await aCart(ada))
    test.provider.decide(referenceOf(order), 'paid', order.totalGrossInCents - 1)
    expect(await verified(ada, order)).toMatchObject({ state: 'prepared', payment: { state: 'refundPending' } })
  })
})

describe('giving up', () => {
  it('ends the payment at the provider', async () => {
    const ada = visitorOf(test.app)
    const order = await placed(ada, await aCart(ada))
    const aborted = await ada.ask(calls.abortOrder, { params: { orderId: order.orderId } })
    expect(aborted.state).toBe('aborted')
    expect(test.provider.payments.get(referenceOf(order))?.state).toBe('cancelled')
  })

  it('is not possible once it is paid', async () => {
    const ada = visitorOf(test.app)
    const order = await placed(ada, await aCart(ada))
    test.provider.decide(referenceOf(order), 'paid')
    const late = await ada.send(calls.abortOrder, { params: { orderId: order.orderId } })
    expect(late).toMatchObject({ status: 409, errors: [{ translationKey: 'error.orderClosed' }] })
    expect(await verified(ada, order)).toMatchObject({ state: 'completed' })
  })

  it('and money that comes later all the same is given back', async () => {
    const ada = visitorOf(test.app)
    const order = await placed(ada, await aCart(ada))
    await ada.ask(calls.abortOrder, { params: { orderId: order.orderId } })
    test.provider.decide(referenceOf(order), 'paid')
    await webhook(`late-${order.orderId}`, referenceOf(order))
    const closed = await ada.ask(calls.getOrder, { params: { orderId: order.orderId }, query: {} })
    expect(closed).toMatchObject({ state: 'aborted', payment: { state: 'refundPending' } })
  })
})

it('uses only methods that are offered', async () => {
  const ada = visitorOf(test.app)
  const cart = await aCart(ada)
  const wrong = await ada.send(calls.executeSaleGuest, { body: execution(cart, { paymentMethodId: 'gold' }) })
  expect(wrong).toMatchObject({ status: 400, errors: [{ fieldName: 'paymentMethodId' }] })
  expect((await ada.ask(calls.getPaymentMethods, { query: {} })).id).toBe(CARD)
})
