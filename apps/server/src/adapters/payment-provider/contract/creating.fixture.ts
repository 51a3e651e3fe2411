import { PAYMENT_SUB_TYPE } from '@billett/domain'
import { describe, expect, it } from 'vitest'
import { type Bench, EUR } from './bench.fixture.ts'

export const creating = ({ lab, attempt, opened, report }: Bench): void => {
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
      const answers = await Promise.all([1, 2, 3].map(() => lab().provider.createPayment(same)))
      expect(new Set(answers.map(answer => (answer.state === 'created' ? answer.reference : answer.state))).size).toBe(
        1,
      )
      expect(answers[0]).toMatchObject({ state: 'created' })
    })

    it('refuses a key that belongs to another attempt', async () => {
      const first = attempt()
      await lab().provider.createPayment(first)
      const answer = await lab().provider.createPayment({ ...first, amountCents: 1 })
      expect(answer).toMatchObject({ state: 'refused', reason: 'keyReused' })
    })

    it('is refused, not broken, when the provider cannot want it', async () => {
      const { provider } = lab()
      expect(await provider.createPayment(attempt({ amountCents: -5 }))).toMatchObject({ state: 'refused' })
      expect(await provider.createPayment(attempt({ currency: 'nonsense' }))).toMatchObject({ state: 'refused' })
    })

    it('takes each method it offers, and leaves an unknown one to its page', async () => {
      const offered = lab()
        .provider.methods()
        .map(offer => offer.paymentSubType)
      for (const paymentSubType of [...offered, PAYMENT_SUB_TYPE.Cash])
        expect(await lab().provider.createPayment(attempt({ paymentSubType }))).toMatchObject({ state: 'created' })
    })
  })
}
