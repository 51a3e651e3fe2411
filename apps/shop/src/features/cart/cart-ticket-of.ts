import type { CartTicket, OrderTicket } from '@billett/contract'
import { wallClock } from '@billett/domain'

/** What has to be asked for to get `amount` of this ticket once more; `timeZone` is the region's. */
export function cartTicketOf(ticket: OrderTicket, amount: number, timeZone: string): CartTicket {
  const { date, time } = wallClock(ticket.validFrom, timeZone)
  return {
    sortId: ticket.sortId,
    relationId: ticket.relationId,
    validFrom: `${date}T${time.slice(0, 5)}`,
    passengerCount: ticket.passengerCount,
    freeChildren: ticket.freeChildren,
    freeAdults: ticket.freeAdults,
    amount,
    ...(ticket.combination && { combinationId: ticket.combination.id }),
  }
}
