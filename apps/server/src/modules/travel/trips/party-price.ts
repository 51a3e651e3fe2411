import type { PartyTickets } from '@billett/contract'
import {
  adultOf,
  type Cover,
  centsOfTicket,
  cheapest,
  fixedPriceOffers,
  forOneAdult,
  type Language,
  membersOf,
  type Offer,
  type PartyOffer,
  type PartyRide,
  type Person,
  partyOffers,
  pricedOffers,
  readExtras,
  readPeople,
  relationOffers,
  roleOf,
  SERVICE_AREA,
  type TariffVersion,
  type Travelling,
  vatInGross,
  wallClock,
} from '@billett/domain'
import { refuse } from '../../../call/refused.ts'
import type { Region } from '../../../ports/region-store.ts'
import { textIn } from '../region/index.ts'
import type { ResolvedRelation } from '../relation/index.ts'
import type { SaleDay } from '../tariff/index.ts'

/** Who travels, as a caller says it. */
export interface AskedParty {
  party?: string
  class?: 'first' | 'second'
  extra?: string
}

const oneAdult = (version: TariffVersion): Person[] => [{ traveller: adultOf(version)?.id ?? '' }]

/** Undefined where nobody says who travels; refused where the tariff knows nobody of the kind. */
export function travellingOf(version: TariffVersion, asked: AskedParty): Travelling | undefined {
  if (asked.party === undefined && asked.class === undefined && asked.extra === undefined) return undefined
  const named = asked.party === undefined ? oneAdult(version) : readPeople(asked.party)
  const people = membersOf(version, named ?? []) ?? refuse('notValid', 'party')
  const extras = readExtras(asked.extra ?? '') ?? []
  const things = version.travellers.filter(traveller => roleOf(version, traveller) === 'extra')
  // A bicycle has no seat on a group's ticket, and nobody is taken along like one.
  if (people.some(({ traveller }) => things.some(({ id }) => id === traveller))) refuse('notValid', 'party')
  if (extras.some(extra => !things.some(({ id }) => id === extra.id))) refuse('notValid', 'extra')
  return { people, comfortClass: asked.class ?? 'second', extras }
}

interface TripOfParty {
  version: TariffVersion
  ride: PartyRide
  relation: ResolvedRelation
  sale: SaleDay
  language: Language
}

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

const rateOf = (tickets: Cover['tickets']): number => {
  const rates = new Set(tickets.map(({ offer }) => offer.sort.vatPermille))
  const [rate = 0] = rates
  return rates.size === 1 ? rate : 0
}

function presentCover(region: Region, { cents, tickets, ridesLeft }: Cover, trip: TripOfParty): PartyTickets {
  const { currency } = region.tariff
  const { date, time } = wallClock(trip.ride.departure, region.timeZone)
  const isOfRelation = ({ sort }: PartyOffer) =>
    trip.version.groups.some(({ name, kind }) => name === sort.group && kind === 'relation')
  const title = (name: string) => {
    const group = trip.version.groups.find(each => each.name === name)
    return group ? textIn(group.title, trip.language) : name
  }
  const priceOf = (each: number, vatPermille: number, vatCents: number) => ({
    state: 'known' as const,
    cents: each,
    vatCents,
    vatPermille,
    currency,
  })
  const shown = tickets.map(ticket => {
    const { sort } = ticket.offer
    const each = centsOfTicket(ticket)
    return {
      sortId: sort.id,
      groupName: sort.group,
      title: title(sort.group),
      name: textIn(sort.name, trip.language),
      amount: ticket.amount,
      passengers: ticket.passengers,
      freeChildren: ticket.freeChildren,
      freeAdults: ticket.freeAdults,
      price: priceOf(each, sort.vatPermille, vatInGross(each, sort.vatPermille)),
      relationId: isOfRelation(ticket.offer) ? trip.relation.id : null,
      validFrom: `${date}T${time.slice(0, 5)}`,
    }
  })
  const vat = shown.reduce((sum, { amount, price }) => sum + amount * price.vatCents, 0)
  return { price: priceOf(cents, rateOf(tickets), vat), tickets: shown, ridesLeft }
}
