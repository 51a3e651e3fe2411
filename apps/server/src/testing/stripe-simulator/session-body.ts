import type { SimulatedIntent, SimulatedSession } from './sessions.ts'
import { methodDetails } from './stored-methods.ts'

const chargeBody = ({ card, refunded, received }: SimulatedIntent, currency: string) => ({
  id: 'ch_simulated',
  object: 'charge',
  amount: received,
  amount_refunded: refunded,
  currency,
  payment_method_details: methodDetails(card),
})

/** A payment with its latest charge. */
export const intentBody = (intent: SimulatedIntent, currency: string) => ({
  id: intent.id,
  object: 'payment_intent',
  status: intent.status,
  amount_received: intent.received,
  currency,
  last_payment_error: intent.declineCode === null ? null : { type: 'card_error', code: intent.declineCode },
  latest_charge: chargeBody(intent, currency),
})

/** A session as Stripe would show it. Its payment is spelled out only on demand. */
export const sessionBody = (session: SimulatedSession, origin: string, isExpanded: boolean) => ({
  id: session.id,
  object: 'checkout.session',
  status: session.status,
  payment_status: session.intent?.status === 'succeeded' ? 'paid' : 'unpaid',
  mode: 'payment',
  amount_total: session.amount,
  currency: session.currency,
  created: session.createdAt,
  expires_at: session.expiresAt,
  url: session.status === 'open' ? `${origin}/pay/${session.id}` : null,
  metadata: session.metadata,
  payment_intent: isExpanded
    ? session.intent && intentBody(session.intent, session.currency)
    : (session.intent?.id ?? null),
})
