import type { OfferedTicket } from '@billett/contract'
import type { Language, Ticket } from '@billett/domain'
import type { Context } from '../../../call/context.ts'
import { knownHandOver } from './known-hand-over.ts'
import { readOffered } from './offered-ticket.ts'

/** What a receiver is shown: what it is and when it is good, and nothing of who bought it and for how much. */
const present = (ticket: Ticket, language: Language) => ({
  ticketNameLong: ticket.nameLong[language],
  traveler: ticket.traveller.name[language],
  passengerCount: ticket.choice.passengerCount,
  freeChildren: ticket.choice.freeChildren,
  freeAdults: ticket.choice.freeAdults,
  startName: ticket.relation?.origin.text ?? null,
  endName: ticket.relation?.destination.text ?? null,
  zones: ticket.zones,
  validityType: ticket.validityType,
  validFrom: ticket.validFrom,
  validTo: ticket.validTo,
})

/** What a link hands over, to whoever has it. Refuses as taking it would. */
export async function seeHandOver(context: Context, secret: string): Promise<OfferedTicket> {
  const known = await knownHandOver(context, secret)
  const { offer, ticket, taken } = await readOffered(context, known)
  return {
    ...present(ticket, context.language),
    offeredUntil: offer.expiresOn,
    takenOrderId: taken?.orderId ?? null,
  }
}
