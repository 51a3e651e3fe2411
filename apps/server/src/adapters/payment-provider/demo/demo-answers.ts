import { DECLINE_REASONS, type DeclineReason } from '@billett/domain'
import * as z from 'zod/mini'
import type { PaymentReport } from '../../../ports/payment/payment-provider.ts'

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

/** The demo calls them as the domain does. */
const reasonOf = (reason: string | undefined): DeclineReason =>
  DECLINE_REASONS.find(known => known === reason) ?? 'other'

export const reportOf = ({ payUrl, reason, ...payment }: z.output<typeof demoPayment>): PaymentReport => ({
  ...payment,
  reason: payment.state === 'declined' ? reasonOf(reason) : undefined,
  redirectUrl: payUrl,
})
