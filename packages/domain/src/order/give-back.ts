import type { Instant } from '../time/instant.ts'
import type { IssuedTicketState } from './issued-ticket-state.ts'
import type { Ticket } from './ticket.ts'

export type GiveBackRefusal = 'ticketNotRefundable' | 'ticketUsed' | 'ticketAlreadyValid' | 'ticketAlreadyGivenBack'

/** What became of a ticket since it was sold. */
interface Issued {
  state: IssuedTicketState
  ridesUsed: number
  validFrom: Instant
}

export type GiveBack = { ok: true } | { ok: false; reason: GiveBackRefusal }

const refused = (reason: GiveBackRefusal): GiveBack => ({ ok: false, reason })

/**
 * Whether its buyer may give a ticket back, as the product's rule says. `issued` is missing where nothing was issued:
 * top-ups stay on their card.
 */
export function canGiveBack(
  { refundable, priceCents, topUp }: Pick<Ticket, 'refundable' | 'priceCents' | 'topUp'>,
  issued: Issued | undefined,
  now: Instant,
): GiveBack {
  if (topUp || !issued || refundable === 'never' || priceCents === 0) return refused('ticketNotRefundable')
  if (issued.state === 'cancelled') return refused('ticketAlreadyGivenBack')
  if (issued.state === 'used' || issued.ridesUsed > 0) return refused('ticketUsed')
  return issued.validFrom <= now ? refused('ticketAlreadyValid') : { ok: true }
}
