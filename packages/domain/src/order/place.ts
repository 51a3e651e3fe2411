import type { Cents } from '../money/cents.ts'
import { closedReason, moved } from './move.ts'
import { type Buyer, type Order, type OrderResult, refused, totalOf } from './order.ts'
import { isOpen } from './state.ts'
import type { Ticket } from './ticket.ts'

const missingFact = (ticket: Ticket): string | undefined => {
  const { userData, passenger } = ticket
  if (userData.firstname && !passenger.firstName) return 'firstName'
  if (userData.name && !passenger.lastName) return 'lastName'
  if (userData.salutation && passenger.salutation === undefined) return 'salutation'
  if (userData.birthdate && !passenger.birthDate) return 'birthDate'
  return undefined
}

const lacksMedium = ({ identificationMediums, passenger }: Ticket): boolean =>
  identificationMediums.length > 0 &&
  !identificationMediums.some(medium => medium === passenger.identificationMedium?.type)

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
    if (fact) return refused('passengerDataMissing', `passengers.${index}.${fact}`)
    if (lacksMedium(ticket)) return refused('identificationMediumMissing', `passengers.${index}.identificationMedium`)
    if (ticket.fullPriceCents === 0 && !ticket.free) return refused('priceUnknown')
  }
  return moved({ ...order, buyer }, 'inProcess')
}
