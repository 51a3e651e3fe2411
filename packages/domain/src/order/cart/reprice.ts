import type { DiscountCode } from '../../tariff/model.ts'
import type { PlainDate } from '../../time/plain-date.ts'
import { closedReason } from '../move.ts'
import { type Order, type OrderResult, refused } from '../order.ts'
import { isOpen } from '../state.ts'
import type { PricedTicket } from '../ticket.ts'
import { atFullPrice, withTickets } from './change-cart.ts'
import { redeem } from './discount.ts'

export const NOTICE_KINDS = ['priceChanged', 'ticketRemoved', 'validityMoved', 'discountCodeRemoved'] as const

export interface Notice {
  kind: (typeof NOTICE_KINDS)[number]
  ticketId: string
  name: PricedTicket['name']
  before: string | null
  after: string | null
}

/** A cart that was changed otherwise than its passenger asked, and what they must be told of it. */
export interface Updated {
  order: Order
  notices: Notice[]
}

/**
 * A beginning that has passed meanwhile moves to now, as it would at the counter; whatever else changed, the passenger
 * reads before they are bound.
 */
export const mustBeRead = ({ notices }: Updated): boolean => notices.some(notice => notice.kind !== 'validityMoved')

/** What the tariff says today of a ticket in the cart; undefined when it is no longer sold. */
export type Repriced = (ticketId: string) => PricedTicket | undefined

/**
 * The cart at today's tariff, and what of it the passenger must be told. Tickets that are no longer sold leave; a
 * redeemed code is applied again, or leaves where it is `undefined` or applies to nothing any more. Amounts in the
 * notices are cents as text, dates are instants.
 */
export function reprice(order: Order, repriced: Repriced, code: DiscountCode | undefined, today: PlainDate): Updated {
  const notices: Notice[] = []
  if (!isOpen(order.state)) return { order, notices }
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
  const fresh = withTickets(order, tickets)
  if (!fresh.ok || order.discountCode === null) return { order: fresh.ok ? fresh.order : order, notices }
  const redeemed = redeem(fresh.order, code, today)
  if (redeemed.ok) return { order: redeemed.order, notices }
  return { order: fresh.order, notices: [...notices, ...codeRemoved(order)] }
}

/** The cart as if no code had ever been redeemed for it. */
export function atFullPrices(order: Order): OrderResult {
  if (!isOpen(order.state)) return refused(closedReason(order.state))
  const tickets = order.tickets.map(ticket => atFullPrice(ticket, ticket.ticketId, ticket.passenger))
  return withTickets(order, tickets)
}

/** The cart at full prices, because its code went to somebody else. */
export function withoutCode(order: Order): Updated {
  const full = atFullPrices(order)
  return full.ok ? { order: full.order, notices: codeRemoved(order) } : { order, notices: [] }
}

/** Told once, of the first ticket it was taken off. */
const codeRemoved = ({ tickets, discountCode }: Order): Notice[] =>
  tickets
    .filter(ticket => ticket.discountCode !== null)
    .slice(0, 1)
    .map(({ ticketId, name }) => ({ kind: 'discountCodeRemoved', ticketId, name, before: discountCode, after: null }))
