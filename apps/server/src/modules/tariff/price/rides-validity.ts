import type { Instant, Period, Ticket } from '@billett/domain'
import type { Region } from '../../../ports/region-store.ts'
import type { TicketRefusal } from './refusal-of.ts'
import { beginningAt } from './ticket-validity.ts'

type RidesValidity = ({ ok: true } & Period) | TicketRefusal

/** The terms the ticket was sold under; today's where that version is no longer kept. */
const sortOf = ({ tariff }: Region, { tariffVersion, choice: { sortId } }: Ticket) => {
  const newestFirst = tariff.versions.toReversed()
  const sold = newestFirst.filter(({ id }) => id === tariffVersion)
  return [...sold, ...newestFirst].flatMap(({ sorts }) => sorts).find(({ id }) => id === sortId)
}

/** From when to when rides are valid that are validated at `dateValid` (wall clock of the region). */
export function ridesValidity(region: Region, ticket: Ticket, dateValid: string, now: Instant): RidesValidity {
  const sort = sortOf(region, ticket)
  if (!sort) return { ok: false, reason: 'productNotFound' }
  const { preSaleDays } = sort
  const validity = beginningAt(sort.validity, { chosen: dateValid, now, preSaleDays, zone: region.timeZone })
  if (!validity.ok) return { ...validity, field: 'dateValid' }
  const { validFrom, validTo } = validity
  if (validFrom < ticket.validFrom) return { ok: false, reason: 'productNotOnSale', field: 'dateValid' }
  if (validFrom >= ticket.validTo) return { ok: false, reason: 'emptyTicket', field: 'dateValid' }
  return { ok: true, validFrom, validTo }
}
