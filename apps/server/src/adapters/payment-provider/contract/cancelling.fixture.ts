import { describe, expect, it } from 'vitest'
import type { Bench } from './bench.fixture.ts'

export const cancelling = ({ lab, opened, report, paid }: Bench): void => {
  describe('cancelling', () => {
    it('ends an open payment, twice if need be, and frees nothing else', async () => {
      const { reference } = await opened()
      expect(await lab().provider.cancelPayment(reference)).toEqual({ state: 'cancelled' })
      expect(await lab().provider.cancelPayment(reference)).toEqual({ state: 'cancelled' })
      expect(await report(reference)).toMatchObject({ state: 'cancelled', chargedCents: 0 })
    })

    it('does not undo a paid payment', async () => {
      const reference = await paid()
      expect(await lab().provider.cancelPayment(reference)).toEqual({ state: 'notCancellable' })
      expect(await report(reference)).toMatchObject({ state: 'paid' })
    })

    it('does not end a payment that is under way', async () => {
      const { reference, redirectUrl } = await opened()
      await lab().payPending(redirectUrl)
      expect(await lab().provider.cancelPayment(reference)).toEqual({ state: 'notCancellable' })
      expect(await report(reference)).toMatchObject({ state: 'pending' })
    })

    it('does not know a payment of nobody', async () => {
      expect(await lab().provider.cancelPayment('pay_nothing')).toEqual({ state: 'absent' })
    })
  })
}
