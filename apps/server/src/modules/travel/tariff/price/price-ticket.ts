import {
  type Instant,
  keepsRelation,
  type PricedTicket,
  priceTicket as priceOfTerms,
  type SaleMoment,
  type TariffVersion,
  type TicketChoice,
  ticketTerms,
} from '@billett/domain'
import type { Region } from '../../../../ports/region-store.ts'
import { decodeRelation, type ResolvedRelation, resolveRelation } from '../../relation/index.ts'
import { type TicketRefusal, ticketRefusal } from './refusal-of.ts'

export type TicketPricing = { ok: true; priced: PricedTicket } | TicketRefusal

/**
 * The ticket a passenger chose at the price the tariff of its first day says. Only a price that is known for certain is
 * one.
 */
export function priceTicket(
  region: Region,
  choice: TicketChoice,
  { now, subscriptionsOnSale }: Pick<SaleMoment, 'subscriptionsOnSale'> & { now: Instant },
): TicketPricing {
  const found = ticketTerms(region.tariff, choice, now, region.timeZone)
  if (!found.ok) return ticketRefusal(found.reason)
  const { terms } = found
  const resolution = keepsRelation(terms) ? relationOf(region, terms.version, choice.relationId) : NO_RELATION
  if (!resolution.ok) return resolution
  const answer = priceOfTerms(
    { ...terms, subscriptionsOnSale },
    choice,
    resolution.relation && soldOn(resolution.relation),
  )
  return answer.ok ? answer : ticketRefusal(answer.reason)
}

type Resolved = { ok: true; relation: ResolvedRelation | undefined } | TicketRefusal

const NO_RELATION: Resolved = { ok: true, relation: undefined }

/** The relation as the caller names it. */
function relationOf(region: Region, version: TariffVersion, relationId: string | null): Resolved {
  if (relationId === null) return NO_RELATION
  const relation = decodeRelation(relationId)
  if (!relation) return { ok: false, reason: 'notValid', field: 'relationId' }
  const resolution = resolveRelation(region, version, relation)
  return resolution.ok ? resolution : { ok: false, reason: resolution.reason, field: 'relationId' }
}

/** What a ticket keeps of its ends. */
const soldOn = ({ id, origin, destination, levels }: ResolvedRelation) => ({
  id,
  origin: { reference: origin.reference, text: origin.text },
  destination: { reference: destination.reference, text: destination.text },
  levels,
})
