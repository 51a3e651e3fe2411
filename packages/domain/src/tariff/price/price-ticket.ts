import type { Place, PricedTicket, TicketChoice } from '../../order/ticket.ts'
import type { Sort, TariffVersion } from '../model.ts'
import { nameOfArticle } from '../name-of-article.ts'
import type { TicketTerms } from '../ticket-terms.ts'
import { VALIDITY_TYPE } from '../validity/validity-type.ts'
import { indexOf } from '../version-index.ts'
import type { SaleMoment } from './on-sale.ts'
import type { Proposals } from './proposed-levels.ts'
import { type Price, quoteAt, type UnknownPrice } from './quote.ts'

/** From where to where a ticket is sold, and the levels the tariff proposes for it. */
export interface SoldRelation {
  id: string
  origin: Place
  destination: Place
  levels: Proposals
}

export type TicketPrice = { ok: true; priced: PricedTicket } | { ok: false; reason: UnknownPrice }

/** The ticket at the price the tariff says. Only a price that is known for certain is one. */
export function priceTicket(
  terms: TicketTerms & Pick<SaleMoment, 'subscriptionsOnSale'>,
  choice: TicketChoice,
  relation: SoldRelation | undefined,
): TicketPrice {
  const { version, sort, today, date, subscriptionsOnSale } = terms
  const { serviceArea, passengerCount: passengers } = choice
  const moment = { date, today, serviceArea, subscriptionsOnSale }
  const quote = quoteAt(version, { ...moment, sort: sort.id, passengers }, relation?.levels)
  if (quote.state === 'unknown') return { ok: false, reason: quote.reason }
  if (quote.state === 'from') return { ok: false, reason: 'noPrice' }
  return { ok: true, priced: pricedTicket(terms, choice, quote, relation) }
}

/**
 * What a ticket says of its way, without which its relation is not shown (Spec 1 §2.7): the zones between its ends,
 * else those it is good for.
 */
const viaOf = (zones: Price['explanation']['zones']): string | null => {
  const between = zones.slice(1, -1)
  const named = between.length > 0 ? between : zones
  return named.length > 0 ? named.map(({ name }) => name).join(', ') : null
}

/** The tariff's answer, complete: it stays with the ticket whatever becomes of the tariff. */
/** What most tickets do not say of themselves. */
const beyondCarriage = (
  version: TariffVersion,
  { withdrawalReason, isCarriage, onPaper, carrier: id }: Sort,
): Pick<PricedTicket, 'withdrawalReason' | 'isCarriage' | 'onPaper' | 'carrier'> => {
  const carrier = version.carriers?.find(carrier => carrier.id === id)
  return {
    ...(withdrawalReason && { withdrawalReason }),
    ...(isCarriage !== undefined && { isCarriage }),
    ...(onPaper !== undefined && { onPaper }),
    ...(carrier && { carrier }),
  }
}

function pricedTicket(
  { version, sort, group, validity }: TicketTerms,
  choice: TicketChoice,
  { explanation, priceId, cents }: Price,
  relation: SoldRelation | undefined,
): PricedTicket {
  const traveller = indexOf(version).travellers.get(sort.traveller)
  return {
    choice: { ...choice, relationId: relation?.id ?? null },
    priceExternalId: priceId,
    tariffVersion: version.id,
    groupName: sort.group,
    name: sort.name,
    nameLong: nameOfArticle(group?.title, sort.name),
    comfortClass: sort.comfortClass,
    discountType: sort.discountType ?? null,
    traveller: traveller ?? { id: sort.traveller, name: { de: '', en: '' } },
    relation: relation
      ? { origin: relation.origin, destination: relation.destination, via: viaOf(explanation.zones) }
      : null,
    zones: explanation.zones,
    condition: sort.condition,
    priceLevelPrintText: explanation.level?.printText ?? null,
    validityType: VALIDITY_TYPE[sort.validity.type],
    validFrom: validity.validFrom,
    validTo: validity.validTo,
    fullPriceCents: cents,
    vatPermille: sort.vatPermille,
    free: sort.free ?? false,
    rides: sort.rides,
    userData: sort.userData,
    identificationMediums: sort.identificationMediums,
    withdrawalApplies: sort.withdrawalApplies,
    ...beyondCarriage(version, sort),
    refundable: sort.refundable,
    ...(sort.transferable && { transferable: sort.transferable }),
    termsId: sort.terms,
  }
}
