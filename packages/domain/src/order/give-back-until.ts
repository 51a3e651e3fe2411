import type { Instant } from '../time/instant.ts'
import type { IssuedTicketState } from './issued-ticket-state.ts'
import type { Ticket } from './ticket.ts'

export type SoldTicket = Pick<Ticket, 'refundable' | 'priceCents' | 'topUp'>

/** What became of a ticket since it was sold. */
export interface IssuedSince {
  state: IssuedTicketState
  ridesUsed: number
  validFrom: Instant
}

/** The moment before which a ticket may be given back: it begins to be valid then. Null where it cannot be at all. */
export function giveBackUntil(
  { refundable, priceCents, topUp }: SoldTicket,
  issued: IssuedSince | undefined,
): Instant | null {
  if (topUp || !issued || refundable === 'never' || priceCents === 0) return null
  const { state, ridesUsed, validFrom } = issued
  return state === 'cancelled' || state === 'used' || ridesUsed > 0 ? null : validFrom
}
