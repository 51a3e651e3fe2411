import type { CartTicket } from '@billett/contract'
import { addTickets, addTopUp, cardNumberDigits, combined, joining, type Order, putCaseInCart } from '@billett/domain'
import type { Context } from '../../../../call/context.ts'
import { accepted, refuse } from '../../../../call/refused.ts'
import type { CardLimits } from '../../../books/prepaid/index.ts'
import { priceTicket, saleDay } from '../../../travel/tariff/index.ts'
import { expectAsSold } from './as-expected.ts'
import type { CasesAsked } from './cases-of-tickets.ts'
import { choiceOf } from './ticket-choice.ts'

/** What had to be asked about tickets before the cart is locked. */
export interface AskedBefore {
  cards: CardLimits
  cases: CasesAsked
}

/**
 * The order with a ticket more (or several alike), and what the same trip needs besides, at the price the tariff says
 * now; or with a top-up, as far as it fits on its card.
 */
export function putIn({ world }: Context, order: Order, ticket: CartTicket, { cards, cases }: AskedBefore): Order {
  const stored = cases.get(ticket)
  if (stored) {
    const owing = { ...stored, caseId: stored.id }
    return accepted(putCaseInCart(order, owing, { ticketId: world.newId(), now: world.clock() })).order
  }
  if (ticket.prepaidCard) {
    const cardNumber = cardNumberDigits(ticket.prepaidCard.cardNumber)
    const limits = cards.get(cardNumber) ?? refuse('cardUnknown', 'prepaidCard.cardNumber')
    const topUp = { cardNumber, amountCents: ticket.prepaidCard.amount }
    return accepted(addTopUp(order, topUp, limits, { ticketId: world.newId(), now: world.clock() })).order
  }
  const { amount = 1, together = [] } = ticket
  const region = world.regions.current()
  const sale = { ...saleDay(world, region), now: world.clock() }
  const priced = [ticket, ...together].map(
    chosen => accepted(priceTicket(region, choiceOf(chosen, region.timeZone), sale)).priced,
  )
  for (const first of priced.slice(0, 1)) expectAsSold(ticket, first, region.timeZone)
  const tickets =
    together.length > 0
      ? (combined(priced, world.newId()) ?? refuse('notValid', 'together'))
      : priced.map(each => joining(each, ticket.combinationId, order.tickets))
  return tickets.reduce(
    (cart, each) => accepted(addTickets(cart, each, Array.from({ length: amount }, world.newId))).order,
    order,
  )
}
