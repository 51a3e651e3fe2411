import type { PreparedOrder } from '@billett/contract'
import { isOpenOrder, isPaidOrder } from '../../../state/sale/order-progress.ts'

/**
 * How an order stands in the passenger's words. `making`: paid, the ticket is not made yet · `open`: the payment page
 * was left unfinished · `notPlaced`: still a cart · `closed`: given up · `reversed`: cancelled after it was paid ·
 * `refund`: the money goes back, nothing was bought.
 */
export type OrderPhase =
  | 'paid'
  | 'making'
  | 'open'
  | 'pending'
  | 'unknown'
  | 'declined'
  | 'cancelled'
  | 'expired'
  | 'refund'
  | 'notPlaced'
  | 'closed'
  | 'reversed'

const isReady = ({ state, tickets }: PreparedOrder): boolean =>
  state !== 'paid' && tickets.every(ticket => ticket.state !== 'reserved')

export function phaseOf(order: PreparedOrder): OrderPhase {
  const payment = order.payment.state
  if (isPaidOrder(order)) return isReady(order) ? 'paid' : 'making'
  if (order.state === 'cancelled') return 'reversed'
  if (payment === 'refundPending' || payment === 'refunded') return 'refund'
  if (order.state === 'aborted') return 'closed'
  if (isOpenOrder(order))
    return payment === 'declined' || payment === 'cancelled' || payment === 'expired' ? payment : 'notPlaced'
  if (payment === 'open') return 'open'
  return payment === 'pending' ? 'pending' : 'unknown'
}

const UNDECIDED = ['making', 'open', 'pending', 'unknown'] as const
type UndecidedPhase = (typeof UNDECIDED)[number]

/** It is worth asking again. */
export const isUndecided = (phase: OrderPhase): phase is UndecidedPhase => UNDECIDED.some(known => known === phase)

/** Nothing was bought, and nothing more will come of it. */
export type UnpaidPhase = Exclude<OrderPhase, UndecidedPhase | 'paid'>
