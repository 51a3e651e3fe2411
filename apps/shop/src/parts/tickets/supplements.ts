import type { ProductGroup, ProductOffer } from '@billett/contract'

/** A product that only adds first class to another ticket. */
export const isSupplement = ({ products }: ProductGroup): boolean =>
  products.length > 0 && products.every(offer => offer.comfortClass === 'transition')

const lastsAsLong = (a: ProductOffer, b: ProductOffer): boolean =>
  a.validity.type === b.validity.type &&
  a.validity.minutes === b.validity.minutes &&
  a.validity.days === b.validity.days &&
  a.validity.calendar === b.validity.calendar

const isForOneRider = ({ passengers, rides }: ProductOffer): boolean => passengers.max === 1 && rides === 1

const hasFirstClass = (group: ProductGroup, { traveller, discountType }: ProductOffer): boolean =>
  group.products.some(
    other =>
      other.comfortClass === 'first' &&
      other.traveller.id === traveller.id &&
      other.discountType?.id === discountType?.id,
  )

/**
 * The supplement that goes with a ticket: as long as the ticket, and only where the product has no first class of its
 * own for this passenger.
 */
export function supplementFor(
  group: ProductGroup,
  offer: ProductOffer,
  supplements: readonly ProductOffer[],
): ProductOffer | undefined {
  if (offer.comfortClass !== 'second' || !isForOneRider(offer) || hasFirstClass(group, offer)) return undefined
  return supplements.find(extra => extra.price.state === 'known' && lastsAsLong(extra, offer))
}
