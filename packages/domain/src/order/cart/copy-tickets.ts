import type { PlainDate } from '../../time/plain-date.ts'
import type { Order } from '../order.ts'
import { isPaid } from '../state.ts'
import type { Ticket, TicketChoice } from '../ticket.ts'

/** A validity that has begun by `today` begins today, at the hour that was asked for. */
const notBefore = (choice: TicketChoice, today: PlainDate): TicketChoice =>
  choice.validFrom.slice(0, 10) >= today ? choice : { ...choice, validFrom: `${today}${choice.validFrom.slice(10)}` }

/**
 * The tickets of an order for a cart, still to be priced. Who has paid buys again, perhaps for others; who has not
 * goes on where they were, so that passengers named once need not be named again.
 * What a check has come to is paid once, and looked up by whoever pays it.
 */
export function copiedTickets(source: Order, today: PlainDate, newId: () => string): Ticket[] {
  const copied = source.tickets.filter(({ enforcement }) => !enforcement)
  // Trips of their own: the same order may be copied into one cart twice.
  const trips = new Map(copied.flatMap(({ choice }) => choice.combination?.id ?? []).map(id => [id, newId()]))
  const onNewTrip = ({ combination, ...choice }: TicketChoice): TicketChoice =>
    combination ? { ...choice, combination: { ...combination, id: trips.get(combination.id) ?? newId() } } : choice
  return copied.map(ticket => ({
    ...ticket,
    choice: onNewTrip(notBefore(ticket.choice, today)),
    ticketId: newId(),
    passenger: isPaid(source.state) ? {} : ticket.passenger,
  }))
}
