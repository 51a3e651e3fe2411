import { describe, expect, it } from 'vitest'
import type { PaymentProvider } from '../../../ports/payment/payment-provider.ts'
import { type Bench, EUR, newKey } from './bench.fixture.ts'
import { IMPOSTOR_ANSWERS } from './failing-servers.fixture.ts'

export const failing = ({ lab, attempt }: Bench): void => {
  describe('when the provider fails', () => {
    const everyCall = (provider: PaymentProvider) =>
      Promise.all([
        provider.createPayment(attempt()),
        provider.fetchPayment({ reference: 'pay_any' }),
        provider.fetchPayment({ idempotencyKey: newKey() }),
        provider.listPayments({ from: '2026-01-01T00:00:00.000Z', until: '2026-01-02T00:00:00.000Z' }),
        provider.cancelPayment('pay_any'),
        provider.refundPayment('pay_any', { amountCents: 1, currency: EUR }, newKey()),
      ])
    const statesOf = async (provider: PaymentProvider) => new Set((await everyCall(provider)).map(({ state }) => state))

    it('is unreachable without a connection', async () => {
      expect(await statesOf(lab().offline())).toEqual(new Set(['unreachable']))
    })

    it('is unreachable when it does not answer in time', async () => {
      expect(await statesOf(lab().silent())).toEqual(new Set(['unreachable']))
    })

    it('is unknown when it answers with an error of its own', async () => {
      expect(await statesOf(lab().broken())).toEqual(new Set(['unknown']))
    })

    it.each(IMPOSTOR_ANSWERS)('is unknown when something else answers: $status $body', async answer => {
      expect(await statesOf(lab().impostor(answer))).toEqual(new Set(['unknown']))
    })
  })
}
