import type { Instant } from '../time/instant.ts'
import type { HandOver } from './hand-over.ts'
import { type HandOverOffer, handOverState } from './hand-over-offer.ts'

/** Who stands before a link: whoever offered the ticket, whoever took it before, or somebody else. */
export type Receiver = 'giver' | 'taker' | 'other'

export type TakeRefusal = 'ticketLinkNotFound' | 'handOverTaken' | 'handOverOwn'

/** `again`: they have taken it already. */
export type Taking = { ok: true; again: boolean } | { ok: false; reason: TakeRefusal }

/**
 * Whether somebody may take a ticket by its link. A link that is over for whatever reason is answered as one that
 * nobody ever made; only that a ticket is gone is said to whoever has its link.
 */
export function canTake(offer: HandOverOffer, who: Receiver, ticket: HandOver, now: Instant): Taking {
  const state = handOverState(offer, now)
  if (state === 'taken') return who === 'taker' ? { ok: true, again: true } : { ok: false, reason: 'handOverTaken' }
  if (state !== 'offered' || !ticket.ok) return { ok: false, reason: 'ticketLinkNotFound' }
  return who === 'giver' ? { ok: false, reason: 'handOverOwn' } : { ok: true, again: false }
}
