import { isVoid, type Order } from '@billett/domain'
import type { TicketFile } from '../../../../ports/ticket-document.ts'
import type { World } from '../../../../world.ts'
import { type IssuedTicket, inTurns, issuedOf, termsOfOrder } from '../../order/index.ts'
import { issuedNumber } from './issued-number.ts'
import { ticketSheet } from './ticket-sheet.ts'

/**
 * `cancelled`: there were tickets, and nobody can travel on any of them any more. `notOnPaper`: none of them is valid
 * on paper.
 */
type OrderDocument = { state: 'made'; file: TicketFile } | { state: 'notIssued' | 'cancelled' | 'notOnPaper' }

/** All tickets of an order as one PDF, in the order in which they lay in the cart, rides after their ticket. */
export async function orderDocument(world: World, order: Order): Promise<OrderDocument> {
  const issued = await issuedOf(world.db, order.orderId)
  const places = new Map(order.tickets.map(({ ticketId }, place) => [ticketId, place]))
  const placeOf = ({ id, parentId }: IssuedTicket) => places.get(parentId ?? id) ?? places.size
  const usable = issued.filter(({ state }) => !isVoid(state)).toSorted((a, b) => placeOf(a) - placeOf(b))
  if (usable.length === 0) return { state: issued.length === 0 ? 'notIssued' : 'cancelled' }
  const shown = usable.filter(({ content }) => content.onPaper ?? true)
  if (shown.length === 0) return { state: 'notOnPaper' }
  const terms = await termsOfOrder(world.db, order)
  const sheets = await inTurns(shown, ticket => {
    const rides = shown.filter(ride => ride.parentId === ticket.id)
    return ticketSheet(world, order, ticket, { number: issuedNumber(order, issued, ticket), rides, terms })
  })
  return { state: 'made', file: await world.document.render(sheets) }
}
