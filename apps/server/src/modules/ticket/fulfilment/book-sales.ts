import type { Instant, Order } from '@billett/domain'
import type { Transaction } from '../../../db/database.ts'
import { insertBookings } from './booking.repository.ts'

/** One booking per ticket sold. */
export async function bookSales(tx: Transaction, order: Order, newId: () => string, bookedOn: Instant): Promise<void> {
  await insertBookings(
    tx,
    order.tickets.map((ticket, index) => ({
      id: newId(),
      orderId: order.orderId,
      number: index + 1,
      type: 'sale' as const,
      ticketId: ticket.ticketId,
      ticketName: ticket.nameLong.de,
      amountCents: ticket.priceCents,
      vatCents: ticket.vatCents,
      vatPermille: ticket.vatPermille,
      cancelsId: null,
      bookedOn,
    })),
  )
}
