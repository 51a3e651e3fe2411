import type { Order } from '@billett/domain'
import type { TicketFile } from '../../ports/ticket-document.ts'
import type { World } from '../../world.ts'
import { issuedOf, termsOfOrder } from '../order/index.ts'
import { ticketSheet } from './ticket-sheet.ts'

/** All tickets of an order as one PDF; undefined as long as there are none. */
export async function orderDocument(world: World, order: Order): Promise<TicketFile | undefined> {
  const issued = await issuedOf(world.db, order.orderId)
  const shown = issued.filter(ticket => ticket.state !== 'cancelled')
  if (shown.length === 0) return undefined
  const terms = await termsOfOrder(world.db, order)
  const sheets = shown.map(ticket => {
    const rides = shown.filter(ride => ride.parentId === ticket.id)
    return ticketSheet(world, order, ticket, { rides, terms })
  })
  return world.document.render(sheets)
}
