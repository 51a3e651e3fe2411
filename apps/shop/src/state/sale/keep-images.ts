import type { OrderTicket, PreparedOrder } from '@billett/contract'

interface WithImage {
  ticketId: string
  image: string | null
}

/** Each of `fresh` with the barcode it is known to have, where the answer left it out. */
const fill = <T extends WithImage>(fresh: readonly T[], known: readonly WithImage[]): T[] =>
  fresh.map(ticket => ({
    ...ticket,
    image: ticket.image ?? known.find(({ ticketId }) => ticketId === ticket.ticketId)?.image ?? null,
  }))

const USABLE: readonly OrderTicket['state'][] = ['issued', 'toValidate']

/**
 * An answer without pictures does not take the barcodes from a sale that has them; a ticket that can no longer be used
 * has none.
 */
export function keepImages(order: PreparedOrder, known: PreparedOrder): PreparedOrder {
  const childrenOf = (id: string) => known.tickets.find(({ ticketId }) => ticketId === id)?.childTickets ?? []
  const tickets = order.tickets.map(ticket => {
    if (!USABLE.includes(ticket.state)) return ticket
    const [filled = ticket] = fill([ticket], known.tickets)
    return { ...filled, childTickets: fill(ticket.childTickets, childrenOf(ticket.ticketId)) }
  })
  return { ...order, tickets }
}
