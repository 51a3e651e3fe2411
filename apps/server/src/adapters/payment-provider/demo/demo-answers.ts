import * as z from 'zod/mini'
import type { DeclineReason, PaymentReport } from '../../../ports/payment/payment-provider.ts'

const cents = z.int().check(z.nonnegative())

export const demoPayment = z.object({
  reference: z.string().check(z.minLength(1)),
  idempotencyKey: z.string(),
  state: z.enum(['open', 'pending', 'paid', 'declined', 'cancelled', 'expired', 'refunded']),
  amountCents: cents,
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  chargedCents: cents,
  refundedCents: cents,
  reason: z.optional(z.string()),
  instrument: z.optional(z.string()),
  debit: z.optional(
    z.object({
      mandateReference: z.string().check(z.minLength(1)),
      creditorId: z.string(),
      collectedOn: z.iso.date(),
    }),
  ),
  payUrl: z.optional(z.string()),
})

export const demoPayments = z.object({ payments: z.array(demoPayment) })

export const demoRefund = z.object({
  refund: z.object({ reference: z.string().check(z.minLength(1)) }),
  payment: demoPayment,
})

export const demoRefusal = z.object({ error: z.object({ code: z.string() }) })

const REASONS: ReadonlyMap<string, DeclineReason> = new Map([
  ['insufficientFunds', 'insufficientFunds'],
  ['limitExceeded', 'limitExceeded'],
  ['cardExpired', 'cardExpired'],
  ['cardBlocked', 'cardBlocked'],
  ['authenticationFailed', 'authenticationFailed'],
  ['accountClosed', 'accountClosed'],
])

export const reportOf = ({ payUrl, reason, ...payment }: z.output<typeof demoPayment>): PaymentReport => ({
  ...payment,
  reason: payment.state === 'declined' ? (REASONS.get(reason ?? '') ?? 'other') : undefined,
  redirectUrl: payUrl,
})
