import type Stripe from 'stripe'
import type { CancelAnswer, FetchAnswer, PaymentProvider, PaymentQuery } from '../../../ports/payment-provider.ts'
import { createSession } from './create-session.ts'
import { fetchSession } from './fetch-session.ts'
import { refundSession } from './refund-session.ts'
import { answerOf, NOT_UNDERSTOOD, notAnswered } from './stripe-call.ts'
import { stripeClient } from './stripe-client.ts'
import { offersOf } from './stripe-methods.ts'
import { reportOf } from './stripe-report.ts'
import { stripeSession } from './stripe-session.ts'
import type { StripeSettings } from './stripe-settings.ts'
import { readStripeWebhook } from './stripe-webhook.ts'

async function fetchPayment(stripe: Stripe, query: PaymentQuery, now: number): Promise<FetchAnswer> {
  const found = await fetchSession(stripe, query, now)
  if (found.state !== 'found') return found
  return reportOf(found.session, now) ?? NOT_UNDERSTOOD
}

/** Stripe refuses to end what is not open; whether it has been ended before has to be asked. */
async function cancelPayment(stripe: Stripe, reference: string, now: number): Promise<CancelAnswer> {
  const answer = await answerOf(stripeSession, () => stripe.checkout.sessions.expire(reference))
  if (answer.state === 'answered') return answer.value.status === 'expired' ? { state: 'cancelled' } : NOT_UNDERSTOOD
  if (answer.state !== 'refused' || answer.refusal.kind !== 'rejected') return notAnswered(answer)
  const found = await fetchSession(stripe, { reference }, now)
  if (found.state !== 'found') return found
  if (found.session.status === 'open') return { state: 'unknown', detail: answer.refusal.code }
  return { state: found.session.status === 'expired' ? 'cancelled' : 'notCancellable' }
}

/** Stripe Checkout: the passenger pays on Stripe's page. A payment is a Checkout Session, its reference the session's id. */
export function stripePaymentProvider(settings: StripeSettings): PaymentProvider {
  const stripe = stripeClient(settings)
  const { methods, now } = settings
  const offers = offersOf(methods)
  return {
    name: 'stripe',
    methods: () => offers,
    createPayment: attempt => createSession(stripe, settings, attempt),
    fetchPayment: query => fetchPayment(stripe, query, now()),
    cancelPayment: reference => cancelPayment(stripe, reference, now()),
    refundPayment: (reference, amount, key) => refundSession(stripe, reference, amount, key, now()),
    readWebhook: (headers, rawBody, at) => readStripeWebhook(settings, headers, rawBody, at),
  }
}
