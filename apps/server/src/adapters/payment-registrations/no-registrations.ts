import type { PaymentRegistrations } from '../../ports/payment-registrations.ts'

/** A provider that stores nothing. */
export const noRegistrations: PaymentRegistrations = {
  provider: 'none',
  begin: async () => ({ state: 'notStorable' }),
  find: async () => ({ state: 'absent' }),
  forget: async () => ({ state: 'forgotten' }),
}
