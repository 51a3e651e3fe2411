import type Stripe from 'stripe'
import * as z from 'zod/mini'
import type {
  CancelAnswer,
  FetchAnswer,
  PaymentProvider,
  PaymentQuery,
} from '../../../ports/payment/payment-provider.ts'
import { chargeStored } from './charge-stored.ts'
import { createSession } from './create-session.ts'
import { findPayment, isIntent } from './find-payment.ts'
import { listPayments } from './list-payments.ts'
import { refundPayment } from './refund-payment.ts'
import { answerOf, notAnswered } from './stripe-call.ts'
import { stripeClient } from './stripe-client.ts'
import { offersOf } from './stripe-methods.ts'
import type { StripeSettings } from './stripe-settings.ts'
import { readStripeWebhook } from './stripe-webhook.ts'

async function fetchPayment(stripe: Stripe, query: PaymentQuery, now: number): Promise<FetchAnswer> {
  const found = await findPayment(stripe, query, now)
  return found.state === 'found' ? found.report : found
}

/** Stripe's word for what was ended, of a session and of an intent. */
const ended = z.object({ status: z.enum(['expired', 'canceled']) })

/** Stripe refuses to end what is not open; whether it has been ended before has to be asked. */
async function cancelPayment(stripe: Stripe, reference: string, now: number): Promise<CancelAnswer> {
  const answer = await answerOf(ended, () =>
    isIntent(reference) ? stripe.paymentIntents.cancel(reference) : stripe.checkout.sessions.expire(reference),
  )
  if (answer.state === 'answered') return { state: 'cancelled' }
  if (answer.state !== 'refused' || answer.refusal.kind !== 'rejected') return notAnswered(answer)
  const found = await findPayment(stripe, { reference }, now)
  if (found.state !== 'found') return found
  const { state } = found.report
  if (state === 'open') return { state: 'unknown', detail: answer.refusal.code }
  return { state: state === 'expired' || state === 'cancelled' ? 'cancelled' : 'notCancellable' }
}

/**
 * Stripe Checkout: the passenger pays on Stripe's page. A payment is a Checkout Session, its reference the session's
 * id; by a stored method it is a PaymentIntent.
 */
export function stripePaymentProvider(settings: StripeSettings): PaymentProvider {
  const stripe = stripeClient(settings)
  const { methods, now } = settings
  const offers = offersOf(methods)
  return {
    name: 'stripe',
    methods: () => offers,
    createPayment: attempt =>
      attempt.token === undefined
        ? createSession(stripe, settings, attempt)
        : chargeStored(stripe, settings, attempt, attempt.token),
    fetchPayment: query => fetchPayment(stripe, query, now()),
    listPayments: span => listPayments(stripe, settings, span, now()),
    cancelPayment: reference => cancelPayment(stripe, reference, now()),
    refundPayment: (reference, amount, key) => refundPayment(stripe, reference, amount, key, now()),
    readWebhook: (headers, rawBody, at) => readStripeWebhook(settings, headers, rawBody, at),
  }
}
