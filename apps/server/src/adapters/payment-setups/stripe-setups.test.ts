import { PAYMENT_SUB_TYPE, PAYMENT_TYPE } from '@billett/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SetupRequest } from '../../ports/payment/payment-setups.ts'
import { startStripeSimulator } from '../../testing/stripe-simulator/start-stripe-simulator.ts'
import { stripePaymentProvider } from '../payment-provider/stripe/stripe-payment-provider.ts'
import { STRIPE_METHODS, type StripeSettings } from '../payment-provider/stripe/stripe-settings.ts'
import { paymentSetupsContract } from './contract/payment-setups-contract.fixture.ts'
import { stripeSetups } from './stripe-setups.ts'

const openLab = async () => {
  const stripe = await startStripeSimulator()
  const { secretKey, webhookSecret, origin, press } = stripe
  const settings: StripeSettings = {
    secretKey,
    webhookSecret,
    shop: 'https://shop.example',
    methods: STRIPE_METHODS,
    timeoutMilliseconds: 2_000,
    apiUrl: origin,
    now: Date.now,
  }
  return {
    stripe,
    setups: stripeSetups(settings),
    payments: stripePaymentProvider(settings),
    save: press,
    answerBank: (redirectUrl: string, isApproved: boolean) => press(redirectUrl, isApproved ? 'approve' : 'reject'),
    offline: stripeSetups({ ...settings, apiUrl: 'http://127.0.0.1:1' }),
    stop: () => stripe.stop(),
  }
}

paymentSetupsContract('stripe', openLab)

describe('Stripe’s customers', () => {
  let lab: Awaited<ReturnType<typeof openLab>>
  beforeAll(async () => {
    lab = await openLab()
  })
  afterAll(() => lab.stop())

  const begin = async (key: string, reference: string | null = null, over: Partial<SetupRequest> = {}) => {
    const begun = await lab.setups.begin({
      idempotencyKey: crypto.randomUUID(),
      paymentType: PAYMENT_TYPE.Standard,
      paymentSubType: PAYMENT_SUB_TYPE.CreditCard,
      returnUrl: 'https://shop.example/?secret=1',
      cancelUrl: 'https://shop.example/',
      webhookUrl: 'https://shop.example/webhook',
      language: 'de',
      purpose: 'für ada@example.org',
      customer: { key, reference },
      ...over,
    })
    if (begun.state !== 'begun' || begun.customer === undefined) throw new Error(JSON.stringify(begun))
    return { ...begun, customer: begun.customer }
  }

  it('are one for each account, also when two pages are opened at once', async () => {
    const [first, second] = await Promise.all([begin('ada'), begin('ada')])
    const later = await begin('ada', first.customer)
    const other = await begin('eve')
    expect([second.customer, later.customer]).toEqual([first.customer, first.customer])
    expect(other.customer).not.toBe(first.customer)
  })

  it('that were lost are made anew', async () => {
    const { customer } = await begin('lost')
    expect(await lab.setups.forget(customer)).toEqual({ state: 'forgotten' })
    const again = await begin('lost', customer)
    expect(again.customer).not.toBe(customer)
  })

  it('go with all that is attached to them', async () => {
    const { customer, redirectUrl } = await begin('gone')
    const before = lab.stripe.attached()
    await lab.save(redirectUrl, 'paid')
    expect(lab.stripe.attached()).toHaveLength(before.length + 1)
    for (const _ of [1, 2]) expect(await lab.setups.forget(customer)).toEqual({ state: 'forgotten' })
    expect(lab.stripe.attached()).toEqual(before)
  })

  it('may store accounts for direct debits, too', async () => {
    const { reference, redirectUrl } = await begin('debit', null, { paymentSubType: PAYMENT_SUB_TYPE.Debit })
    await lab.save(redirectUrl, 'paid')
    expect(await lab.setups.find(reference)).toMatchObject({ state: 'confirmed', label: 'DE •••• 3000' })
  })
})
