import type { Order } from '@billett/domain'
import { eq } from 'drizzle-orm'
import { issuedTicket } from '../../db/schema/index.ts'
import type { TicketFile } from '../../ports/ticket-document.ts'
import type { World } from '../../world.ts'
import { ticketSheet } from './ticket-sheet.ts'

/** All tickets of an order as one PDF; undefined as long as there are none. */
export async function orderDocument(world: World, order: Order): Promise<TicketFile | undefined> {
  const issued = await world.db
    .select()
    .from(issuedTicket)
    .where(eq(issuedTicket.orderId, order.orderId))
    .orderBy(issuedTicket.issuedOn, issuedTicket.id)
  const shown = issued.filter(ticket => ticket.state !== 'cancelled')
  if (shown.length === 0) return undefined
  const sheets = shown.map(ticket =>
    ticketSheet(
      world,
      order,
      ticket,
      shown.filter(ride => ride.parentId === ticket.id),
    ),
  )
  return world.document.render(sheets)
}
