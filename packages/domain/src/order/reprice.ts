import type { DiscountCode } from '../tariff/model.ts'
import type { PlainDate } from '../time/plain-date.ts'
import { atFullPrice, withTickets } from './change-cart.ts'
import { redeem } from './discount.ts'
import type { Order } from './order.ts'
import type { PricedTicket } from './ticket.ts'

export interface Notice {
  kind: 'priceChanged' | 'ticketRemoved' | 'validityMoved'
  ticketId: string
  name: PricedTicket['name']
  before: string | null
  after: string | null
}

/** What the tariff says today of a ticket in the cart; undefined when it is no longer sold. */
export type Repriced = (ticketId: string) => PricedTicket | undefined

/**
 * The cart at today's tariff, and what of it the passenger must be told. Tickets that are no longer sold leave; a redeemed code is applied again.
 * Amounts in the notices are cents as text, dates are instants.
 */
export function reprice(
  order: Order,
  repriced: Repriced,
  code: DiscountCode | undefined,
  today: PlainDate,
): { order: Order; notices: Notice[] } {
  const notices: Notice[] = []
  const tickets = order.tickets.flatMap(ticket => {
    const { ticketId, name } = ticket
    const now = repriced(ticketId)
    if (!now) {
      notices.push({ kind: 'ticketRemoved', ticketId, name, before: null, after: null })
      return []
    }
    if (now.fullPriceCents !== ticket.fullPriceCents)
      notices.push({
        kind: 'priceChanged',
        ticketId,
        name,
        before: `${ticket.fullPriceCents}`,
        after: `${now.fullPriceCents}`,
      })
    if (now.validFrom !== ticket.validFrom)
      notices.push({ kind: 'validityMoved', ticketId, name, before: ticket.validFrom, after: now.validFrom })
    return [atFullPrice(now, ticketId, ticket.passenger)]
  })
  const fresh: Order = { ...withTickets(order, tickets), discountCode: null }
  if (order.discountCode === null) return { order: fresh, notices }
  const redeemed = redeem(fresh, code, today)
  return { order: redeemed.ok ? redeemed.order : fresh, notices }
}
