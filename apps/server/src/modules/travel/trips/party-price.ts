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

/** What a party travels on for a trip, and what would be cheaper; neither where that is not known. */
export function partyPrice(
  region: Region,
  party: Travelling,
  trip: TripOfParty,
): { party?: PartyTickets; cheaper?: PartyTickets } {
  const { version, ride, relation, sale } = trip
  const { date } = wallClock(ride.departure, region.timeZone)
  const moment = { ...sale, date, serviceArea: SERVICE_AREA.ticket }
  const ofRelation = relationOffers(version, moment, relation.journey, relation.levels)
  const sold = [...ofRelation, ...fixedPriceOffers(version, moment)]
  const offers = partyOffers(version, sold, [ride], { ride: 0, zone: region.timeZone })
  const present = (cover: Cover): PartyTickets => presentCover(region, cover, trip)
  for (const product of productsByPrice(version, ofRelation)) {
    const { asked, best } = cheapest(party, 1, { product, offers })
    if (asked && asked.tickets.length > 0) return { party: present(asked), ...(best && { cheaper: present(best) }) }
  }
  return {}
}
