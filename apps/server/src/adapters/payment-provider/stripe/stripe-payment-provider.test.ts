import Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { benchFor } from '../contract/bench.fixture.ts'
import { paymentProviderContract } from '../contract/payment-provider-contract.fixture.ts'
import { openStripeLab } from './stripe-lab.fixture.ts'

paymentProviderContract('stripe', openStripeLab)

describe('Stripe', () => {
  let lab: Awaited<ReturnType<typeof openStripeLab>>
  beforeAll(async () => {
    lab = await openStripeLab()
  })
  afterAll(() => lab.stop())
  const { attempt, opened, report, paid } = benchFor(() => lab)
  const now = () => new Date().toISOString()

  it('creates once although the first answer was lost: its library asks again with the same key', async () => {
    lab.stripe.fail('silent')
    const lost = attempt()
    const answer = await lab.impatient.createPayment(lost)
    expect(answer).toMatchObject({ state: 'created' })
    expect(await lab.provider.createPayment(lost)).toEqual(answer)
  })

  it('tells a creation that was carried out and never answered from one that was not', async () => {
    lab.stripe.fail('silent', 2)
    const lost = attempt()
    expect(await lab.impatient.createPayment(lost)).toMatchObject({ state: 'unreachable' })
    const since = now()
    expect(await lab.provider.fetchPayment({ ...lost, since })).toMatchObject({ state: 'open', amountCents: 1990 })
    lab.stripe.fail('broken', 2)
    const never = attempt()
    expect(await lab.provider.createPayment(never)).toMatchObject({ state: 'unknown' })
    expect(await lab.provider.fetchPayment({ ...never, since })).toEqual({ state: 'absent' })
  })

  it('pays a refund out once although its answers were lost', async () => {
    const reference = await paid()
    const amount = { amountCents: 1990, currency: 'EUR' }
    lab.stripe.fail('silent', 2, /^POST .*refunds/)
    expect(await lab.impatient.refundPayment(reference, amount, 'refund-lost')).toMatchObject({ state: 'unreachable' })
    expect(await lab.provider.refundPayment(reference, amount, 'refund-lost')).toMatchObject({
      state: 'refunded',
      refundedCents: 1990,
    })
    expect(await report(reference)).toMatchObject({ state: 'refunded', refundedCents: 1990 })
  })

  it.each([/^GET .*refunds/, /^POST .*refunds/])('does not take nonsense for a refund (%s)', async at => {
    const reference = await paid()
    const amount = { amountCents: 1990, currency: 'EUR' }
    lab.stripe.fail('nonsense', 1, at)
    expect(await lab.provider.refundPayment(reference, amount, `refund-${at}`)).toMatchObject({ state: 'unknown' })
    expect(await lab.provider.refundPayment(reference, amount, `refund-${at}`)).toMatchObject({ state: 'refunded' })
    expect(await report(reference)).toMatchObject({ state: 'refunded', refundedCents: 1990 })
  })

  it('reports a wrong amount beside what was asked', async () => {
    const { reference, redirectUrl } = await opened()
    await lab.stripe.press(redirectUrl, 'wrong-amount')
    expect(await report(reference)).toMatchObject({ state: 'paid', amountCents: 1990, chargedCents: 1890 })
  })

  it('charges in the units of the currency, and refuses what cannot be paid in them', async () => {
    const { reference } = await opened({ currency: 'JPY', amountCents: 50_000 })
    expect(await report(reference)).toMatchObject({ currency: 'JPY', amountCents: 50_000 })
    const odd = await lab.provider.createPayment(attempt({ currency: 'KWD', amountCents: 50_001 }))
    expect(odd).toMatchObject({ state: 'refused', reason: 'rejected' })
  })

  it('finds an attempt behind more than one page of others', async () => {
    const wanted = attempt()
    await lab.provider.createPayment(wanted)
    for (let others = 0; others < 101; others += 1) await lab.provider.createPayment(attempt())
    expect(await lab.provider.fetchPayment(wanted)).toMatchObject({ idempotencyKey: wanted.idempotencyKey })
  })

  it('calls a page that nobody used expired when its time was over, and cancelled when it was ended', async () => {
    const { reference } = await opened()
    await lab.provider.cancelPayment(reference)
    expect(await report(reference)).toMatchObject({ state: 'cancelled' })
    const tomorrow = lab.providerWith({ now: () => Date.now() + 25 * 3_600_000 })
    expect(await tomorrow.fetchPayment({ reference })).toMatchObject({ state: 'expired' })
  })

  it('with a wrong key refuses to create, and explains nothing elsewhere', async () => {
    const reference = await paid()
    const stranger = lab.providerWith({ secretKey: 'sk_test_other' })
    expect(await stranger.createPayment(attempt())).toMatchObject({ state: 'refused', detail: 'unauthorized' })
    expect(await stranger.fetchPayment({ reference })).toMatchObject({ state: 'unknown' })
    expect(await stranger.cancelPayment(reference)).toMatchObject({ state: 'unknown' })
    const amount = { amountCents: 1, currency: 'EUR' }
    expect(await stranger.refundPayment(reference, amount, 'refund-x')).toMatchObject({ state: 'unknown' })
  })

  describe('an event', () => {
    const event = (object: object, secret = lab.stripe.webhookSecret) => {
      const payload = JSON.stringify({ id: 'evt_1', object: 'event', type: 'any.thing', data: { object } })
      const header = Stripe.webhooks.generateTestHeaderString({ payload, secret })
      return lab.provider.readWebhook({ 'stripe-signature': header }, payload, now())
    }

    it('that is none of ours is genuine and about nothing', () => {
      const nothing = { ok: true, eventId: 'evt_1', reference: undefined }
      expect(event({ object: 'charge', id: 'ch_1' })).toEqual(nothing)
      expect(event({ object: 'checkout.session', id: 'cs_1', metadata: {} })).toEqual(nothing)
      expect(event({ object: 'checkout.session', id: 'cs_1', metadata: { shop: 'https://other.example' } })).toEqual(
        nothing,
      )
    })

    it('that is signed with another secret is refused, whatever it says', () => {
      const ours = { object: 'checkout.session', id: 'cs_1', metadata: { shop: 'https://shop.example' } }
      expect(event(ours)).toEqual({ ok: true, eventId: 'evt_1', reference: 'cs_1' })
      expect(event(ours, 'whsec_other')).toEqual({ ok: false, reason: 'badSignature' })
    })

    it('that makes no sense is refused although it is signed', () => {
      const payload = 'nonsense'
      const header = Stripe.webhooks.generateTestHeaderString({ payload, secret: lab.stripe.webhookSecret })
      expect(lab.provider.readWebhook({ 'stripe-signature': header }, payload, now())).toEqual({
        ok: false,
        reason: 'malformed',
      })
    })
  })
})
