import { PAYMENT_SUB_TYPE, PAYMENT_TYPE } from '@billett/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PaymentRequest } from '../../../ports/payment/payment-provider.ts'
import type { SetupRequest } from '../../../ports/payment/payment-setups.ts'
import type { SetupsLab, WhenCharged } from './setups-lab.fixture.ts'

const CANCEL_URL = 'http://shop.example/account?setupId=1'
const RETURN_URL = `${CANCEL_URL}&returnSecret=word`

let keys = 0
const newKey = (): string => `setup-${Date.now().toString(36)}-${++keys}`

/** What every adapter must do, whoever the provider is. */
export const paymentSetupsContract = (name: string, openLab: () => Promise<SetupsLab>): void => {
  describe(`stored ways to pay: ${name}`, () => {
    let lab: SetupsLab
    beforeAll(async () => {
      lab = await openLab()
    })
    afterAll(() => lab.stop())

    const request = (over: Partial<SetupRequest> = {}): SetupRequest => ({
      idempotencyKey: newKey(),
      paymentType: PAYMENT_TYPE.Standard,
      paymentSubType: PAYMENT_SUB_TYPE.CreditCard,
      returnUrl: RETURN_URL,
      cancelUrl: CANCEL_URL,
      webhookUrl: 'http://127.0.0.1:9/webhook',
      language: 'en',
      purpose: 'Will be stored for ada@example.org',
      customer: { key: 'ada', reference: null },
      ...over,
    })

    const begun = async (over: Partial<SetupRequest> = {}) => {
      const answer = await lab.setups.begin(request(over))
      if (answer.state !== 'begun') throw new Error(`not begun: ${JSON.stringify(answer)}`)
      return answer
    }

    const stored = async (whenCharged: WhenCharged = 'paid') => {
      const { reference, redirectUrl } = await begun()
      await lab.save(redirectUrl, whenCharged)
      const report = await lab.setups.find(reference)
      if (report.state !== 'confirmed') throw new Error(`not confirmed: ${JSON.stringify(report)}`)
      return report
    }

    const attempt = (token: string): PaymentRequest => ({
      idempotencyKey: newKey(),
      amountCents: 990,
      currency: 'EUR',
      description: 'Day ticket',
      merchantReference: 'order-1',
      returnUrl: 'http://shop.example/confirm/1',
      webhookUrl: 'http://127.0.0.1:9/webhook',
      language: 'en',
      token,
    })

    const charged = async (token: string) => {
      const answer = await lab.payments.createPayment(attempt(token))
      if (answer.state !== 'created') throw new Error(`not created: ${JSON.stringify(answer)}`)
      return { ...answer, report: () => lab.payments.fetchPayment({ reference: answer.reference }) }
    }

    it('are begun once per key', async () => {
      const asked = request()
      const first = await lab.setups.begin(asked)
      expect(first.state).toBe('begun')
      expect(await lab.setups.begin(asked)).toEqual(first)
    })

    it('are open until they are entered, and confirmed then, with a label and without a number', async () => {
      const { reference, redirectUrl } = await begun()
      expect(await lab.setups.find(reference)).toEqual({ state: 'open' })
      const answer = await lab.save(redirectUrl, 'paid')
      expect(answer.headers.get('location')).toBe(RETURN_URL)
      const label = expect.stringMatching(/^Visa •••• \d{4}$/)
      expect(await lab.setups.find(reference)).toMatchObject({ state: 'confirmed', label })
    })

    it('say for whom they are, and show the way back to nobody who only looks', async () => {
      const { redirectUrl } = await begun()
      const look = async () => (await fetch(redirectUrl, { redirect: 'manual' })).text()
      expect(await look()).toContain('Will be stored for ada@example.org')
      expect(await look()).not.toContain('word')
      await lab.save(redirectUrl, 'paid')
      const afterwards = await fetch(redirectUrl, { redirect: 'manual' })
      expect(`${await afterwards.text()}${afterwards.headers.get('location')}`).not.toContain('word')
    })

    it('are charged at once, once per key', async () => {
      const { token, label } = await stored()
      const asked = attempt(token)
      const first = await lab.payments.createPayment(asked)
      expect(first).toMatchObject({ state: 'created', redirectUrl: undefined })
      expect(await lab.payments.createPayment(asked)).toEqual(first)
      const reference = 'reference' in first ? first.reference : ''
      const paid = { state: 'paid', chargedCents: 990, currency: 'EUR', instrument: label }
      expect(await lab.payments.fetchPayment({ reference })).toMatchObject(paid)
    })

    it('are charged and refunded like any payment', async () => {
      const { reference, report } = await charged((await stored()).token)
      const amount = { amountCents: 990, currency: 'EUR' }
      expect(await lab.payments.refundPayment(reference, amount, newKey())).toMatchObject({ state: 'refunded' })
      expect(await report()).toMatchObject({ state: 'refunded', refundedCents: 990 })
      expect(await lab.payments.cancelPayment(reference)).toEqual({ state: 'notCancellable' })
    })

    it('lead to the bank where it asks: approved is paid, rejected is declined', async () => {
      const { token } = await stored('ask')
      for (const [isApproved, end] of [
        [true, { state: 'paid', chargedCents: 990 }],
        [false, { state: 'declined', reason: 'authenticationFailed', chargedCents: 0 }],
      ] as const) {
        const { redirectUrl, report } = await charged(token)
        expect(await report()).toMatchObject({ state: 'open', chargedCents: 0, redirectUrl })
        await lab.answerBank(redirectUrl ?? '', isApproved)
        expect(await report()).toMatchObject(end)
      }
    })

    it('can be given up while the bank asks', async () => {
      const { reference, report } = await charged((await stored('ask')).token)
      for (const _ of [1, 2]) expect(await lab.payments.cancelPayment(reference)).toEqual({ state: 'cancelled' })
      expect(await report()).toMatchObject({ state: 'cancelled', chargedCents: 0 })
    })

    it('can be declined later, with the reason', async () => {
      const { redirectUrl, report } = await charged((await stored('decline')).token)
      expect(redirectUrl).toBeUndefined()
      expect(await report()).toMatchObject({ state: 'declined', reason: 'insufficientFunds', chargedCents: 0 })
    })

    it('are found by the key of a charge whose answer was lost', async () => {
      const { token } = await stored()
      const lost = attempt(token)
      const since = new Date().toISOString()
      expect(await lab.payments.fetchPayment({ ...lost, since })).toEqual({ state: 'absent' })
      await lab.payments.createPayment(lost)
      expect(await lab.payments.fetchPayment({ ...lost, since })).toMatchObject({ state: 'paid', chargedCents: 990 })
    })

    it('cannot be charged once they are forgotten; forgetting twice is fine', async () => {
      const { token } = await stored()
      for (const _ of [1, 2]) expect(await lab.setups.forget(token)).toEqual({ state: 'forgotten' })
      expect(await lab.payments.createPayment(attempt(token))).toMatchObject({ state: 'refused', reason: 'rejected' })
    })

    it('that the provider cannot store are refused before anybody is sent there', async () => {
      const invoice = request({ paymentSubType: PAYMENT_SUB_TYPE.Invoice })
      expect(await lab.setups.begin(invoice)).toEqual({ state: 'notStorable' })
    })

    it('that nobody knows are absent; no answer is no knowledge', async () => {
      expect(await lab.setups.find('reg_none')).toEqual({ state: 'absent' })
      expect(await lab.offline.find('reg_none')).toMatchObject({ state: 'unreachable' })
      expect(await lab.offline.begin(request())).toMatchObject({ state: 'unreachable' })
      expect(await lab.offline.forget('tok_none')).toMatchObject({ state: 'unreachable' })
    })
  })
}
