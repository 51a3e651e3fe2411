import { randomUUID } from 'node:crypto'
import { PAYMENT_SUB_TYPE, PAYMENT_TYPE } from '@billett/domain'
import type {
  KnownPaymentState,
  PaymentProvider,
  PaymentReport,
  RefundAnswer,
} from '../../ports/payment/payment-provider.ts'

/** What the tests make a provider do, and what it was asked to do. */
export interface FakeProvider extends PaymentProvider {
  payments: Map<string, PaymentReport>
  /** Sets what the provider says of a payment from now on. */
  decide: (reference: string, state: KnownPaymentState, chargedCents?: number) => void
  /** While true, nothing is answered. */
  down: boolean
  /** While true, the next creations are refused. */
  refusing: boolean
  refunds: { reference: string; amountCents: number; key: string }[]
  /** Runs inside every call, outside transactions: the place where a race can be arranged. */
  onCall: (name: string) => Promise<void>
}

const UNREACHABLE = { state: 'unreachable', detail: 'the test says so' } as const

/** A provider in memory that holds to the port's contract: same key, same payment; nothing throws. */
export function fakeProvider(): FakeProvider {
  const payments = new Map<string, PaymentReport>()
  const byKey = (key: string) => [...payments.values()].find(payment => payment.idempotencyKey === key)

  const provider: FakeProvider = {
    name: 'fake',
    payments,
    down: false,
    refusing: false,
    refunds: [],
    onCall: async () => undefined,

    decide(reference, state, chargedCents) {
      const payment = payments.get(reference)
      if (!payment) throw new Error(`no payment ${reference}`)
      payments.set(reference, {
        ...payment,
        state,
        chargedCents: chargedCents ?? (state === 'paid' ? payment.amountCents : 0),
      })
    },

    methods: () => [
      {
        paymentType: PAYMENT_TYPE.Standard,
        paymentSubType: PAYMENT_SUB_TYPE.CreditCard,
        label: { de: 'Karte', en: 'Card' },
      },
      {
        paymentType: PAYMENT_TYPE.Standard,
        paymentSubType: PAYMENT_SUB_TYPE.Debit,
        label: { de: 'Lastschrift', en: 'Debit' },
      },
    ],

    async createPayment({ idempotencyKey, amountCents, currency }) {
      await provider.onCall('createPayment')
      if (provider.down) return UNREACHABLE
      if (provider.refusing) return { state: 'refused', reason: 'rejected', detail: 'the test says so' }
      const known = byKey(idempotencyKey)
      const reference = known?.reference ?? `pay_${randomUUID()}`
      const redirectUrl = `https://pay.example/${reference}`
      if (!known)
        payments.set(reference, {
          reference,
          idempotencyKey,
          amountCents,
          currency,
          state: 'open',
          chargedCents: 0,
          refundedCents: 0,
          redirectUrl,
        })
      return { state: 'created', reference, redirectUrl }
    },

    async fetchPayment(query) {
      await provider.onCall('fetchPayment')
      if (provider.down) return UNREACHABLE
      const found = 'reference' in query ? payments.get(query.reference) : byKey(query.idempotencyKey)
      return found ?? { state: 'absent' }
    },

    /** It keeps no times: all there are, whatever the span. */
    async listPayments() {
      await provider.onCall('listPayments')
      return provider.down ? UNREACHABLE : { state: 'listed', payments: [...payments.values()] }
    },

    async cancelPayment(reference) {
      await provider.onCall('cancelPayment')
      if (provider.down) return UNREACHABLE
      const payment = payments.get(reference)
      if (!payment) return { state: 'absent' }
      if (payment.state !== 'open' && payment.state !== 'cancelled') return { state: 'notCancellable' }
      provider.decide(reference, 'cancelled')
      return { state: 'cancelled' }
    },

    async refundPayment(reference, { amountCents }, key): Promise<RefundAnswer> {
      await provider.onCall('refundPayment')
      if (provider.down) return UNREACHABLE
      if (!provider.refunds.some(refund => refund.key === key)) provider.refunds.push({ reference, amountCents, key })
      return { state: 'refunded', refundReference: key, refundedCents: amountCents }
    },

    readWebhook(headers, rawBody) {
      if (headers['x-signature'] !== 'right') return { ok: false, reason: 'badSignature' }
      const [eventId = '', reference = ''] = rawBody.split(' ')
      return { ok: true, eventId, reference }
    },
  }
  return provider
}
