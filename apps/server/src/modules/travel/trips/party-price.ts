import type { PartyTickets } from '@billett/contract'
import {
  type Cover,
  cheapest,
  fixedPriceOffers,
  forOneAdult,
  type Offer,
  partyOffers,
  pricedOffers,
  relationOffers,
  SERVICE_AREA,
  type TariffVersion,
  type Travelling,
  wallClock,
} from '@billett/domain'
import type { Region } from '../../../ports/region-store.ts'
import { presentCover } from './present-cover.ts'
import type { TripOfParty } from './trip-of-party.ts'

/** The products by what they cost one adult: the cheapest that carries the party is the one it is shown. */
const productsByPrice = (version: TariffVersion, offers: readonly Offer[]): string[] =>
  pricedOffers(offers)
    .flatMap(({ group, sorts }) => {
      const prices = sorts
        .filter(forOneAdult(version))
        .flatMap(({ quote }) => (quote.state === 'unknown' ? [] : [quote.cents]))
      return prices.length > 0 ? [{ name: group.name, cents: Math.min(...prices) }] : []
    })
    .toSorted((a, b) => a.cents - b.cents)
    .map(({ name }) => name)

/** What can be bought for a trip, of its relation and at fixed prices. */
function soldFor(region: Region, { version, ride, relation, sale }: TripOfParty) {
  const { date } = wallClock(ride.departure, region.timeZone)
  const moment = { ...sale, date, serviceArea: SERVICE_AREA.ticket }
  const ofRelation = relationOffers(version, moment, relation.journey, relation.levels)
  return { ofRelation, all: [...ofRelation, ...fixedPriceOffers(version, moment)] }
}

/** What a party travels on for some trips, and what would be cheaper; neither where that is not known. */
function priceOf(
  region: Region,
  party: Travelling,
  trips: readonly [TripOfParty, ...TripOfParty[]],
): { party?: PartyTickets; cheaper?: PartyTickets } {
  const [{ version }] = trips
  const sold = trips.map(trip => soldFor(region, trip))
  const rides = trips.map(({ ride }) => ride)
  const offers = sold.flatMap(({ all }, ride) => partyOffers(version, all, rides, { ride, zone: region.timeZone }))
  const present = (cover: Cover): PartyTickets => presentCover(region, cover, trips)
  for (const product of productsByPrice(version, sold[0]?.ofRelation ?? [])) {
    const { asked, best } = cheapest(party, trips.length, { product, offers })
    if (asked && asked.tickets.length > 0) return { party: present(asked), ...(best && { cheaper: present(best) }) }
  }
  return {}
}

export const partyPrice = (region: Region, party: Travelling, trip: TripOfParty) => priceOf(region, party, [trip])

const centsOf = ({ price }: PartyTickets): number => price.cents ?? 0

/**
 * What a party travels on for a trip and the one back, each by itself; and what would be cheaper for both, as a day
 * ticket is. Undefined where one of them has no known price. A tariff that changes in between knows nothing for both.
 */
export function pricesThereAndBack(
  region: Region,
  party: Travelling,
  there: TripOfParty,
  back: TripOfParty,
): { rides: [PartyTickets, PartyTickets]; cheaper?: PartyTickets } | undefined {
  const [first, second] = [there, back].map(trip => partyPrice(region, party, trip).party)
  if (!first || !second) return undefined
  const rides: [PartyTickets, PartyTickets] = [first, second]
  const together = there.version === back.version ? priceOf(region, party, [there, back]) : {}
  const cheaper = together.cheaper ?? together.party
  return cheaper && centsOf(cheaper) < centsOf(first) + centsOf(second) ? { rides, cheaper } : { rides }
}
