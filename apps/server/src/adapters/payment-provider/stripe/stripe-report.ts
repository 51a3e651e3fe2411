import type { DeclineReason } from '@billett/domain'
import type { KnownPaymentState, PaymentReport } from '../../../ports/payment/payment-provider.ts'
import { fromMinorUnits } from './minor-units.ts'
import { instrumentLabel } from './stripe-instrument.ts'
import { bankPageOf, STORED_KIND, type StoredIntent, type StripeIntent } from './stripe-intent.ts'
import { intentOf, type StripeSession } from './stripe-session.ts'

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

/** How a payment stands that was tried. A direct debit is under way for days. */
const stateOfIntent = ({ status }: StripeIntent): KnownPaymentState => {
  if (status === 'succeeded') return 'paid'
  if (status === 'canceled') return 'cancelled'
  return status === 'requires_payment_method' ? 'declined' : 'pending'
}

const instrumentOf = ({ latest_charge }: StripeIntent): string | undefined =>
  instrumentLabel(latest_charge?.payment_method_details)

/** Stripe calls every unused session expired; before its time, somebody has ended it. */
const unusedState = ({ expires_at }: StripeSession, now: number): KnownPaymentState =>
  expires_at * 1000 <= now ? 'expired' : 'cancelled'

/**
 * A session in the port's words; undefined where it is not one of ours or contradicts itself. `now`: milliseconds since
 * 1970.
 */
export function reportOf(session: StripeSession, now: number): PaymentReport | undefined {
  const { id, status, payment_status, amount_total, metadata, url } = session
  const { idempotencyKey } = metadata
  const currency = session.currency.toUpperCase()
  if (idempotencyKey === undefined) return undefined
  const asked: PaymentReport = {
    state: 'open',
    reference: id,
    idempotencyKey,
    amountCents: fromMinorUnits(amount_total, currency),
    currency,
    chargedCents: 0,
    refundedCents: 0,
  }
  if (status === 'open') return { ...asked, redirectUrl: url ?? undefined }
  if (status === 'expired') return { ...asked, state: unusedState(session, now) }

  const intent = intentOf(session)
  if (!intent) return undefined
  if (intent.status === 'succeeded' && payment_status !== 'paid') return undefined
  return withIntent(asked, intent)
}

/** What was asked for, with how its intent stands. */
function withIntent(asked: PaymentReport, intent: StripeIntent): PaymentReport {
  const state = stateOfIntent(intent)
  const instrument = instrumentOf(intent)
  if (state === 'declined') return { ...asked, state, instrument, reason: reasonOf(intent) }
  if (state !== 'paid') return { ...asked, state, instrument }
  const refunded = intent.latest_charge?.amount_refunded ?? 0
  return {
    ...asked,
    state: refunded > 0 && refunded >= intent.amount_received ? 'refunded' : 'paid',
    instrument,
    chargedCents: fromMinorUnits(intent.amount_received, asked.currency),
    refundedCents: fromMinorUnits(refunded, asked.currency),
  }
}

/** A payment by a stored method in the port's words; undefined where it is none of ours. */
export function reportOfStored(intent: StoredIntent): PaymentReport | undefined {
  const { id, status, amount, metadata } = intent
  const { idempotencyKey, kind } = metadata
  if (idempotencyKey === undefined || kind !== STORED_KIND) return undefined
  const currency = intent.currency.toUpperCase()
  const asked: PaymentReport = {
    state: 'open',
    reference: id,
    idempotencyKey,
    amountCents: fromMinorUnits(amount, currency),
    currency,
    chargedCents: 0,
    refundedCents: 0,
  }
  return status === 'requires_action' ? { ...asked, redirectUrl: bankPageOf(intent) } : withIntent(asked, intent)
}
