import type { DeclineReason, KnownPaymentState, PaymentReport } from '../../../ports/payment-provider.ts'
import { fromMinorUnits } from './minor-units.ts'
import { intentOf, type StripeIntent, type StripeSession } from './stripe-session.ts'

const REASONS: ReadonlyMap<string, DeclineReason> = new Map([
  ['insufficient_funds', 'insufficientFunds'],
  ['card_velocity_exceeded', 'limitExceeded'],
  ['withdrawal_count_limit_exceeded', 'limitExceeded'],
  ['charge_exceeds_transaction_limit', 'limitExceeded'],
  ['expired_card', 'cardExpired'],
  ['lost_card', 'cardBlocked'],
  ['stolen_card', 'cardBlocked'],
  ['pickup_card', 'cardBlocked'],
  ['restricted_card', 'cardBlocked'],
  ['authentication_required', 'authenticationFailed'],
  ['payment_intent_authentication_failure', 'authenticationFailed'],
  ['bank_account_restricted', 'accountClosed'],
  ['account_closed', 'accountClosed'],
])

const reasonOf = ({ last_payment_error }: StripeIntent): DeclineReason =>
  REASONS.get(last_payment_error?.decline_code ?? '') ?? REASONS.get(last_payment_error?.code ?? '') ?? 'other'

/** How a finished session's payment stands. A direct debit is under way for days. */
const stateOfIntent = ({ status }: StripeIntent): KnownPaymentState => {
  if (status === 'succeeded') return 'paid'
  if (status === 'canceled') return 'cancelled'
  return status === 'requires_payment_method' ? 'declined' : 'pending'
}

const BRANDS: ReadonlyMap<string, string> = new Map([
  ['visa', 'Visa'],
  ['mastercard', 'Mastercard'],
  ['amex', 'American Express'],
])

const instrumentOf = ({ latest_charge }: StripeIntent): string | undefined => {
  const { card, sepa_debit } = latest_charge?.payment_method_details ?? {}
  if (card?.last4) return `${BRANDS.get(card.brand ?? '') ?? ''} •••• ${card.last4}`.trim()
  return sepa_debit?.last4 ? `${sepa_debit.country ?? ''} •••• ${sepa_debit.last4}`.trim() : undefined
}

/** Stripe calls every unused session expired; before its time, somebody has ended it. */
const unusedState = ({ expires_at }: StripeSession, now: number): KnownPaymentState =>
  expires_at * 1000 <= now ? 'expired' : 'cancelled'

/** A session in the port's words; undefined where it is not one of ours or contradicts itself. `now`: milliseconds since 1970. */
export function reportOf(session: StripeSession, now: number): PaymentReport | undefined {
  const { id, status, payment_status, amount_total, metadata, url } = session
  const { idempotencyKey } = metadata
  const currency = session.currency.toUpperCase()
  if (idempotencyKey === undefined) return undefined
  const asked = {
    reference: id,
    idempotencyKey,
    amountCents: fromMinorUnits(amount_total, currency),
    currency,
    chargedCents: 0,
    refundedCents: 0,
  }
  if (status === 'open') return { ...asked, state: 'open', redirectUrl: url ?? undefined }
  if (status === 'expired') return { ...asked, state: unusedState(session, now) }

  const intent = intentOf(session)
  if (!intent) return undefined
  const state = stateOfIntent(intent)
  const instrument = instrumentOf(intent)
  if (state === 'declined') return { ...asked, state, instrument, reason: reasonOf(intent) }
  if (state !== 'paid') return { ...asked, state, instrument }
  if (payment_status !== 'paid') return undefined
  const refunded = intent.latest_charge?.amount_refunded ?? 0
  return {
    ...asked,
    state: refunded > 0 && refunded >= intent.amount_received ? 'refunded' : 'paid',
    instrument,
    chargedCents: fromMinorUnits(intent.amount_received, currency),
    refundedCents: fromMinorUnits(refunded, currency),
  }
}
