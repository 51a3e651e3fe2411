import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CreatedPayment, PaymentAttempt, PaymentProvider, PaymentReport } from '../../ports/payment-provider.ts'

export type ReceivedNotification = { headers: Record<string, string | string[] | undefined>; body: string }

export type ImpostorAnswer = { status: number; body: string }

/** What a proxy, a parked address or a sign-in page may say in place of the provider. */
export const IMPOSTOR_ANSWERS: readonly ImpostorAnswer[] = [
  { status: 200, body: '<h1>Welcome</h1>' },
  { status: 200, body: '{"state":"paid"}' },
  { status: 201, body: '{}' },
  { status: 200, body: '' },
  { status: 400, body: '{"message":"Bad request"}' },
  { status: 404, body: '{"message":"Not found"}' },
  { status: 404, body: '<h1>Not found</h1>' },
]

/** A provider (or its simulator) to hold an adapter against, and a customer who does what a test wants. */
export type PaymentProviderLab = {
  provider: PaymentProvider
  /** Where the provider may send its notifications. */
  webhookUrl: string
  /** The customer pays on the page that was offered. */
  pay(redirectUrl: string): Promise<unknown>
  /** The bank says that the account is not covered. */
  payUncovered(redirectUrl: string): Promise<unknown>
  /** The customer pays, and the money takes its time. */
  payPending(redirectUrl: string): Promise<unknown>
  /** Until pending payments are decided and all notifications have arrived. */
  settleEverything(): Promise<unknown>
  notifications(): readonly ReceivedNotification[]
  /** The same adapter in a world where the provider cannot be reached. */
  offline(): PaymentProvider
  /** The same adapter where every answer takes too long. */
  silent(): PaymentProvider
  /** The same adapter where every answer is HTTP 500. */
  broken(): PaymentProvider
  /** The same adapter where something else answers: one of `IMPOSTOR_ANSWERS`. */
  impostor(answer: ImpostorAnswer): PaymentProvider
  stop(): Promise<unknown>
}

const EUR = 'EUR'
let keys = 0
const newKey = (): string => `contract-${Date.now().toString(36)}-${++keys}`

const isReport = (answer: { state: string }): answer is PaymentReport => 'chargedCents' in answer

/** What every adapter must do, whoever the provider is. */
export const paymentProviderContract = (name: string, openLab: () => Promise<PaymentProviderLab>): void => {
  describe(`payment provider: ${name}`, () => {
    let lab: PaymentProviderLab
    beforeAll(async () => {
      lab = await openLab()
    })
    afterAll(() => lab.stop())

    const attempt = (changes: Partial<PaymentAttempt> = {}): PaymentAttempt => ({
      idempotencyKey: newKey(),
      amountCents: 1990,
      currency: EUR,
      description: 'Day ticket, zones 1 to 3',
      merchantReference: 'order-4711',
      returnUrl: 'http://127.0.0.1/confirm/4711',
      webhookUrl: lab.webhookUrl,
      language: 'de',
      ...changes,
    })

    const opened = async (changes: Partial<PaymentAttempt> = {}): Promise<CreatedPayment & { redirectUrl: string }> => {
      const answer = await lab.provider.createPayment(attempt(changes))
      if (answer.state !== 'created' || !answer.redirectUrl) throw new Error(`not created: ${JSON.stringify(answer)}`)
      return { ...answer, redirectUrl: answer.redirectUrl }
    }

    const report = async (reference: string): Promise<PaymentReport> => {
      const answer = await lab.provider.fetchPayment({ reference })
      if (!isReport(answer)) throw new Error(`not reported: ${JSON.stringify(answer)}`)
      return answer
    }

    const paid = async (): Promise<string> => {
      const { reference, redirectUrl } = await opened()
      await lab.pay(redirectUrl)
      return reference
    }

    it('offers methods with numbers, labels in both languages and pictures of our own', () => {
      const offers = lab.provider.methods()
      expect(offers.length).toBeGreaterThan(0)
      expect(new Set(offers.map(({ paymentType, paymentSubType }) => `${paymentType}-${paymentSubType}`)).size).toBe(
        offers.length,
      )
      for (const { urlToIcon, label } of offers) {
        expect(urlToIcon).toMatch(/^\/[^/]/)
        expect([label.de, label.en]).not.toContain('')
      }
    })

    describe('creating', () => {
      it('opens a payment for exactly what was asked', async () => {
        const { reference, redirectUrl } = await opened({ idempotencyKey: 'contract-exactly' })
        expect(await report(reference)).toMatchObject({
          state: 'open',
          reference,
          idempotencyKey: 'contract-exactly',
          amountCents: 1990,
          currency: EUR,
          chargedCents: 0,
          refundedCents: 0,
          redirectUrl,
        })
      })

      it('finds the same payment when the same attempt is made again, also at the same time', async () => {
        const same = attempt()
        const answers = await Promise.all([1, 2, 3].map(() => lab.provider.createPayment(same)))
        expect(
          new Set(answers.map(answer => (answer.state === 'created' ? answer.reference : answer.state))).size,
        ).toBe(1)
        expect(answers[0]).toMatchObject({ state: 'created' })
      })

      it('refuses a key that belongs to another attempt', async () => {
        const first = attempt()
        await lab.provider.createPayment(first)
        const answer = await lab.provider.createPayment({ ...first, amountCents: 1 })
        expect(answer).toMatchObject({ state: 'refused', reason: 'keyReused' })
      })

      it('is refused, not broken, when the provider cannot want it', async () => {
        expect(await lab.provider.createPayment(attempt({ amountCents: -5 }))).toMatchObject({ state: 'refused' })
        expect(await lab.provider.createPayment(attempt({ currency: 'nonsense' }))).toMatchObject({ state: 'refused' })
      })

      it('takes each method it offers, and leaves an unknown one to its page', async () => {
        for (const paymentSubType of [...lab.provider.methods().map(offer => offer.paymentSubType), 4711])
          expect(await lab.provider.createPayment(attempt({ paymentSubType }))).toMatchObject({ state: 'created' })
      })
    })

    describe('fetching', () => {
      it('finds a payment by the key of its attempt, for when the answer of the creation was lost', async () => {
        const made = attempt()
        const answer = await lab.provider.createPayment(made)
        const found = await lab.provider.fetchPayment({ idempotencyKey: made.idempotencyKey })
        expect(found).toMatchObject({ reference: answer.state === 'created' && answer.reference })
      })

      it('says that a payment is absent when the provider says so', async () => {
        expect(await lab.provider.fetchPayment({ reference: 'pay_nothing' })).toEqual({ state: 'absent' })
        expect(await lab.provider.fetchPayment({ idempotencyKey: newKey() })).toEqual({ state: 'absent' })
      })

      it('reports a paid one with what was charged', async () => {
        const paidReport = await report(await paid())
        expect(paidReport).toMatchObject({ state: 'paid', amountCents: 1990, chargedCents: 1990, currency: EUR })
        expect(paidReport.redirectUrl).toBeUndefined()
      })

      it('reports a declined one with its reason', async () => {
        const { reference, redirectUrl } = await opened()
        await lab.payUncovered(redirectUrl)
        expect(await report(reference)).toMatchObject({
          state: 'declined',
          reason: 'insufficientFunds',
          chargedCents: 0,
        })
      })

      it('reports a pending one until it is decided', async () => {
        const { reference, redirectUrl } = await opened()
        await lab.payPending(redirectUrl)
        expect(await report(reference)).toMatchObject({ state: 'pending', chargedCents: 0 })
        await lab.settleEverything()
        expect(await report(reference)).toMatchObject({ state: 'paid', chargedCents: 1990 })
      })
    })

    describe('cancelling', () => {
      it('ends an open payment, twice if need be, and frees nothing else', async () => {
        const { reference } = await opened()
        expect(await lab.provider.cancelPayment(reference)).toEqual({ state: 'cancelled' })
        expect(await lab.provider.cancelPayment(reference)).toEqual({ state: 'cancelled' })
        expect(await report(reference)).toMatchObject({ state: 'cancelled', chargedCents: 0 })
      })

      it('does not undo a paid payment', async () => {
        const reference = await paid()
        expect(await lab.provider.cancelPayment(reference)).toEqual({ state: 'notCancellable' })
        expect(await report(reference)).toMatchObject({ state: 'paid' })
      })

      it('does not know a payment of nobody', async () => {
        expect(await lab.provider.cancelPayment('pay_nothing')).toEqual({ state: 'absent' })
      })
    })

    describe('refunding', () => {
      const refund = (reference: string, amountCents: number, key = newKey()) =>
        lab.provider.refundPayment(reference, { amountCents, currency: EUR }, key)

      it('gives back in parts, never more than was charged', async () => {
        const reference = await paid()
        expect(await refund(reference, 990)).toMatchObject({ state: 'refunded', refundedCents: 990 })
        expect(await report(reference)).toMatchObject({ state: 'paid', refundedCents: 990 })
        expect(await refund(reference, 1001)).toEqual({ state: 'refused', reason: 'exceedsPaid' })
        expect(await refund(reference, 1000)).toMatchObject({ state: 'refunded', refundedCents: 1990 })
        expect(await report(reference)).toMatchObject({ state: 'refunded', refundedCents: 1990, chargedCents: 1990 })
      })

      it('gives back once per key', async () => {
        const reference = await paid()
        const key = newKey()
        const first = await refund(reference, 500, key)
        expect(await refund(reference, 500, key)).toEqual(first)
        expect(await refund(reference, 501, key)).toEqual({ state: 'refused', reason: 'keyReused' })
        expect(await report(reference)).toMatchObject({ refundedCents: 500 })
      })

      it('refuses what was never paid, another currency, and payments of nobody', async () => {
        const { reference } = await opened()
        expect(await refund(reference, 1)).toEqual({ state: 'refused', reason: 'notPaid' })
        const other = { amountCents: 1, currency: 'CHF' }
        expect(await lab.provider.refundPayment(await paid(), other, newKey())).toEqual({
          state: 'refused',
          reason: 'currencyDiffers',
        })
        expect(await refund('pay_nothing', 1)).toEqual({ state: 'absent' })
      })
    })

    describe('notifications', () => {
      const MINUTE = 60_000
      const later = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString()
      const genuine = async (): Promise<{ reference: string; message: ReceivedNotification }> => {
        const reference = await paid()
        await lab.settleEverything()
        const message = lab.notifications().find(({ body }) => body.includes(reference))
        if (!message) throw new Error('the provider sent nothing')
        return { reference, message }
      }

      it('are read when genuine and fresh', async () => {
        const { reference, message } = await genuine()
        const read = lab.provider.readWebhook(message.headers, message.body, later(0))
        expect(read).toEqual({ ok: true, eventId: expect.stringMatching(/.+/), reference })
      })

      it('are refused when a single character of them was changed', async () => {
        const { reference, message } = await genuine()
        const changed = message.body.replace(reference, `${reference.slice(0, -1)}~`)
        expect(lab.provider.readWebhook(message.headers, changed, later(0))).toEqual({
          ok: false,
          reason: 'badSignature',
        })
      })

      it('are refused when old or from the future', async () => {
        const { message } = await genuine()
        for (const off of [-6 * MINUTE, 6 * MINUTE])
          expect(lab.provider.readWebhook(message.headers, message.body, later(off))).toEqual({
            ok: false,
            reason: 'stale',
          })
      })

      it('are refused without a signature', async () => {
        const { message } = await genuine()
        expect(lab.provider.readWebhook({}, message.body, later(0))).toEqual({ ok: false, reason: 'unsigned' })
      })
    })

    describe('when the provider fails', () => {
      const everyCall = (provider: PaymentProvider) =>
        Promise.all([
          provider.createPayment(attempt()),
          provider.fetchPayment({ reference: 'pay_any' }),
          provider.fetchPayment({ idempotencyKey: newKey() }),
          provider.cancelPayment('pay_any'),
          provider.refundPayment('pay_any', { amountCents: 1, currency: EUR }, newKey()),
        ])
      const statesOf = async (provider: PaymentProvider) =>
        new Set((await everyCall(provider)).map(({ state }) => state))

      it('is unreachable without a connection', async () => {
        expect(await statesOf(lab.offline())).toEqual(new Set(['unreachable']))
      })

      it('is unreachable when it does not answer in time', async () => {
        expect(await statesOf(lab.silent())).toEqual(new Set(['unreachable']))
      })

      it('is unknown when it answers with an error of its own', async () => {
        expect(await statesOf(lab.broken())).toEqual(new Set(['unknown']))
      })

      it.each(IMPOSTOR_ANSWERS)('is unknown when something else answers: $status $body', async answer => {
        expect(await statesOf(lab.impostor(answer))).toEqual(new Set(['unknown']))
      })
    })
  })
}
