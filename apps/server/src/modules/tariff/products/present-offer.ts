import type { ProductGroup, ProductOffer } from '@billett/contract'
import type { Offer, OfferedSort, PlainDate } from '@billett/domain'
import type { Language } from '../../../call/language.ts'
import { textIn } from '../text-in.ts'
import { presentPrice } from './present-price.ts'
import { presentValidity } from './present-validity.ts'

export interface OfferFacts {
  language: Language
  currency: string
  today: PlainDate
  /** What tickets of this list name as their relation. */
  relationId: string | null
}

/** One article with its price. */
export function presentOffer(
  { sort, traveller, quote }: OfferedSort,
  { language, currency, today, relationId }: OfferFacts,
): ProductOffer {
  const explanation = quote.state === 'unknown' ? undefined : quote.explanation
  const level = explanation?.level
  return {
    sortId: sort.id,
    groupName: sort.group,
    name: textIn(sort.name, language),
    traveller: { id: sort.traveller, name: traveller ? textIn(traveller.name, language) : sort.traveller },
    comfortClass: sort.comfortClass,
    discountType: sort.discountType
      ? { id: sort.discountType.id, name: textIn(sort.discountType.name, language) }
      : null,
    price: presentPrice(quote, sort.vatPermille, currency),
    priceExternalId: quote.state === 'unknown' ? null : quote.priceId,
    relationId,
    priceLevelName: level ? textIn(level.name, language) : null,
    priceLevelPrintText: level ? textIn(level.printText, language) : null,
    zones: explanation?.zones ?? [],
    validity: presentValidity(sort, today, language),
    passengers: { min: sort.passengers.min, max: sort.passengers.max, perPerson: sort.passengers.perPerson ?? false },
    rides: sort.rides,
    freeChildren: sort.freeChildren,
    freeAdults: sort.freeAdults,
    withdrawalApplies: sort.withdrawalApplies,
    refundable: sort.refundable,
    userData: sort.userData,
    identificationMediums: sort.identificationMediums,
    condition: sort.condition ? textIn(sort.condition, language) : null,
  }
}

/** A product with its articles. */
export const presentGroup = ({ group, sorts }: Offer, facts: OfferFacts): ProductGroup => ({
  name: group.name,
  kind: group.kind,
  title: textIn(group.title, facts.language),
  overview: textIn(group.overview, facts.language),
  category: group.category ? textIn(group.category, facts.language) : null,
  products: sorts.map(sort => presentOffer(sort, facts)),
})
