import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { TEST_CARDS } from './behaviour/test-cards.ts'
import { customerAt, startPaymentDemo, startReceiver } from './testing/index.ts'
import { signWebhook } from './webhook/signature.ts'

let demo: Awaited<ReturnType<typeof startPaymentDemo>>
let shop: Awaited<ReturnType<typeof startReceiver>>
let keys = 0

beforeEach(async () => {
  demo = await startPaymentDemo()
  shop = await startReceiver()
})
afterEach(async () => {
  await demo.stop()
  await shop.stop()
})

const request = (changes: Record<string, unknown> = {}) => ({
  amountCents: 1234,
  currency: 'EUR',
  merchantReference: 'order-1',
  description: 'Day ticket',
  returnUrl: 'http://shop.example/confirm/1?lang=en',
  webhookUrl: shop.url,
  ...changes,
})

const create = async (changes: Record<string, unknown> = {}, key = `attempt-${++keys}`) => {
  const { status, body } = await demo.call('POST', '/v1/payments', request(changes), { 'idempotency-key': key })
  return { status, payment: body }
}

const cardFor = (scenario: string) => TEST_CARDS.find(card => card.scenario === scenario)?.number ?? ''
const fetchPayment = async (reference: string) => (await demo.call('GET', `/v1/payments/${reference}`)).body
const told = () => shop.received.map(({ body }) => JSON.parse(body))

describe('creating', () => {
  it('finds the same payment for the same key, and refuses the key for another request', async () => {
    const first = await create({}, 'the-same-key')
    const second = await create({}, 'the-same-key')
    const other = await create({ amountCents: 9 }, 'the-same-key')
    expect([first.status, second.status, other.status]).toEqual([201, 200, 409])
    expect(second.payment).toEqual(first.payment)
    expect((await demo.call('GET', '/v1/payments?idempotencyKey=the-same-key')).body).toEqual(first.payment)
  })

  it('makes one payment of many simultaneous calls with one key', async () => {
    const all = await Promise.all(Array.from({ length: 20 }, () => create({}, 'in-parallel')))
    expect(new Set(all.map(({ payment }) => payment.reference)).size).toBe(1)
    expect(all.filter(({ status }) => status === 201)).toHaveLength(1)
  })

  it('lets nobody in without the key, whatever the body', async () => {
    for (const authorization of ['', 'Bearer', 'Bearer null', `Basic ${demo.secret}`, `Bearer ${demo.secret}x`])
      expect((await demo.call('POST', '/v1/payments', 'nonsense', { authorization })).status).toBe(401)
    expect((await demo.call('PUT', '/demo/behaviour', {}, { authorization: '' })).status).toBe(401)
  })

  it.each([
    { amountCents: 0 },
    { amountCents: -5 },
    { amountCents: 1.5 },
    { amountCents: '5' },
    { currency: 'eur' },
    { description: '' },
    { returnUrl: 'javascript:alert(1)' },
    { returnUrl: 'http://a;b/' },
    { returnUrl: 'https://user:word@shop.example/' },
    { webhookUrl: 'file:///etc/passwd' },
    { metadata: { scenario: 'no-such-thing' } },
    { surprise: true },
  ])('refuses %j', async changes => {
    const { status, payment } = await create(changes)
    expect(status).toBe(400)
    expect(payment.error.issues).not.toHaveLength(0)
  })
})

describe('paying', () => {
  it('charges a card after the question of the bank, sends the customer back and tells the shop', async () => {
    const { payment } = await create()
    const answer = await customerAt(payment.payUrl).payByCard('4111 1111 1111 1111')
    await demo.advance(0)
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe(
      `http://shop.example/confirm/1?lang=en&paymentReference=${payment.reference}`,
    )
    expect(await fetchPayment(payment.reference)).toMatchObject({
      state: 'paid',
      chargedCents: 1234,
      method: 'card',
      instrument: 'Visa •••• 1111',
    })
    expect(told()).toMatchObject([
      { type: 'payment.paid', payment: { reference: payment.reference, amountCents: 1234 } },
    ])
  })

  it('charges by debit and by wallet', async () => {
    const debit = (await create()).payment
    const wallet = (await create()).payment
    await customerAt(debit.payUrl).payByDebit('DE89 3704 0044 0532 0130 00')
    await customerAt(wallet.payUrl).payByWallet()
    expect(await fetchPayment(debit.reference)).toMatchObject({ state: 'paid', instrument: 'DE •••• 3000' })
    expect(await fetchPayment(wallet.reference)).toMatchObject({ state: 'paid', method: 'wallet' })
  })

  it('takes each form once: a second submit changes nothing', async () => {
    const { payment } = await create()
    const customer = customerAt(payment.payUrl)
    const token = /name="token" value="([^"]+)"/.exec(await customer.look())?.[1] ?? ''
    const [first, second] = [await customer.send('wallet', { token }), await customer.send('cancel', { token })]
    expect(first.headers.get('location')).toBe(second.headers.get('location'))
    expect(await fetchPayment(payment.reference)).toMatchObject({ state: 'paid' })
    await demo.advance(0)
    expect(told()).toHaveLength(1)
  })

  it('does nothing on a form that this service did not make', async () => {
    const { payment } = await create()
    expect((await customerAt(payment.payUrl).send('wallet', { token: 'guessed' })).status).toBe(409)
    expect(await fetchPayment(payment.reference)).toMatchObject({ state: 'open' })
  })

  it('does nothing on a form of an earlier step', async () => {
    const { payment } = await create()
    const customer = customerAt(payment.payUrl)
    const token = /name="token" value="([^"]+)"/.exec(await customer.look())?.[1] ?? ''
    await customer.send('card', { token, number: cardFor('paid'), expiry: '12/34', cvc: '123' })
    expect((await customer.send('cancel', { token })).headers.get('location')).toBeNull()
    expect(await fetchPayment(payment.reference)).toMatchObject({ state: 'open' })
  })

  it('does not skip the question of the bank', async () => {
    const { payment } = await create()
    const customer = customerAt(payment.payUrl)
    await customer.submit('challenge', { decision: 'confirm' })
    expect(await fetchPayment(payment.reference)).toMatchObject({ state: 'open' })
    await customer.submit('card', { number: cardFor('paid'), expiry: '12/34', cvc: '123' })
    await customer.submit('challenge', { decision: 'reject' })
    expect(await fetchPayment(payment.reference)).toMatchObject({ state: 'declined', reason: 'authenticationFailed' })
  })

  it('ends by the customer, by the merchant and by time', async () => {
    const [byCustomer, byMerchant, byTime] = [await create(), await create(), await create({ expiresInSeconds: 60 })]
    await customerAt(byCustomer.payment.payUrl).cancel()
    await demo.call('POST', `/v1/payments/${byMerchant.payment.reference}/cancel`)
    await demo.advance(60)
    const references = [byCustomer, byMerchant, byTime].map(({ payment }) => payment.reference)
    expect(await Promise.all(references.map(async one => (await fetchPayment(one)).state))).toEqual([
      'cancelled',
      'cancelled',
      'expired',
    ])
    expect(told().map(({ type }) => type)).toEqual(['payment.cancelled', 'payment.cancelled', 'payment.expired'])
  })

  it('cannot be cancelled any more once paid, and cancelling twice is fine', async () => {
    const [paid, cancelled] = [(await create()).payment, (await create()).payment]
    await customerAt(paid.payUrl).payByWallet()
    const cancel = (reference: string) => demo.call('POST', `/v1/payments/${reference}/cancel`)
    expect((await cancel(paid.reference)).status).toBe(409)
    expect((await cancel(cancelled.reference)).status).toBe(200)
    expect((await cancel(cancelled.reference)).status).toBe(200)
  })
})

describe('refunding', () => {
  const refund = (reference: string, amountCents: number, key: string, currency = 'EUR') =>
    demo.call('POST', `/v1/payments/${reference}/refunds`, { amountCents, currency }, { 'idempotency-key': key })

  it('gives back parts up to what was charged, once per key', async () => {
    const { payment } = await create()
    await customerAt(payment.payUrl).payByWallet()
    expect((await refund(payment.reference, 1000, 'refund-01')).status).toBe(201)
    expect((await refund(payment.reference, 1000, 'refund-01')).status).toBe(200)
    expect((await refund(payment.reference, 999, 'refund-01')).status).toBe(409)
    expect((await refund(payment.reference, 235, 'refund-02')).body.error.code).toBe('exceedsPaid')
    expect(await fetchPayment(payment.reference)).toMatchObject({ state: 'paid', refundedCents: 1000 })
    expect((await refund(payment.reference, 234, 'refund-03')).status).toBe(201)
    expect(await fetchPayment(payment.reference)).toMatchObject({ state: 'refunded', refundedCents: 1234 })
    expect((await refund(payment.reference, 1, 'refund-04')).body.error.code).toBe('exceedsPaid')
  })

  it('refuses what was not paid, another currency and amounts that are none', async () => {
    const { payment } = await create()
    expect((await refund(payment.reference, 1, 'refund-05')).body.error.code).toBe('notPaid')
    await customerAt(payment.payUrl).payByWallet()
    expect((await refund(payment.reference, 1, 'refund-06', 'CHF')).body.error.code).toBe('currencyDiffers')
    expect((await refund(payment.reference, 0, 'refund-07')).status).toBe(400)
    expect((await refund(payment.reference, -1, 'refund-08')).status).toBe(400)
  })
})

describe('telling the shop', () => {
  const paidWith = async (scenario: string) => {
    const { payment } = await create()
    await customerAt(payment.payUrl).payByCard(cardFor(scenario))
    await demo.advance(0)
    return payment
  }
  const isGenuine = ({ headers, body }: (typeof shop.received)[number]) => {
    const header = String(headers['payment-demo-signature'])
    return header === signWebhook(demo.secret, Number(/^t=(\d+)/.exec(header)?.[1]), body)
  }

  it('signs what it says', async () => {
    await paidWith('paid')
    expect(shop.received.map(isGenuine)).toEqual([true])
  })

  it('tries again, later each time, until it is taken, with the same event', async () => {
    shop.behaviour.status = 500
    const payment = await paidWith('paid')
    await demo.advance(4)
    expect(told()).toHaveLength(1)
    await demo.advance(1)
    await demo.advance(30)
    shop.behaviour.status = 200
    await demo.advance(120)
    await demo.advance(100_000)
    expect(told()).toHaveLength(4)
    expect(new Set(told().map(({ id }) => id)).size).toBe(1)
    const { events } = (await demo.call('GET', `/v1/payments/${payment.reference}/events`)).body
    expect(events).toMatchObject([{ type: 'payment.paid', deliveries: [{ attempts: 4, state: 'delivered' }] }])
  })

  it('gives up after the last try', async () => {
    shop.behaviour.status = 404
    const payment = await paidWith('paid')
    for (let tries = 0; tries < 12; tries++) await demo.advance(100_000)
    expect(told()).toHaveLength(8)
    const { events } = (await demo.call('GET', `/v1/payments/${payment.reference}/events`)).body
    expect(events).toMatchObject([{ deliveries: [{ state: 'abandoned' }] }])
  })

  it('can be duplicated', async () => {
    await paidWith('webhook-duplicate')
    expect(told()).toHaveLength(3)
    expect(new Set(told().map(({ id }) => id)).size).toBe(1)
  })

  it('can come in the wrong order', async () => {
    await paidWith('webhook-reordered')
    await demo.advance(5)
    expect(told().map(({ type }) => type)).toEqual(['payment.paid', 'payment.pending'])
  })

  it('can be late', async () => {
    await paidWith('webhook-late')
    await demo.advance(119)
    expect(told()).toEqual([])
    await demo.advance(1)
    expect(told()).toHaveLength(1)
  })

  it('can be lost', async () => {
    const payment = await paidWith('webhook-lost')
    await demo.advance(1_000_000)
    expect(told()).toEqual([])
    expect(await fetchPayment(payment.reference)).toMatchObject({ state: 'paid' })
  })

  it('can carry a forged signature', async () => {
    await paidWith('webhook-forged')
    expect(shop.received.map(isGenuine)).toEqual([false])
  })
})

describe('scenarios', () => {
  it.each([
    ['declined-insufficient-funds', { state: 'declined', reason: 'insufficientFunds', chargedCents: 0 }],
    ['declined-card-expired', { state: 'declined', reason: 'cardExpired' }],
    ['declined-not-honoured', { state: 'declined', reason: 'notHonoured' }],
    ['cancelled', { state: 'cancelled' }],
    ['wrong-amount', { state: 'paid', amountCents: 1234, chargedCents: 1134 }],
  ])('%s', async (scenario, expected) => {
    const { payment } = await create()
    await customerAt(payment.payUrl).payByCard(cardFor(scenario))
    expect(await fetchPayment(payment.reference)).toMatchObject(expected)
  })

  it.each([
    ['pending-then-paid', 'paid'],
    ['pending-then-declined', 'declined'],
  ])('%s, after the seconds that were asked for', async (scenario, end) => {
    const { payment } = await create({ metadata: { scenario, seconds: '45' } })
    await customerAt(payment.payUrl).payByWallet()
    await demo.advance(44)
    expect(await fetchPayment(payment.reference)).toMatchObject({ state: 'pending', chargedCents: 0 })
    await demo.advance(1)
    expect(await fetchPayment(payment.reference)).toMatchObject({ state: end })
    expect(told().map(({ type }) => type)).toEqual(['payment.pending', `payment.${end}`])
  })

  it('an exception at creation leaves nothing behind', async () => {
    const { status } = await create({ metadata: { scenario: 'create-exception' } }, 'fails-here')
    expect(status).toBe(500)
    expect((await demo.call('GET', '/v1/payments?idempotencyKey=fails-here')).status).toBe(404)
  })

  it('apply to the next payments only, or to all until they are taken back', async () => {
    await demo.call('PUT', '/demo/behaviour', { scenario: 'create-refused', next: 2 })
    expect([(await create()).status, (await create()).status, (await create()).status]).toEqual([422, 422, 201])
    await demo.call('PUT', '/demo/behaviour', { scenario: 'declined-limit-exceeded' })
    const { payment } = await create()
    await customerAt(payment.payUrl).payByWallet()
    expect(await fetchPayment(payment.reference)).toMatchObject({ state: 'declined', reason: 'limitExceeded' })
    await demo.call('DELETE', '/demo/behaviour')
    const ordinary = (await create()).payment
    await customerAt(ordinary.payUrl).payByWallet()
    expect(await fetchPayment(ordinary.reference)).toMatchObject({ state: 'paid' })
  })

  it('questions about a payment fail for a while only', async () => {
    const { payment } = await create()
    await customerAt(payment.payUrl).payByCard(cardFor('fetch-exception'))
    const status = async () => (await demo.call('GET', `/v1/payments/${payment.reference}`)).status
    expect(await status()).toBe(500)
    await demo.advance(60)
    expect(await status()).toBe(200)
  })

  it('a crash after the charge keeps the charge, and the shop hears of it after the restart', async () => {
    const { payment } = await create()
    await expect(customerAt(payment.payUrl).payByCard(cardFor('crash-after-charge'))).rejects.toThrow()
    expect(demo.crashes()).toBe(1)
    expect(told()).toEqual([])
    await demo.restart()
    await demo.advance(0)
    expect(await fetchPayment(payment.reference)).toMatchObject({ state: 'paid', chargedCents: 1234 })
    expect(told()).toMatchObject([{ type: 'payment.paid' }])
  })
})

it('remembers everything after a restart: payments, keys, switches and the clock', async () => {
  await demo.call('PUT', '/demo/behaviour', { scenario: 'cancelled', next: 3 })
  await demo.advance(3600)
  const { payment } = await create({}, 'before-restart')
  const page = await customerAt(payment.payUrl).look()
  const behaviour = (await demo.call('GET', '/demo/behaviour')).body
  const earlier = demo.baseUrl()
  await demo.restart()
  const again = await create({}, 'before-restart')
  expect(again.status).toBe(200)
  expect(again.payment.reference).toBe(payment.reference)
  expect((await demo.call('GET', '/demo/behaviour')).body).toEqual(behaviour)
  expect(await customerAt(payment.payUrl.replace(earlier, demo.baseUrl())).look()).toBe(page)
})
