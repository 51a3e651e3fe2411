import type { CartTicket } from '@billett/contract'
import { SERVICE_AREA, type TicketChoice } from '@billett/domain'

/** What the caller sent, with what it left out filled in. */
export const choiceOf = (
  ticket: Omit<CartTicket, 'amount' | 'prepaidCard' | 'together' | 'combinationId'>,
): TicketChoice => ({
  sortId: ticket.sortId,
  relationId: ticket.relationId ?? null,
  validFrom: ticket.validFrom,
  passengerCount: ticket.passengerCount,
  freeChildren: ticket.freeChildren ?? 0,
  freeAdults: ticket.freeAdults ?? 0,
  serviceArea: ticket.serviceArea ?? SERVICE_AREA.ticket,
})
