import { type Instant, type Period, type RidesRefusal, ridesValidity as ruled, type Ticket } from '@billett/domain'
import type { Region } from '../../../../ports/region-store.ts'
import { type TicketRefusal, ticketRefusal } from './refusal-of.ts'

const refusalOf = (reason: RidesRefusal): TicketRefusal => {
  if (reason === 'beforeTicket') return { ok: false, reason: 'productNotOnSale', field: 'dateValid' }
  if (reason === 'lapsed') return { ok: false, reason: 'emptyTicket', field: 'dateValid' }
  if (reason === 'unknownSort') return { ok: false, reason: 'productNotFound' }
  return { ...ticketRefusal(reason), field: 'dateValid' }
}

/** From when to when rides are valid that are validated at `chosen` (wall clock of the region). */
export function ridesValidity(
  { tariff, timeZone }: Region,
  ticket: Ticket,
  chosen: string,
  now: Instant,
): ({ ok: true } & Period) | TicketRefusal {
  const validity = ruled(tariff, ticket, { chosen, now, zone: timeZone })
  return validity.ok ? validity : refusalOf(validity.reason)
}
