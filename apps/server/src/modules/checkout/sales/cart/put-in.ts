import type { CartTicket } from '@billett/contract'
import { addTickets, addTopUp, cardNumberDigits, type Order } from '@billett/domain'
import type { Context } from '../../../../call/context.ts'
import { accepted, refuse } from '../../../../call/refused.ts'
import { type CardLimits, NO_CARDS } from '../../../books/prepaid/index.ts'
import { priceTicket } from '../../../travel/tariff/index.ts'
import { choiceOf } from './ticket-choice.ts'

/**
 * The order with a ticket more (or several alike), at the price the tariff says now; or with a top-up, as far as it
 * fits on its card.
 */
export function putIn({ world }: Context, order: Order, ticket: CartTicket, cards: CardLimits = NO_CARDS): Order {
  if (ticket.prepaidCard) {
    const cardNumber = cardNumberDigits(ticket.prepaidCard.cardNumber)
    const limits = cards.get(cardNumber) ?? refuse('cardUnknown', 'prepaidCard.cardNumber')
    const topUp = { cardNumber, amountCents: ticket.prepaidCard.amount }
    return accepted(addTopUp(order, topUp, limits, { ticketId: world.newId(), now: world.clock() })).order
  }
  const { priced } = accepted(priceTicket(world.regions.current(), choiceOf(ticket), world.clock()))
  const ids = Array.from({ length: ticket.amount ?? 1 }, () => world.newId())
  return accepted(addTickets(order, priced, ids)).order
}
