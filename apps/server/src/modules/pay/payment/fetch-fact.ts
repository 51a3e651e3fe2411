import { type AttemptState, type DirectDebit, type Instant, type ProviderFact, stateOfAbsent } from '@billett/domain'
import type { KnownPaymentState, PaymentProvider, PaymentQuery } from '../../../ports/payment/payment-provider.ts'
import type { Attempt } from '../../ticket/order/index.ts'

/** What the provider says of an attempt, with what is needed to send the passenger there. */
export interface Fact extends ProviderFact {
  reference: string | null
  redirectUrl: string | null
  /** What was paid with, fit to be shown, as soon as the provider says so. */
  methodLabel: string | null
  /** What the payer of a direct debit is told. */
  debit: DirectDebit | null
}

const STATE: Readonly<Record<KnownPaymentState, AttemptState>> = {
  open: 'open',
  pending: 'pending',
  paid: 'paid',
  declined: 'declined',
  cancelled: 'cancelled',
  expired: 'expired',
  // Money did come in; that it went back again stands in the ledger.
  refunded: 'paid',
}

/** By the provider's reference where it gave one, else by our key. */
export const queryFor = ({ reference, idempotencyKey, createdOn, token }: Attempt): PaymentQuery =>
  reference ? { reference } : { idempotencyKey, since: createdOn, token: token ?? undefined }

/** Asks the provider. Never throws: no answer is an answer, `unknown`. */
export async function fetchFact(provider: PaymentProvider, attempt: Attempt, now: Instant): Promise<Fact> {
  const { reference, redirectUrl, methodLabel, debit, amountCents, currency, reason } = attempt
  const same = { amountCents, currency, reason, reference, redirectUrl, methodLabel, debit }
  const report = await provider.fetchPayment(queryFor(attempt))
  if (report.state === 'unreachable' || report.state === 'unknown') return { ...same, state: 'unknown' }
  if (report.state === 'absent') return { ...same, state: stateOfAbsent(attempt, now) }
  return {
    state: STATE[report.state],
    amountCents: report.chargedCents,
    currency: report.currency,
    reason: report.reason ?? null,
    reference: report.reference,
    redirectUrl: report.redirectUrl ?? redirectUrl,
    methodLabel: report.instrument ?? methodLabel,
    debit: report.debit ?? debit,
  }
}
