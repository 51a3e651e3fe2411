import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PaymentRequest } from '../../../ports/payment/payment-provider.ts'
import { paymentProviderContract } from '../contract/payment-provider-contract.fixture.ts'
import { openDemoLab } from './demo-lab.fixture.ts'

paymentProviderContract('demo', openDemoLab)

describe('the accidents the demo provider can cause', () => {
  let lab: Awaited<ReturnType<typeof openDemoLab>>
  let keys = 0
  beforeAll(async () => {
    lab = await openDemoLab()
  })
  afterAll(() => lab.stop())

  /** The provider hears from it how the payment is to go wrong. */
  const attempt = (scenario: string): PaymentRequest & { metadata: { scenario: string } } => ({
    idempotencyKey: `accident-${++keys}`,
    amountCents: 4900,
    currency: 'EUR',
    description: 'Month ticket',
    merchantReference: 'order-1',
    returnUrl: 'http://127.0.0.1/confirm/1',
    webhookUrl: lab.webhookUrl,
    language: 'en',
    metadata: { scenario },
  })

  it('a creation whose answer was lost is found by its key, and by trying again', async () => {
    const lost = attempt('create-answer-lost')
    expect(await lab.impatient.createPayment(lost)).toMatchObject({ state: 'unreachable' })
    const found = await lab.provider.fetchPayment(lost)
    expect(found).toMatchObject({ state: 'open', amountCents: 4900 })
    expect(await lab.provider.createPayment(lost)).toMatchObject({
      state: 'created',
      reference: 'reference' in found && found.reference,
    })
  })

  it('a creation that was never carried out is absent', async () => {
    const never = attempt('create-timeout')
    expect(await lab.impatient.createPayment(never)).toMatchObject({ state: 'unreachable' })
    expect(await lab.provider.fetchPayment(never)).toEqual({ state: 'absent' })
  })

  it('a provider that refuses is no failure', async () => {
    const answer = await lab.provider.createPayment(attempt('create-refused'))
    expect(answer).toMatchObject({ state: 'refused', reason: 'rejected' })
  })

  it('a refund whose answer was lost is not paid out twice', async () => {
    const created = await lab.provider.createPayment(attempt('refund-answer-lost'))
    if (created.state !== 'created' || !created.redirectUrl) throw new Error('not created')
    await lab.pay(created.redirectUrl)
    const amount = { amountCents: 4900, currency: 'EUR' }
    expect(await lab.impatient.refundPayment(created.reference, amount, 'refund-lost')).toMatchObject({
      state: 'unreachable',
    })
    expect(await lab.provider.refundPayment(created.reference, amount, 'refund-lost')).toMatchObject({
      state: 'refunded',
      refundedCents: 4900,
    })
  })

  it('a wrong amount shows as what was charged beside what was asked', async () => {
    const created = await lab.provider.createPayment(attempt('wrong-amount'))
    if (created.state !== 'created' || !created.redirectUrl) throw new Error('not created')
    await lab.pay(created.redirectUrl)
    expect(await lab.provider.fetchPayment(created)).toMatchObject({
      state: 'paid',
      amountCents: 4900,
      chargedCents: 4800,
    })
  })

  it('a forged notification is refused', async () => {
    const created = await lab.provider.createPayment(attempt('webhook-forged'))
    if (created.state !== 'created' || !created.redirectUrl) throw new Error('not created')
    await lab.pay(created.redirectUrl)
    await lab.settleEverything()
    const forged = lab.notifications().find(({ body }) => body.includes(created.reference))
    expect(lab.provider.readWebhook(forged?.headers ?? {}, forged?.body ?? '', new Date().toISOString())).toEqual({
      ok: false,
      reason: 'badSignature',
    })
  })

  it('a wrong API key is a refusal at creation and explains nothing elsewhere', async () => {
    const stranger = lab.withSecret('another secret altogether')
    expect(await stranger.createPayment(attempt('paid'))).toMatchObject({ state: 'refused', detail: 'unauthorized' })
    expect(await stranger.fetchPayment({ reference: 'pay_any' })).toMatchObject({ state: 'unknown' })
  })
})
