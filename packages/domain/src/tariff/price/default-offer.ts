import type { Sort, TariffVersion, Traveller } from '../model.ts'
import type { OfferedSort } from './offers.ts'

/** Years. Somebody of this age travels at the full price. */
const ADULT = 30

/** The first traveller of the tariff's list that an adult is. */
export const adultOf = ({ travellers }: Pick<TariffVersion, 'travellers'>): Traveller | undefined =>
  travellers.find(
    ({ kind = 'person', minAge = 0, maxAge = ADULT }) => kind === 'person' && minAge <= ADULT && ADULT <= maxAge,
  )

/** An article an adult takes as it is: no reduction held, no supplement. */
const isPlain = ({ comfortClass, discountType }: Sort): boolean =>
  comfortClass !== 'transition' && discountType === undefined

/** A ticket that takes one adult there: no more rides than this one, no card. */
export const forOneAdult = (version: TariffVersion): ((offered: OfferedSort) => boolean) => {
  const adult = adultOf(version)?.id
  return ({ sort }) =>
    sort.traveller === adult &&
    isPlain(sort) &&
    sort.rides === 1 &&
    sort.passengers.min === 1 &&
    !sort.withdrawalApplies
}

const CLASS_ORDER: Record<Sort['comfortClass'], number> = { second: 0, first: 1, transition: 2 }

/**
 * The article a product is shown with before anybody has chosen: one with a price, an adult's, without a reduction, in
 * second class, as far as there is one; of several the first in the tariff's order. Undefined only for no articles.
 */
export function defaultOffer(version: TariffVersion, offered: readonly OfferedSort[]): OfferedSort | undefined {
  const adult = adultOf(version)?.id
  const misses = ({ sort, quote }: OfferedSort): number[] => [
    Number(quote.state === 'unknown'),
    Number(sort.traveller !== adult),
    Number(sort.discountType !== undefined),
    CLASS_ORDER[sort.comfortClass],
  ]
  return offered
    .map(each => ({ each, missed: misses(each) }))
    .toSorted((a, b) => a.missed.map((miss, i) => miss - (b.missed[i] ?? 0)).find(difference => difference !== 0) ?? 0)
    .map(({ each }) => each)[0]
}
