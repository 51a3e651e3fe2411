import { addTickets, withTickets } from '../order/cart/change-cart.ts'
import type { Order, OrderResult } from '../order/order.ts'
import type { Instant } from '../time/instant.ts'
import { enforcementLine, type OwingCase } from './enforcement-line.ts'

/**
 * Puts what a case owes into the cart, in the place of what it owed when it was put in before: a case is paid once, and
 * a pass may have been found since.
 */
export function putCaseInCart(
  order: Order,
  owing: OwingCase,
  { ticketId, now }: { ticketId: string; now: Instant },
): OrderResult {
  const others = order.tickets.filter(({ enforcement }) => enforcement?.caseId !== owing.caseId)
  const without = others.length === order.tickets.length ? { ok: true as const, order } : withTickets(order, others)
  return without.ok ? addTickets(without.order, enforcementLine(owing, now), [ticketId]) : without
}
