interface Numbered {
  orderNumber: string
  tickets: readonly { ticketId: string }[]
}

/**
 * What people call a ticket: the number of its order and its place in it, from 1 (`BCDFGHJK23-2`). Tickets of a paid
 * order keep their places, so it stays the same for good. A ticket of another order has the order's number alone.
 */
export function ticketNumber({ orderNumber, tickets }: Numbered, ticketId: string): string {
  const place = tickets.findIndex(ticket => ticket.ticketId === ticketId)
  return place < 0 ? orderNumber : `${orderNumber}-${place + 1}`
}

/**
 * A ride taken from a multi-ride ticket: the ticket's number and which ride it is, from 0 in the order in which they
 * were validated (`BCDFGHJK23-2-1`).
 */
export const rideNumber = (ofTicket: string, index: number): string => `${ofTicket}-${index + 1}`

/** Ten letters and digits, and behind them which ticket and perhaps which ride. */
const PRINTED = /^([\dA-Z]{10})(?:-\d{1,4}){1,2}$/

/** The number of the order whose number, ticket or ride somebody types as it is printed; any other text as it is. */
export function orderNumberMeant(typed: string): string {
  const text = typed.trim().toUpperCase()
  return PRINTED.exec(text)?.[1] ?? text
}
