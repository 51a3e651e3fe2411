import { vatInGross } from '../../money/cents.ts'
import { closedReason, moved } from '../move.ts'
import { changed, MAX_TICKETS_PER_ORDER, type Order, type OrderResult, refused } from '../order.ts'
import { isOpen } from '../state.ts'
import type { Passenger, PricedTicket, Ticket } from '../ticket.ts'
import { lineOf } from './group-tickets.ts'

const NOBODY: Passenger = {}

export const atFullPrice = (priced: PricedTicket, ticketId: string, passenger: Passenger = NOBODY): Ticket => ({
  ...priced,
  ticketId,
  passenger,
  discountCode: null,
  priceCents: priced.fullPriceCents,
  vatCents: vatInGross(priced.fullPriceCents, priced.vatPermille),
})

/**
 * The cart with other tickets in it. A code that is taken off none of them any more has left with the last one it was.
 */
export function withTickets(order: Order, tickets: Ticket[]): OrderResult {
  const isUsed = tickets.some(ticket => ticket.discountCode !== null)
  const discountCode = isUsed ? order.discountCode : null
  return moved({ ...order, tickets, discountCode }, tickets.length > 0 ? 'prepared' : 'created')
}

/** Puts tickets of one kind into the cart, one for each of `ids`. */
export function addTickets(order: Order, priced: PricedTicket, ids: readonly string[]): OrderResult {
  if (!isOpen(order.state)) return refused(closedReason(order.state))
  if (order.tickets.length + ids.length > MAX_TICKETS_PER_ORDER) return refused('tooManyTickets', 'amount')
  return withTickets(order, [...order.tickets, ...ids.map(id => atFullPrice(priced, id))])
}

/** Puts copies of tickets, which are still to be priced, beside what the cart holds. */
export function addCopies(order: Order, copies: readonly Ticket[]): OrderResult {
  if (!isOpen(order.state)) return refused(closedReason(order.state))
  if (order.tickets.length + copies.length > MAX_TICKETS_PER_ORDER) return refused('tooManyTickets')
  return withTickets(order, [...order.tickets, ...copies])
}

/**
 * Sets how many tickets the line of `ticketId` has; `newId` supplies an id for each that is added. 0 removes the line
 * (Spec 2 §7.10).
 */
export function changeAmount(order: Order, ticketId: string, amount: number, newId: () => string): OrderResult {
  if (!isOpen(order.state)) return refused(closedReason(order.state))
  const line = lineOf(order.tickets, ticketId)
  const [first] = line
  const last = line.at(-1)
  if (!first || !last) return refused('ticketNotFound', 'ticketId')
  // How much a card can take was asked for the amount that was chosen.
  if (amount > line.length && first.topUp) return refused('topUpTooMuch', 'amount')
  if (amount > 1 && first.enforcement) return refused('enforcementInCart', 'amount')
  if (amount > 1 && first.discountCode !== null) return refused('discountCodeAlreadyRedeemed', 'amount')
  if (order.tickets.length - line.length + amount > MAX_TICKETS_PER_ORDER) return refused('tooManyTickets', 'amount')

  const dropped = new Set(line.slice(amount).map(ticket => ticket.ticketId))
  const added = Array.from({ length: Math.max(0, amount - line.length) }, () => ({ ...first, ticketId: newId() }))
  const tickets = order.tickets
    .filter(ticket => !dropped.has(ticket.ticketId))
    .flatMap(ticket => (ticket === last ? [ticket, ...added] : [ticket]))
  return withTickets(order, tickets)
}

/** Saves who travels; facts not named keep what was saved before. */
export function setPassengers(order: Order, passengers: readonly ({ ticketId: string } & Passenger)[]): OrderResult {
  if (!isOpen(order.state)) return refused(closedReason(order.state))
  const byTicket = new Map(passengers.map(({ ticketId, ...passenger }) => [ticketId, passenger]))
  if (passengers.some(({ ticketId }) => !order.tickets.some(ticket => ticket.ticketId === ticketId)))
    return refused('ticketNotFound', 'passengers')
  return changed({
    ...order,
    tickets: order.tickets.map(ticket => ({
      ...ticket,
      passenger: { ...ticket.passenger, ...byTicket.get(ticket.ticketId) },
    })),
  })
}
