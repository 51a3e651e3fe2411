import { emptyCart, handsOf, type Order, orderNumberFrom, type Ticket } from '@billett/domain'
import { fillPath, routes } from '@billett/paths'
import type { Context } from '../../../call/context.ts'

/** The same ticket for somebody else: who was named on it, and what it cost, is no business of theirs. */
const receivedTicket = (ticket: Ticket, ticketId: string): Ticket => ({
  ...ticket,
  ticketId,
  received: true,
  hands: handsOf(ticket) + 1,
  passenger: {},
  fullPriceCents: 0,
  priceCents: 0,
  vatCents: 0,
  discountCode: null,
})

/**
 * The receiver's order: of this one ticket, for nothing, under the terms it was bought by. It has no invoice; that
 * stays with whoever has paid.
 */
export function receivedOrder(
  { world, visitor, language }: Context,
  given: Order,
  ticket: Ticket,
  email: string,
): Order {
  const orderId = world.newId()
  const now = world.clock()
  const { clientId, currency, terms } = given
  const cart = emptyCart({
    orderId,
    orderNumber: orderNumberFrom(world.newId()),
    clientId,
    ownerId: visitor.id,
    language,
    currency,
    createdOn: now,
  })
  const page = fillPath(routes.confirmOrder[language], { id: orderId })
  return {
    ...cart,
    state: 'completed',
    tickets: [receivedTicket(ticket, world.newId())],
    buyer: { email },
    returnUrl: `${new URL(world.config.PUBLIC_URL).origin}${page}`,
    paidOn: now,
    terms,
  }
}
