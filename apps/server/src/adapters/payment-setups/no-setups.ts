import type { PaymentSetups } from '../../ports/payment/payment-setups.ts'

/** A provider that stores nothing. */
export const noSetups: PaymentSetups = {
  provider: 'none',
  begin: async () => ({ state: 'notStorable' }),
  find: async () => ({ state: 'absent' }),
  forget: async () => ({ state: 'forgotten' }),
}
