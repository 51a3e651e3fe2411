import type { OrderTicket, PreparedOrder } from '@billett/contract'
import { displayState, ORDER_STATUS } from '@billett/domain'

/** It can no longer be shown to an inspector, nor can the rides that were validated of it. */
const endedTicket = (ticket: OrderTicket): OrderTicket => ({
  ...ticket,
  state: 'cancelled',
  image: null,
  childTickets: ticket.childTickets.map(child => ({ ...child, image: null })),
})

/** A kept order of which tickets were given back; without others nothing is left of it. */
export function giveBackKept(order: PreparedOrder, ticketIds: readonly string[]): PreparedOrder {
  const tickets = order.tickets.map(ticket => (ticketIds.includes(ticket.ticketId) ? endedTicket(ticket) : ticket))
  const state = tickets.every(ticket => ticket.state === 'cancelled') ? 'cancelled' : 'partlyCancelled'
  return { ...order, tickets, state, status: ORDER_STATUS[state], displayState: displayState(state) }
}
