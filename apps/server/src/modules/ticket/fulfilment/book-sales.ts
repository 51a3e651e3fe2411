import {
  type BookingType,
  type Cents,
  enforcementBookings,
  type Instant,
  type Order,
  type Ticket,
} from '@billett/domain'
import type { Transaction } from '../../../db/database.ts'
import { insertBookings } from './booking.repository.ts'

interface Booked {
  type: BookingType
  amountCents: Cents
  vatCents: Cents
}

/** A ticket is one sale; what a check has come to is booked as the law of carriage sees it. */
const bookingsOf = ({ enforcement, priceCents, vatCents }: Ticket): Booked[] =>
  enforcement
    ? enforcementBookings({ ...enforcement, priceCents }).map(({ type, cents }) => ({
        type,
        amountCents: cents,
        vatCents: 0,
      }))
    : [{ type: 'sale', amountCents: priceCents, vatCents }]

/** What each line of an order that was sold is booked as; an offsetting entry names the increased fare it sets off. */
export async function bookSales(
  tx: Transaction,
  order: Order,
  newRowId: () => string,
  bookedOn: Instant,
): Promise<void> {
  let number = 0
  const bookings = order.tickets.flatMap(ticket => {
    let demanded: string | null = null
    return bookingsOf(ticket).map(booked => {
      const id = newRowId()
      if (booked.type === 'ebe') demanded = id
      number += 1
      return {
        id,
        orderId: order.orderId,
        number,
        ...booked,
        ticketId: ticket.ticketId,
        ticketName: ticket.nameLong.de,
        vatPermille: ticket.vatPermille,
        cancelsId: booked.type === 'offsettingEntry' ? demanded : null,
        bookedOn,
      }
    })
  })
  await insertBookings(tx, bookings)
}
