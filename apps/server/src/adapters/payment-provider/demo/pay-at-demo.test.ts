import type { DemoPayment } from '@billett/demo-region'
import { PAYMENT_SUB_TYPE, type PaymentSubType } from '@billett/domain'
import { startPaymentDemo } from '@billett/payment-demo/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { PATIENT } from '../contract/failing-servers.fixture.ts'
import { demoPaymentProvider } from './demo-payment-provider.ts'
import { payAtDemo } from './pay-at-demo.ts'

let demo: Awaited<ReturnType<typeof startPaymentDemo>>
beforeAll(async () => {
  demo = await startPaymentDemo()
})
afterAll(() => demo.stop())

const price = { amountCents: 4900, currency: 'EUR' }
const { CreditCard, Debit, ECash } = PAYMENT_SUB_TYPE

it.each<[DemoPayment, PaymentSubType, object]>([
  ['card', CreditCard, { state: 'paid', chargedCents: 4900 }],
  ['debit', Debit, { state: 'paid', chargedCents: 4900 }],
  ['wallet', ECash, { state: 'paid', chargedCents: 4900 }],
  ['declined', CreditCard, { state: 'declined', chargedCents: 0 }],
  ['tooLittle', CreditCard, { state: 'paid', amountCents: 4900, chargedCents: 4800 }],
  ['refundRefused', CreditCard, { state: 'paid', chargedCents: 4900 }],
  ['left', CreditCard, { state: 'open', chargedCents: 0 }],
])('a payment of the demo that is to go as “%s” goes so at its real provider', async (pays, paymentSubType, seen) => {
  const provider = demoPaymentProvider({
    baseUrl: demo.baseUrl(),
    secret: demo.secret,
    timeoutMilliseconds: PATIENT,
  })
  const created = await provider.createPayment({
    ...price,
    idempotencyKey: `demo-${pays}`,
    description: 'Month ticket',
    merchantReference: `order-${pays}`,
    returnUrl: 'http://127.0.0.1/confirm/1',
    language: 'de',
    paymentSubType,
  })
  if (created.state !== 'created' || !created.redirectUrl) throw new Error('not created')
  await payAtDemo(created.redirectUrl, pays)
  expect(await provider.fetchPayment(created)).toMatchObject(seen)
  if (pays === 'card' || pays === 'refundRefused') {
    const refund = await provider.refundPayment(created.reference, price, `refund-${pays}`)
    expect(refund).toMatchObject(
      pays === 'card' ? { state: 'refunded', refundedCents: 4900 } : { state: 'refused', reason: 'rejected' },
    )
  }
})
