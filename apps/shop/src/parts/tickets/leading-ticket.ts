import type { ProductGroup, Trip } from '@billett/contract'
import { firstOffer } from './choice/offer-choice.ts'
import type { Section } from './sections.ts'

/**
 * The product one buys for a trip if nothing else is chosen: the one that stands at the trip's price, or the first for
 * a ride or a day that has a price at all.
 */
export function leadingTicket(
  sections: readonly { name: Section; groups: readonly ProductGroup[] }[],
  trip: Pick<Trip, 'price'> | null,
): ProductGroup | undefined {
  const once = sections.find(({ name }) => name === 'once')?.groups ?? []
  const known = once.filter(group => firstOffer(group)?.price.state === 'known')
  return known.find(group => firstOffer(group)?.price.cents === trip?.price.cents) ?? known[0]
}
