import { randomBytes } from 'node:crypto'
import { type Form, textAt, textsAt } from './form-body.ts'
import { invalid, missing } from './simulator-error.ts'

type IntentStatus = 'requires_payment_method' | 'requires_action' | 'processing' | 'succeeded' | 'canceled'

/** The payment of a session, in the simulator's own words: Stripe's PaymentIntent with its latest charge. */
export interface SimulatedIntent {
  id: string
  status: IntentStatus
  received: number
  refunded: number
  declineCode: string | null
  card: boolean
}

export interface SimulatedSession {
  id: string
  createdAt: number
  expiresAt: number
  status: 'open' | 'complete' | 'expired'
  amount: number
  currency: string
  successUrl: string
  name: string
  language: string
  metadata: Record<string, string>
  intent: SimulatedIntent | undefined
}

/** Seconds */
const LIFETIME = 24 * 3600

const newId = (kind: string): string => `${kind}_${randomBytes(12).toString('hex')}`
const seconds = (): number => Math.floor(Date.now() / 1000)

const KNOWN_CURRENCIES = new Set(['eur', 'chf', 'pln', 'jpy', 'usd'])

/** What the account has in its books. */
export function simulatedSessions() {
  const sessions = new Map<string, SimulatedSession>()

  const find = (id: string): SimulatedSession => {
    const session = sessions.get(id)
    if (!session) throw missing('checkout.session', id)
    return session
  }

  const open = (form: Form): SimulatedSession => {
    const price = ['line_items', '0', 'price_data']
    const amount = Number(textAt(form, ...price, 'unit_amount'))
    const currency = textAt(form, ...price, 'currency') ?? ''
    if (textAt(form, 'mode') !== 'payment') throw invalid('This simulator knows only payments.', { param: 'mode' })
    if (!Number.isInteger(amount) || amount < 1) throw invalid('Invalid positive integer', { param: 'unit_amount' })
    if (!KNOWN_CURRENCIES.has(currency)) throw invalid(`Invalid currency: ${currency}`, { param: 'currency' })
    const createdAt = seconds()
    const session: SimulatedSession = {
      id: newId('cs_test'),
      createdAt,
      expiresAt: createdAt + LIFETIME,
      status: 'open',
      amount,
      currency,
      successUrl: textAt(form, 'success_url') ?? '',
      name: textAt(form, ...price, 'product_data', 'name') ?? '',
      language: textAt(form, 'locale') ?? 'en',
      metadata: textsAt(form, 'metadata'),
      intent: undefined,
    }
    sessions.set(session.id, session)
    return session
  }

  const expire = (id: string): SimulatedSession => {
    const session = find(id)
    if (session.status !== 'open')
      throw invalid(`Only Checkout Sessions with a status in ["open"] can be expired. It is ${session.status}.`)
    session.status = 'expired'
    return session
  }

  /** The customer has pressed the button: charged at once, or under way as direct debits are. */
  const pay = (id: string, by: 'card' | 'debit', charged?: number): SimulatedSession => {
    const session = find(id)
    if (session.status !== 'open') throw invalid('This page is closed.')
    const isCard = by === 'card'
    session.status = 'complete'
    session.intent = {
      id: newId('pi'),
      status: isCard ? 'succeeded' : 'processing',
      received: isCard ? (charged ?? session.amount) : 0,
      refunded: 0,
      declineCode: null,
      card: isCard,
    }
    return session
  }

  /** The bank has answered a direct debit. */
  const decide = (id: string, declineCode: string | null): SimulatedSession => {
    const session = find(id)
    if (session.intent?.status !== 'processing') throw invalid('Nothing is under way.')
    session.intent =
      declineCode === null
        ? { ...session.intent, status: 'succeeded', received: session.amount }
        : { ...session.intent, status: 'requires_payment_method', declineCode }
    return session
  }

  return {
    find,
    open,
    expire,
    pay,
    decide,
    /** Newest first. */
    all: () => [...sessions.values()].toReversed(),
    ofIntent: (intentId: string) => [...sessions.values()].find(({ intent }) => intent?.id === intentId),
  }
}
