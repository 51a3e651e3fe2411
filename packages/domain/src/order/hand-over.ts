import type { Instant } from '../time/instant.ts'
import { type IssuedSince, type NeverLetGo, termOfLettingGo } from './give-back-until.ts'
import type { Ticket } from './ticket.ts'

/** What of a ticket decides whether somebody else may have it. */
export type HeldTicket = Pick<
  Ticket,
  | 'transferable'
  | 'userData'
  | 'passenger'
  | 'identificationMediums'
  | 'discountType'
  | 'rides'
  | 'topUp'
  | 'firstPayment'
  | 'enforcement'
  | 'priceCents'
  | 'received'
  | 'hands'
> & { choice: Pick<Ticket['choice'], 'combination'> }

export type NeverHandedOver = 'ticketNotTransferable' | 'ticketHandsUsedUp' | NeverLetGo

/**
 * How many people may have a ticket one after the other, whoever has bought it included: each time another barcode ends
 * up on the list that inspectors read, which holds only so many.
 */
export const MOST_HANDS = 3

/** How many people have had a ticket, whoever has it now included. */
export const handsOf = ({ hands = 1 }: Pick<Ticket, 'hands'>): number => hands

/** Whether a ticket was handed over as often as it may be: it stays with whoever has it now. */
export const isLastHand = (ticket: Pick<Ticket, 'hands'>): boolean => handsOf(ticket) >= MOST_HANDS

/** It is one person's: named on it, tied to what they carry with them, or cheaper for a card they hold. */
const isPersonal = ({ userData, passenger, identificationMediums, discountType }: HeldTicket): boolean =>
  Object.values(userData).includes(true) ||
  Object.values(passenger).some(Boolean) ||
  identificationMediums.length > 0 ||
  discountType !== null

/** Nothing to travel with once, by itself: a top-up, a debt, several rides, or a part of a trip. */
const isNoSingleTicket = ({ rides, topUp, firstPayment, enforcement, choice }: HeldTicket): boolean =>
  rides > 1 || Boolean(topUp ?? firstPayment ?? enforcement ?? choice.combination)

/**
 * The moment before which a ticket may be handed over, as the product's rule says: it begins to be valid then. Else why
 * it cannot be at all. What nobody has paid for is not passed around; what somebody else has paid for may go on.
 */
function termOfHandingOver(
  ticket: HeldTicket,
  issued: IssuedSince | undefined,
): { until: Instant } | { never: NeverHandedOver } {
  const isFree = ticket.priceCents === 0 && !ticket.received
  if (ticket.transferable !== 'beforeValidity' || !issued || isFree || isPersonal(ticket) || isNoSingleTicket(ticket))
    return { never: 'ticketNotTransferable' }
  return isLastHand(ticket) ? { never: 'ticketHandsUsedUp' } : termOfLettingGo(issued)
}

/** The moment before which a ticket may be handed over; null where it cannot be at all. */
export function handOverUntil(ticket: HeldTicket, issued: IssuedSince | undefined): Instant | null {
  const term = termOfHandingOver(ticket, issued)
  return 'until' in term ? term.until : null
}

export type HandOver = { ok: true } | { ok: false; reason: NeverHandedOver | 'ticketBegun' }

/** Whether whoever has a ticket may hand it over now. */
export function canHandOver(ticket: HeldTicket, issued: IssuedSince | undefined, now: Instant): HandOver {
  const term = termOfHandingOver(ticket, issued)
  if ('never' in term) return { ok: false, reason: term.never }
  return now < term.until ? { ok: true } : { ok: false, reason: 'ticketBegun' }
}
