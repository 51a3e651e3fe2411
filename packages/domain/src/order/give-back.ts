import type { Instant } from '../time/instant.ts'
import { type IssuedSince, type NeverGivenBack, type SoldTicket, termOfGivingBack } from './give-back-until.ts'

export type GiveBackRefusal = NeverGivenBack | 'ticketAlreadyValid'

export type GiveBack = { ok: true } | { ok: false; reason: GiveBackRefusal }

/** Whether its buyer may give a ticket back now. */
export function canGiveBack(sold: SoldTicket, issued: IssuedSince | undefined, now: Instant): GiveBack {
  const term = termOfGivingBack(sold, issued)
  if ('never' in term) return { ok: false, reason: term.never }
  return now < term.until ? { ok: true } : { ok: false, reason: 'ticketAlreadyValid' }
}
