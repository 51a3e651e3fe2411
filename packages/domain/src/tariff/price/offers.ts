import type { Journey } from '../journey.ts'
import type { ProductGroup, ProductKind, Sort, TariffVersion, TermsOfCarriage, Traveller } from '../model.ts'
import { indexOf } from '../version-index.ts'
import { type SaleMoment, saleCheck } from './on-sale.ts'
import { type Proposals, proposedLevels } from './proposed-levels.ts'
import { priceOf, type Quote, quoteAt } from './quote.ts'

export interface OfferedSort {
  sort: Sort
  traveller: Traveller | undefined
  quote: Quote
}

/** A group with its sorts that are on sale. Their prices may still be unknown for this relation. */
export interface Offer {
  group: ProductGroup
  sorts: OfferedSort[]
}

const offersOf = (version: TariffVersion, kind: ProductKind, moment: SaleMoment, levels?: Proposals): Offer[] => {
  const index = indexOf(version)
  const closed = saleCheck(version, moment)
  return version.groups
    .filter(group => group.kind === kind)
    .map(group => group.inAreas?.[moment.serviceArea] ?? group)
    .toSorted((a, b) => a.order - b.order || (a.name < b.name ? -1 : 1))
    .map(group => ({
      group,
      sorts: (index.sortsOfGroup.get(group.name) ?? [])
        .filter(sort => !closed(sort))
        .map(sort => ({
          sort,
          traveller: index.travellers.get(sort.traveller),
          quote: priceOf(version, sort, levels),
        })),
    }))
    .filter(offer => offer.sorts.length > 0)
}

/**
 * What is on sale from a stop to a stop, in the tariff's order. Whoever knows the levels of the relation passes them
 * in.
 */
export const relationOffers = (
  version: TariffVersion,
  moment: SaleMoment,
  journey: Journey,
  levels: Proposals = proposedLevels(version, journey),
): Offer[] => offersOf(version, 'relation', moment, levels)

/** What is on sale at one price, wherever one goes. */
export const fixedPriceOffers = (version: TariffVersion, moment: SaleMoment): Offer[] =>
  offersOf(version, 'fixPrice', moment)

export const catalogueOffers = (version: TariffVersion, moment: SaleMoment): Offer[] =>
  offersOf(version, 'catalogue', moment)

/** The offers without the sorts that cannot be sold because their price is unknown. */
export const pricedOffers = (offers: readonly Offer[]): Offer[] =>
  offers
    .map(({ group, sorts }) => ({ group, sorts: sorts.filter(({ quote }) => quote.state !== 'unknown') }))
    .filter(({ sorts }) => sorts.length > 0)

/** The cheapest price of some sorts for "from …" on a group; undefined where none is known. */
export const cheapestOf = (sorts: readonly OfferedSort[]): Exclude<Quote, { state: 'unknown' }> | undefined =>
  sorts
    .map(({ quote }) => quote)
    .filter(quote => quote.state !== 'unknown')
    .toSorted((a, b) => a.cents - b.cents)[0]

export interface ProductDetails extends OfferedSort {
  group: ProductGroup
  terms: TermsOfCarriage | undefined
}

/** All that is shown about one sort; undefined where the version does not have it. */
export const productDetails = (
  version: TariffVersion,
  sortId: string,
  moment: SaleMoment,
  journey?: Journey,
): ProductDetails | undefined => {
  const index = indexOf(version)
  const sort = index.sorts.get(sortId)
  const group = sort && index.groups.get(sort.group)
  if (!sort || !group) return undefined
  return {
    group,
    sort,
    traveller: index.travellers.get(sort.traveller),
    terms: index.terms.get(sort.terms),
    quote: quoteAt(version, { ...moment, sort: sort.id }, journey && proposedLevels(version, journey)),
  }
}
