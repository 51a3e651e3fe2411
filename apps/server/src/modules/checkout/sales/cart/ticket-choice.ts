import type { CartTicket } from '@billett/contract'
import { SERVICE_AREA, type TicketChoice, wallClockText } from '@billett/domain'

/** What the caller sent, with what it left out filled in. `timeZone` is the region's. */
export const choiceOf = (ticket: NonNullable<CartTicket['together']>[number], timeZone: string): TicketChoice => ({
  sortId: ticket.sortId,
  relationId: ticket.relationId ?? null,
  validFrom: wallClockText(ticket.validFrom, timeZone),
  passengerCount: ticket.passengerCount,
  freeChildren: ticket.freeChildren ?? 0,
  freeAdults: ticket.freeAdults ?? 0,
  serviceArea: ticket.serviceArea ?? SERVICE_AREA.ticket,
})
