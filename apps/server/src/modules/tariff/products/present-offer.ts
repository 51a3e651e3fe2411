import type { ProductGroup, ProductOffer } from '@billett/contract'
import {
  defaultOffer,
  type Language,
  type Offer,
  type OfferedSort,
  type PlainDate,
  type Sort,
  type TariffVersion,
  type Traveller,
} from '@billett/domain'
import { derivedFrom } from '../derived.ts'
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

type Quoted = 'price' | 'priceExternalId' | 'relationId' | 'priceLevelName' | 'priceLevelPrintText' | 'zones'

/** What an article is on a day to readers of a language, wherever one goes. */
type Article = Omit<ProductOffer, Quoted>

const present = (sort: Sort, traveller: Traveller | undefined, today: PlainDate, language: Language): Article => ({
  sortId: sort.id,
  groupName: sort.group,
  name: textIn(sort.name, language),
  traveller: { id: sort.traveller, name: traveller ? textIn(traveller.name, language) : sort.traveller },
  comfortClass: sort.comfortClass,
  discountType: sort.discountType ? { id: sort.discountType.id, name: textIn(sort.discountType.name, language) } : null,
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
})

/** Quotes for other relations differ in nothing of this, so it is kept for the day. */
const articlesOf = derivedFrom((_sort: Sort): { today?: PlainDate; byLanguage: Map<Language, Article> } => ({
  byLanguage: new Map(),
}))

function articleOf(
  { sort, traveller }: OfferedSort,
  { today, language }: Pick<OfferFacts, 'today' | 'language'>,
): Article {
  const kept = articlesOf(sort)
  if (kept.today !== today) {
    kept.today = today
    kept.byLanguage.clear()
  }
  const article = kept.byLanguage.get(language) ?? present(sort, traveller, today, language)
  kept.byLanguage.set(language, article)
  return article
}

/** One article with its price. */
export function presentOffer(offered: OfferedSort, facts: OfferFacts): ProductOffer {
  const { sort, quote } = offered
  const { language, currency, relationId } = facts
  const explanation = quote.state === 'unknown' ? undefined : quote.explanation
  const level = explanation?.level
  return {
    ...articleOf(offered, facts),
    price: presentPrice(quote, sort.vatPermille, currency),
    priceExternalId: quote.state === 'unknown' ? null : quote.priceId,
    relationId,
    priceLevelName: level ? textIn(level.name, language) : null,
    priceLevelPrintText: level ? textIn(level.printText, language) : null,
    zones: explanation?.zones ?? [],
  }
}

/** A product with its articles. */
export const presentGroup = (version: TariffVersion, { group, sorts }: Offer, facts: OfferFacts): ProductGroup => ({
  name: group.name,
  kind: group.kind,
  title: textIn(group.title, facts.language),
  overview: textIn(group.overview, facts.language),
  category: group.category ? textIn(group.category, facts.language) : null,
  defaultSortId: defaultOffer(version, sorts)?.sort.id ?? '',
  products: sorts.map(sort => presentOffer(sort, facts)),
})
