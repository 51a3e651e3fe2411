import { describe, expect, it } from 'vitest'
import type { PaymentReport } from '../../../ports/payment/payment-provider.ts'
import { type Bench, newKey } from './bench.fixture.ts'

const HOUR = 3_600_000
const at = (milliseconds: number): string => new Date(milliseconds).toISOString()

export const listing = ({ lab, attempt, opened, paid }: Bench): void => {
  describe('listing', () => {
    const listed = async (from: number, until: number): Promise<readonly PaymentReport[]> => {
      const answer = await lab().provider.listPayments({ from: at(from), until: at(until) })
      if (answer.state !== 'listed') throw new Error(`not listed: ${JSON.stringify(answer)}`)
      return answer.payments
    }

    it('has every payment of the span with its key, whatever became of it', async () => {
      const made = attempt({ idempotencyKey: newKey() })
      const open = await lab().provider.createPayment(made)
      const reference = await paid()
      const { reference: other } = await opened()
      const all = await listed(Date.now() - HOUR, Date.now() + HOUR)
      const found = (wanted: string) => all.filter(payment => payment.reference === wanted)
      expect(found(open.state === 'created' ? open.reference : '')).toMatchObject([
        { state: 'open', idempotencyKey: made.idempotencyKey, chargedCents: 0 },
      ])
      expect(found(reference)).toMatchObject([{ state: 'paid', chargedCents: 1990, refundedCents: 0 }])
      expect(found(other)).toHaveLength(1)
    })

    it('has none of another span', async () => {
      await paid()
      expect(await listed(Date.now() - 3 * HOUR, Date.now() - 2 * HOUR)).toEqual([])
      expect(await listed(Date.now() + 2 * HOUR, Date.now() + 3 * HOUR)).toEqual([])
    })
  })
}
