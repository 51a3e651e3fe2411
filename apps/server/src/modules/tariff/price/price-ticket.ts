import {
  type Instant,
  type PricedTicket,
  quoteAt,
  type Sort,
  type TariffVersion,
  type TicketChoice,
  versionAt,
} from '@billett/domain'
import type { Region } from '../../../ports/region-store.ts'
import { decodeRelation } from '../relation/relation-id.ts'
import { type ResolvedRelation, resolveRelation } from '../relation/resolve-relation.ts'
import { todayIn } from '../tariff-at.ts'
import { pricedTicket } from './priced-ticket.ts'
import { priceRefusal, type TicketRefusal } from './refusal-of.ts'
import { ticketValidity } from './ticket-validity.ts'

export type TicketPricing = { ok: true; priced: PricedTicket } | TicketRefusal

/** The ticket a passenger chose at the price the tariff of its first day says. Only a price that is known for certain is one. */
export function priceTicket(region: Region, choice: TicketChoice, now: Instant): TicketPricing {
  const today = todayIn(region, now)
  const sorts = region.tariff.versions.flatMap(version => version.sorts.filter(({ id }) => id === choice.sortId))
  const [anySort] = sorts
  if (!anySort) return priceRefusal('unknownSort')
  const version = versionAt(region.tariff, [choice.validFrom.slice(0, 10), today].sort().at(-1) ?? today)
  const sort = version?.sorts.find(({ id }) => id === choice.sortId)
  if (!version || !sort) return priceRefusal('noLongerOnSale')
  if (choice.freeChildren > sort.freeChildren) return { ok: false, reason: 'passengerCount', field: 'freeChildren' }
  if (choice.freeAdults > sort.freeAdults) return { ok: false, reason: 'passengerCount', field: 'freeAdults' }

  const { timeZone: zone } = region
  const validity = ticketValidity(sort, { chosen: choice.validFrom, now, preSaleDays: sort.preSaleDays, zone })
  if (!validity.ok) return validity
  const resolution = relationOf(region, version, sort, choice)
  if (!resolution.ok) return resolution
  const { relation } = resolution
  const moment = { date: validity.date, today, serviceArea: choice.serviceArea }
  const quote = quoteAt(version, { ...moment, sort: sort.id, passengers: choice.passengerCount }, relation?.levels)
  if (quote.state === 'unknown') return priceRefusal(quote.reason)
  if (quote.state === 'from') return priceRefusal('noPrice')
  return { ok: true, priced: pricedTicket(version, sort, { choice, validity, quote, relation }) }
}

type Resolved = { ok: true; relation: ResolvedRelation | undefined } | TicketRefusal

/** The relation as the caller names it; none for products that need none. */
function relationOf(region: Region, version: TariffVersion, sort: Sort, { relationId }: TicketChoice): Resolved {
  const kind = version.groups.find(({ name }) => name === sort.group)?.kind
  if (kind !== 'relation' || relationId === null) return { ok: true, relation: undefined }
  const relation = decodeRelation(relationId)
  if (!relation) return { ok: false, reason: 'notValid', field: 'relationId' }
  const resolution = resolveRelation(region, version, relation)
  return resolution.ok ? resolution : { ok: false, reason: resolution.reason, field: 'relationId' }
}
