import type { Cents } from '../money/cents.ts'
import { askedOfPassenger, type PassengerFact } from './asked-fields.ts'
import { closedReason, moved } from './move.ts'
import { type Buyer, type Order, type OrderResult, refused, totalOf } from './order.ts'
import { isOpen } from './state.ts'
import type { Ticket } from './ticket.ts'

const isKnown = ({ passenger, identificationMediums }: Ticket, field: PassengerFact): boolean => {
  const fact = passenger[field]
  if (typeof fact === 'object') return identificationMediums.includes(fact.type)
  return fact !== undefined && fact !== ''
}

/** The first that a ticket asks of its passenger and nobody has said. */
const missingFact = (ticket: Ticket): PassengerFact | undefined =>
  askedOfPassenger(ticket).find(({ field }) => !isKnown(ticket, field))?.field

/**
 * The cart becomes a binding order over `expected` cents, the sum the order button stood under. The payment is yet to
 * come. A price of zero is only possible where the product says it is free or a code took it all.
 */
export function placeOrder(order: Order, buyer: Buyer | null, expected: Cents): OrderResult {
  if (!isOpen(order.state)) return refused(closedReason(order.state))
  if (order.tickets.length === 0) return refused('cartEmpty')
  if (totalOf(order.tickets) !== expected) return refused('priceChanged', 'expectedTotalInCents')
  for (const [index, ticket] of order.tickets.entries()) {
    const fact = missingFact(ticket)
    const reason = fact === 'identificationMedium' ? 'identificationMediumMissing' : 'passengerDataMissing'
    if (fact) return refused(reason, `passengers.${index}.${fact}`)
    if (ticket.fullPriceCents === 0 && !ticket.free) return refused('priceUnknown')
  }
  return moved({ ...order, buyer }, 'inProcess')
}
