import { describe, expect, it } from 'vitest'
import { type Bench, EUR, newKey } from './bench.fixture.ts'

export const refunding = ({ lab, opened, report, paid }: Bench): void => {
  describe('refunding', () => {
    const refund = (reference: string, amountCents: number, key = newKey()) =>
      lab().provider.refundPayment(reference, { amountCents, currency: EUR }, key)

    it('gives back in parts, never more than was charged', async () => {
      const reference = await paid()
      expect(await refund(reference, 990)).toMatchObject({ state: 'refunded', refundedCents: 990 })
      expect(await report(reference)).toMatchObject({ state: 'paid', refundedCents: 990 })
      expect(await refund(reference, 1001)).toEqual({ state: 'refused', reason: 'exceedsPaid' })
      expect(await refund(reference, 1000)).toMatchObject({ state: 'refunded', refundedCents: 1990 })
      expect(await report(reference)).toMatchObject({ state: 'refunded', refundedCents: 1990, chargedCents: 1990 })
      expect(await refund(reference, 1)).toEqual({ state: 'refused', reason: 'exceedsPaid' })
    })

    it('gives back once per key', async () => {
      const reference = await paid()
      const key = newKey()
      const first = await refund(reference, 500, key)
      expect(await refund(reference, 500, key)).toEqual(first)
      expect(await refund(reference, 501, key)).toEqual({ state: 'refused', reason: 'keyReused' })
      expect(await report(reference)).toMatchObject({ refundedCents: 500 })
    })

    it('gives back once when two workers do it at the same time', async () => {
      const reference = await paid()
      const key = newKey()
      const answers = await Promise.all([refund(reference, 500, key), refund(reference, 500, key)])
      expect(answers[0]).toMatchObject({ state: 'refunded' })
      expect(answers[1]).toEqual(answers[0])
      expect(await report(reference)).toMatchObject({ refundedCents: 500 })
    })

    it('refuses what was never paid, another currency, and payments of nobody', async () => {
      const { reference } = await opened()
      expect(await refund(reference, 1)).toEqual({ state: 'refused', reason: 'notPaid' })
      const other = { amountCents: 1, currency: 'CHF' }
      expect(await lab().provider.refundPayment(await paid(), other, newKey())).toEqual({
        state: 'refused',
        reason: 'currencyDiffers',
      })
      expect(await refund('pay_nothing', 1)).toEqual({ state: 'absent' })
    })
  })
}
