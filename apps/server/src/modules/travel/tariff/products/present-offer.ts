import type { ProductGroup, ProductOffer } from '@billett/contract'
import {
  defaultOffer,
  type Language,
  type Offer,
  type OfferedSort,
  type PlainDate,
  type Sort,
  type TariffVersion,
} from '@billett/domain'
import { extending } from '../../../../call/extending.ts'
import { derivedFrom, textIn } from '../../region/index.ts'
import { presentPrice } from './present-price.ts'
import { presentValidity } from './present-validity.ts'

export interface OfferFacts {
  language: Language
  currency: string
  today: PlainDate
  /** What tickets of this list name as their relation. */
  relationId: string | null
}

type Named = ProductOffer['zones'][number]

/** What only the relation decides on. */
type OfRelation = 'relationId' | 'zones'

/** What an article is on a day to readers of a language at one of its prices, wherever one goes. */
type Article = Omit<ProductOffer, OfRelation>

interface Presented {
  today: PlainDate
  /** By the row of the price list. */
  articles: Map<string, Article>
}

/** Quotes for other relations at the same price differ in nothing of this, so it is kept for the day. */
const presentedOf = derivedFrom((_sort: Sort) => new Map<Language, Presented>())

function present({ sort, traveller, quote }: OfferedSort, { today, language, currency }: OfferFacts): Article {
  const level = quote.state === 'unknown' ? undefined : quote.explanation.level
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
    priceLevelName: level ? textIn(level.name, language) : null,
    priceLevelPrintText: level ? textIn(level.printText, language) : null,
    validity: presentValidity(sort, today, language),
    passengers: { min: sort.passengers.min, max: sort.passengers.max, perPerson: sort.passengers.perPerson ?? false },
    rides: sort.rides,
    freeChildren: sort.freeChildren,
    freeAdults: sort.freeAdults,
    withdrawalApplies: sort.withdrawalApplies,
    ...(sort.withdrawalReason && { withdrawalReason: textIn(sort.withdrawalReason, language) }),
    ...(sort.onPaper !== undefined && { onPaper: sort.onPaper }),
    refundable: sort.refundable,
    userData: sort.userData,
    identificationMediums: sort.identificationMediums,
    condition: sort.condition ? textIn(sort.condition, language) : null,
  }
}

const isAt = ({ price }: Article, quote: OfferedSort['quote']): boolean =>
  price.state === quote.state && (quote.state === 'unknown' || price.cents === quote.cents)

function articleOf(offered: OfferedSort, facts: OfferFacts): Article {
  const { sort, quote } = offered
  const byLanguage = presentedOf(sort)
  let presented = byLanguage.get(facts.language)
  if (presented?.today !== facts.today) {
    presented = { today: facts.today, articles: new Map() }
    byLanguage.set(facts.language, presented)
  }
  const row = quote.state === 'unknown' ? '' : quote.priceId
  const known = presented.articles.get(row)
  // The same row costs more for more people, and may be certain for one relation and not for another.
  if (known && isAt(known, quote)) return known
  const article = present(offered, facts)
  presented.articles.set(row, article)
  return article
}

const NO_ZONES: Named[] = []

/** All articles that are priced by the same zones share them. */
const zonesByProposal = new WeakMap<object, Named[]>()

function zonesOf({ quote }: OfferedSort): Named[] {
  if (quote.state === 'unknown') return NO_ZONES
  const known = zonesByProposal.get(quote.zones)
  if (known) return known
  const { zones } = quote.explanation
  Object.freeze(zones)
  zonesByProposal.set(quote.zones, zones)
  return zones
}

/** One article with its price. */
export const presentOffer = (offered: OfferedSort, facts: OfferFacts): ProductOffer =>
  extending(articleOf(offered, facts), { relationId: facts.relationId, zones: zonesOf(offered) })

/** What a product is to readers of a language. */
type Product = Omit<ProductGroup, 'defaultSortId' | 'products'>

const productsOf = derivedFrom((_group: Offer['group']) => new Map<Language, Product>())

function productOf(group: Offer['group'], language: Language): Product {
  const known = productsOf(group)
  const product = known.get(language) ?? {
    name: group.name,
    kind: group.kind,
    title: textIn(group.title, language),
    overview: textIn(group.overview, language),
    category: group.category ? textIn(group.category, language) : null,
  }
  known.set(language, product)
  return product
}

/** A product with its articles. */
export const presentGroup = (version: TariffVersion, { group, sorts }: Offer, facts: OfferFacts): ProductGroup =>
  extending(productOf(group, facts.language), {
    defaultSortId: defaultOffer(version, sorts)?.sort.id ?? '',
    products: sorts.map(sort => presentOffer(sort, facts)),
  })
