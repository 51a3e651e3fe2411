import type { Cents } from '../money/cents.ts'
import { awaitsPayment, isPaid, type OrderState } from '../order/state.ts'
import { type AttemptState, canAttemptMove, isDecided } from './attempt.ts'
import type { AttemptReason } from './attempt-reason.ts'

/** What the provider says of a payment when asked. */
export interface ProviderFact {
  state: AttemptState
  amountCents: Cents
  currency: string
  reason: AttemptReason | null
}

export interface SettleCase {
  order: { state: OrderState; totalCents: Cents; currency: string; ticketIds: readonly string[] }
  /** `ticketIds` are what it was begun for. */
  attempt: { state: AttemptState; amountCents: Cents; ticketIds: readonly string[] }
  fact: ProviderFact
}

/**
 * What has to happen. `captured`: cents that came in and go on the ledger · `refund`: cents of them that go back, with
 * why · `order`: the state the order moves to. Nothing happens when nothing is new.
 */
export interface Settlement {
  attempt: AttemptState
  order: OrderState
  captured: Cents
  refund: { cents: Cents; why: 'wrongAmount' | 'alreadyPaid' | 'orderClosed' } | null
}

/** Where the order goes when the attempt is not (or not yet) paid. */
const ORDER_FOR: Readonly<Record<Exclude<AttemptState, 'paid'>, OrderState>> = {
  created: 'inProcess',
  open: 'paymentRequested',
  pending: 'deferred',
  unknown: 'deferred',
  declined: 'prepared',
  cancelled: 'prepared',
  expired: 'prepared',
}

const moneyBack = ({ order, attempt, fact }: SettleCase): Settlement['refund'] => {
  if (isPaid(order.state)) return { cents: fact.amountCents, why: 'alreadyPaid' }
  if (order.state === 'created') return { cents: fact.amountCents, why: 'wrongAmount' }
  if (order.state === 'aborted' || order.state === 'cancelled') return { cents: fact.amountCents, why: 'orderClosed' }
  const sameSum = attempt.amountCents === order.totalCents && fact.currency === order.currency
  const sameTickets = attempt.ticketIds.join() === order.ticketIds.join()
  if (!sameSum || !sameTickets || fact.amountCents < order.totalCents)
    return { cents: fact.amountCents, why: 'wrongAmount' }
  if (fact.amountCents > order.totalCents) return { cents: fact.amountCents - order.totalCents, why: 'wrongAmount' }
  return null
}

/**
 * The one decision about money coming in; the customer's return, the provider's message and our own polling all end
 * here. Too little, too much, too late or twice: what does not pay for the order goes back.
 */
export function settle(situation: SettleCase): Settlement {
  const { order, attempt, fact } = situation
  const nothing: Settlement = { attempt: attempt.state, order: order.state, captured: 0, refund: null }
  if (fact.state === attempt.state || !canAttemptMove(attempt.state, fact.state)) return nothing
  // Paid, but nothing came: a contradiction that only the provider can clear up, so it is asked again.
  if (fact.state === 'paid' && fact.amountCents <= 0) return nothing
  if (fact.state !== 'paid')
    return { ...nothing, attempt: fact.state, order: awaitsPayment(order.state) ? ORDER_FOR[fact.state] : order.state }
  const refund = moneyBack(situation)
  const covers = refund === null || (refund.why === 'wrongAmount' && refund.cents < fact.amountCents)
  // Only the attempt that the order waits for can free it; an older one has done so already.
  const isAwaited = awaitsPayment(order.state) && !isDecided(attempt.state)
  const failed = isAwaited ? 'prepared' : order.state
  return { attempt: 'paid', order: covers ? 'paid' : failed, captured: fact.amountCents, refund }
}
