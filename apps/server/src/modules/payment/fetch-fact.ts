import type { AttemptState, ProviderFact } from '@billett/domain'
import type { KnownPaymentState, PaymentProvider } from '../../ports/payment-provider.ts'
import type { Attempt } from './attempt.repository.ts'

/** What the provider says of an attempt, with what is needed to send the passenger there. */
export interface Fact extends ProviderFact {
  reference: string | null
  redirectUrl: string | null
}

/** Minutes after which a payment the provider has never heard of will not come any more. */
const NEVER_ARRIVED = 30

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

const isOverdue = (attempt: Attempt, now: string): boolean =>
  Date.parse(now) - Date.parse(attempt.createdOn) > NEVER_ARRIVED * 60_000

/** Asks the provider, by its reference where it gave one, else by our key. Never throws: no answer is an answer, `unknown`. */
export async function fetchFact(provider: PaymentProvider, attempt: Attempt, now: string): Promise<Fact> {
  const { reference, redirectUrl, amountCents, currency, reason } = attempt
  const same = { amountCents, currency, reason, reference, redirectUrl }
  const report = await provider.fetchPayment(reference ? { reference } : { idempotencyKey: attempt.idempotencyKey })
  if (report.state === 'unreachable' || report.state === 'unknown') return { ...same, state: 'unknown' }
  if (report.state === 'absent') return { ...same, state: isOverdue(attempt, now) ? 'expired' : attempt.state }
  return {
    state: STATE[report.state],
    amountCents: report.chargedCents,
    currency: report.currency,
    reason: report.reason ?? null,
    reference: report.reference,
    redirectUrl: report.redirectUrl ?? redirectUrl,
  }
}
