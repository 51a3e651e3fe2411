import type Stripe from 'stripe'
import type { Absent, PaymentQuery, Unknown, Unreachable } from '../../../ports/payment-provider.ts'
import { answerOf, notAnswered } from './stripe-call.ts'
import { type StripeSession, stripeSession, stripeSessions, WITH_CHARGE } from './stripe-session.ts'

export type FoundSession = { state: 'found'; session: StripeSession } | Absent | Unreachable | Unknown

/** Seconds for which Stripe keeps a session open. */
const LIFETIME = 24 * 3600

/** Seconds by which our clock may be ahead of Stripe's. */
const SKEW = 300

const PAGE = 100
/** A lost answer is asked about within a minute; nobody opens more sessions than this meanwhile. */
const PAGES = 20

async function byReference(stripe: Stripe, reference: string): Promise<FoundSession> {
  const answer = await answerOf(stripeSession, () => stripe.checkout.sessions.retrieve(reference, WITH_CHARGE))
  return answer.state === 'answered' ? { state: 'found', session: answer.value } : notAnswered(answer)
}

/** Stripe cannot be asked by idempotency key, so the sessions opened since are looked through, newest first. */
async function byKey(stripe: Stripe, key: string, sinceSeconds: number): Promise<FoundSession> {
  let after: string | undefined
  for (let page = 0; page < PAGES; page += 1) {
    const params = { created: { gte: sinceSeconds }, limit: PAGE, ...(after && { starting_after: after }) }
    const answer = await answerOf(stripeSessions, async () => stripe.checkout.sessions.list(params))
    if (answer.state !== 'answered') return notAnswered(answer)
    const { data, has_more } = answer.value
    const hit = data.find(({ metadata }) => metadata?.idempotencyKey === key)
    if (hit) return byReference(stripe, hit.id)
    after = data.at(-1)?.id
    if (!has_more || after === undefined) return { state: 'absent' }
  }
  return { state: 'unknown', detail: `not among the newest ${PAGE * PAGES} sessions` }
}

/** `now`: milliseconds since 1970. */
export const fetchSession = (stripe: Stripe, query: PaymentQuery, now: number): Promise<FoundSession> => {
  if ('reference' in query) return byReference(stripe, query.reference)
  const since = query.since === undefined ? now / 1000 - LIFETIME : Date.parse(query.since) / 1000 - SKEW
  return byKey(stripe, query.idempotencyKey, Math.floor(since))
}
