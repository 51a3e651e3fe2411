import type Stripe from 'stripe'
import type { Absent, PaymentQuery, PaymentReport, Unknown } from '../../../ports/payment/payment-provider.ts'
import type { Unreachable } from '../../../ports/unreachable.ts'
import { type ByKey, idByKey } from './id-by-key.ts'
import { readToken, type StoredToken } from './stored-token.ts'
import { answerOf, NOT_UNDERSTOOD, notAnswered } from './stripe-call.ts'
import { storedIntent, WITH_LATEST_CHARGE } from './stripe-intent.ts'
import { reportOf, reportOfStored } from './stripe-report.ts'
import { intentOf, stripeSession, WITH_CHARGE } from './stripe-session.ts'
import { withDebit } from './with-debit.ts'

/** `intentId`: what is refunded; undefined before the customer has tried to pay. */
export type FoundPayment =
  | { state: 'found'; report: PaymentReport; intentId: string | undefined }
  | Absent
  | Unreachable
  | Unknown

async function bySession(stripe: Stripe, reference: string, now: number): Promise<FoundPayment> {
  const answer = await answerOf(stripeSession, () => stripe.checkout.sessions.retrieve(reference, WITH_CHARGE))
  if (answer.state !== 'answered') return notAnswered(answer)
  const report = reportOf(answer.value, now)
  const intent = intentOf(answer.value)
  if (!report) return NOT_UNDERSTOOD
  return { state: 'found', report: await withDebit(stripe, report, intent), intentId: intent?.id }
}

async function byIntent(stripe: Stripe, reference: string): Promise<FoundPayment> {
  const answer = await answerOf(storedIntent, () => stripe.paymentIntents.retrieve(reference, WITH_LATEST_CHARGE))
  if (answer.state !== 'answered') return notAnswered(answer)
  const report = reportOfStored(answer.value)
  if (!report) return NOT_UNDERSTOOD
  return { state: 'found', report: await withDebit(stripe, report, answer.value), intentId: reference }
}

/** A payment by a stored method has no session: its reference is the intent's. */
export const isIntent = (reference: string): boolean => reference.startsWith('pi_')

const byReference = (stripe: Stripe, reference: string, now: number): Promise<FoundPayment> =>
  isIntent(reference) ? byIntent(stripe, reference) : bySession(stripe, reference, now)

const listFor = (stripe: Stripe, stored: StoredToken | undefined): Parameters<typeof idByKey>[0] =>
  stored
    ? async page => stripe.paymentIntents.list({ ...page, customer: stored.customer })
    : async page => stripe.checkout.sessions.list(page)

async function byKey(stripe: Stripe, query: ByKey, now: number): Promise<FoundPayment> {
  const stored = query.token === undefined ? undefined : readToken(query.token)
  const found = await idByKey(listFor(stripe, stored), query, now)
  return found.state === 'found' ? byReference(stripe, found.id, now) : found
}

/** `now`: milliseconds since 1970. */
export const findPayment = (stripe: Stripe, query: PaymentQuery, now: number): Promise<FoundPayment> =>
  'reference' in query ? byReference(stripe, query.reference, now) : byKey(stripe, query, now)
