import type { Instant } from '../time/instant.ts'
import { giveBackUntil, type IssuedSince, type SoldTicket } from './give-back-until.ts'

export type GiveBackRefusal = 'ticketNotRefundable' | 'ticketUsed' | 'ticketAlreadyValid' | 'ticketAlreadyGivenBack'

export type GiveBack = { ok: true } | { ok: false; reason: GiveBackRefusal }

/**
 * Whether its buyer may give a ticket back, as the product's rule says. `issued` is missing where nothing was issued:
 * top-ups stay on their card.
 */
export function canGiveBack(sold: SoldTicket, issued: IssuedSince | undefined, now: Instant): GiveBack {
  const until = giveBackUntil(sold, issued)
  if (until !== null) return now < until ? { ok: true } : { ok: false, reason: 'ticketAlreadyValid' }
  if (sold.topUp || !issued || sold.refundable === 'never' || sold.priceCents === 0)
    return { ok: false, reason: 'ticketNotRefundable' }
  return { ok: false, reason: issued.state === 'cancelled' ? 'ticketAlreadyGivenBack' : 'ticketUsed' }
}
