import type { PaymentProvider } from '../../ports/payment/payment-provider.ts'

const unreachable = { state: 'unreachable', detail: 'no payment provider is configured' } as const

/** Stands where none is configured: it offers nothing, so that nothing can be ordered that costs money. */
export const noPaymentProvider: PaymentProvider = {
  name: 'none',
  methods: () => [],
  createPayment: async () => unreachable,
  fetchPayment: async () => unreachable,
  listPayments: async () => unreachable,
  cancelPayment: async () => unreachable,
  refundPayment: async () => unreachable,
  readWebhook: () => ({ ok: false, reason: 'unsigned' }),
}
