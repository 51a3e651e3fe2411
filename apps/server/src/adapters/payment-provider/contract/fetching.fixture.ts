import { describe, expect, it } from 'vitest'
import { type Bench, EUR, newKey } from './bench.fixture.ts'

const MINUTE = 60_000
const ago = (milliseconds: number): string => new Date(Date.now() - milliseconds).toISOString()

export const fetching = ({ lab, attempt, opened, report, paid }: Bench): void => {
  describe('fetching', () => {
    it.each([undefined, ago(MINUTE)])(
      'finds a payment by the key of its attempt, for when the answer of the creation was lost (since %s)',
      async since => {
        const made = attempt()
        const answer = await lab().provider.createPayment(made)
        const found = await lab().provider.fetchPayment({ idempotencyKey: made.idempotencyKey, since })
        expect(found).toMatchObject({ reference: answer.state === 'created' && answer.reference })
      },
    )

    it('says that a payment is absent when the provider says so', async () => {
      const { provider } = lab()
      expect(await provider.fetchPayment({ reference: 'pay_nothing' })).toEqual({ state: 'absent' })
      expect(await provider.fetchPayment({ idempotencyKey: newKey() })).toEqual({ state: 'absent' })
    })

    it('reports a paid one with what was charged', async () => {
      const paidReport = await report(await paid())
      expect(paidReport).toMatchObject({ state: 'paid', amountCents: 1990, chargedCents: 1990, currency: EUR })
      expect(paidReport.redirectUrl).toBeUndefined()
    })

    it('reports a declined one with its reason', async () => {
      const { reference, redirectUrl } = await opened()
      await lab().payUncovered(redirectUrl)
      expect(await report(reference)).toMatchObject({
        state: 'declined',
        reason: 'insufficientFunds',
        chargedCents: 0,
      })
    })

    it('reports a pending one until it is decided', async () => {
      const { reference, redirectUrl } = await opened()
      await lab().payPending(redirectUrl)
      expect(await report(reference)).toMatchObject({ state: 'pending', chargedCents: 0 })
      await lab().settleEverything()
      expect(await report(reference)).toMatchObject({ state: 'paid', chargedCents: 1990 })
    })
  })
}
