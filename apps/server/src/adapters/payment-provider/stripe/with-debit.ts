import type Stripe from 'stripe'
import * as z from 'zod/mini'
import type { PaymentReport } from '../../../ports/payment/payment-provider.ts'
import { answerOf } from './stripe-call.ts'
import type { StripeIntent } from './stripe-intent.ts'

const mandate = z.object({
  payment_method_details: z.object({ sepa_debit: z.object({ reference: z.string().check(z.minLength(1)) }) }),
})

/**
 * The report with what a payer is told of a direct debit. Where the mandate cannot be asked for now, it says nothing of
 * it: how the payment stands is worth more. Whose creditor id stands in the mandate Stripe does not say.
 */
export async function withDebit(
  stripe: Stripe,
  report: PaymentReport,
  intent: StripeIntent | undefined,
): Promise<PaymentReport> {
  const debit = intent?.latest_charge?.payment_method_details?.sepa_debit
  const id = debit?.mandate
  if (!id || (report.state !== 'pending' && report.state !== 'paid')) return report
  const answer = await answerOf(mandate, () => stripe.mandates.retrieve(id))
  if (answer.state !== 'answered') return report
  const { reference } = answer.value.payment_method_details.sepa_debit
  return { ...report, debit: { mandateReference: reference, collectedOn: debit.expected_debit_date ?? undefined } }
}
