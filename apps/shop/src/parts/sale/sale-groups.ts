import type { OrderTicket, PreparedOrder } from '@billett/contract'
import { isVoid } from '@billett/domain'

/** Valid this moment · still to come, or with rides to validate · over. */
export const SALE_GROUPS = ['valid', 'coming', 'past'] as const
export type SaleGroup = (typeof SALE_GROUPS)[number]

type Span = Pick<OrderTicket, 'validFrom' | 'validTo'>

const isNow = ({ validFrom, validTo }: Span, now: number): boolean =>
  Date.parse(validFrom) <= now && now <= Date.parse(validTo)

/** What of a ticket is valid this moment: itself or, of one with several rides, the ride that was validated. */
export function validSpan(ticket: OrderTicket, now: number): Span | undefined {
  if (groupOfTicket(ticket, now) !== 'valid') return undefined
  return ticket.rides > 1 ? ticket.childTickets.find(ride => isNow(ride, now)) : ticket
}

/** Where a ticket stands in the list; what was topped up or paid for is nothing to travel with any more. */
export function groupOfTicket(ticket: OrderTicket, now: number): SaleGroup {
  const { topUp, enforcement, state, rides, ridesLeft, childTickets } = ticket
  if (topUp || enforcement || isVoid(state)) return 'past'
  const isOver = now > Date.parse(ticket.validTo)
  if (rides > 1) {
    if (childTickets.some(ride => isNow(ride, now))) return 'valid'
    const isToCome = childTickets.some(ride => now < Date.parse(ride.validFrom))
    return isToCome || (ridesLeft > 0 && !isOver) ? 'coming' : 'past'
  }
  if (state === 'used' || isOver) return 'past'
  return isNow(ticket, now) ? 'valid' : 'coming'
}

/** An order stands where its ticket stands that is wanted first; one that is not paid yet is still to come. */
export function groupOfSale({ displayState, tickets }: PreparedOrder, now: number): SaleGroup {
  if (displayState === 'canceled' || displayState === 'reversed') return 'past'
  if (displayState !== 'completed') return 'coming'
  const groups = tickets.map(ticket => groupOfTicket(ticket, now))
  return SALE_GROUPS.find(group => groups.includes(group)) ?? 'past'
}

/** Of several tickets the one that is shown first. */
export const wantedFirst = (tickets: readonly OrderTicket[], now: number): OrderTicket | undefined =>
  SALE_GROUPS.flatMap(group => tickets.filter(ticket => groupOfTicket(ticket, now) === group))[0]

/** The moment an order is placed by among those of its group. */
function momentOf({ tickets }: PreparedOrder, group: SaleGroup, now: number): number {
  const own = tickets.filter(ticket => groupOfTicket(ticket, now) === group)
  const moments = (own.length > 0 ? own : tickets).map(ticket =>
    Date.parse(group === 'coming' ? ticket.validFrom : (validSpan(ticket, now) ?? ticket).validTo),
  )
  return group === 'past' ? -Math.max(...moments) : Math.min(...moments)
}

/** The orders of a group: what ends first on top, of what is to come what begins first, of what is over the latest. */
export const salesOf = (sales: readonly PreparedOrder[], group: SaleGroup, now: number): PreparedOrder[] =>
  sales
    .filter(sale => groupOfSale(sale, now) === group)
    .map(sale => ({ sale, moment: momentOf(sale, group, now) }))
    .toSorted((a, b) => a.moment - b.moment)
    .map(({ sale }) => sale)
