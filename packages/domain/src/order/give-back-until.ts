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

export type NeverLetGo = 'ticketAlreadyGivenBack' | 'ticketHandedOver' | 'ticketUsed'
export type NeverGivenBack = 'ticketNotRefundable' | NeverLetGo

type Term = { until: Instant } | { never: NeverLetGo }

/** The moment before which whoever has a ticket may let it go: nobody travels on it before. Else why they cannot. */
export function termOfLettingGo({ state, ridesUsed, validFrom }: IssuedSince): Term {
  if (state === 'cancelled') return { never: 'ticketAlreadyGivenBack' }
  if (state === 'handedOver') return { never: 'ticketHandedOver' }
  return state === 'used' || ridesUsed > 0 ? { never: 'ticketUsed' } : { until: validFrom }
}

/**
 * The moment before which a ticket may be given back, as the product's rule says: it begins to be valid then. Else why
 * it cannot be at all. `issued` is missing where nothing was issued: top-ups stay on their card.
 */
export function termOfGivingBack(
  { refundable, priceCents, topUp }: SoldTicket,
  issued: IssuedSince | undefined,
): Term | { never: 'ticketNotRefundable' } {
  return topUp || !issued || refundable === 'never' || priceCents === 0
    ? { never: 'ticketNotRefundable' }
    : termOfLettingGo(issued)
}

/** The moment before which a ticket may be given back; null where it cannot be at all. */
export function giveBackUntil(sold: SoldTicket, issued: IssuedSince | undefined): Instant | null {
  const term = termOfGivingBack(sold, issued)
  return 'until' in term ? term.until : null
}
