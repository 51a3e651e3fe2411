import { coverOf } from './cover-tickets.ts'
import { asOneKind } from './one-kind.ts'
import type { Cover, Member, PartyOffer, Travelling } from './party.ts'
import { searchCover } from './search-cover.ts'
import { marketOf, plansOf, ranked } from './seat-plans.ts'
import { isLift, type Kind, type Seats, seatsOf } from './seats.ts'
import { undominated } from './undominated.ts'

/** The cheapest tickets for some people; null where nothing carries them, or where it cannot be told. */
export interface CoverFor {
  people: readonly Member[]
  rides: number
  comfortClass: Travelling['comfortClass']
  offers: readonly PartyOffer[]
}

const kindsOf = (people: readonly Member[]): Kind[] =>
  [...Map.groupBy(people, ({ traveller, card, child }) => JSON.stringify([traveller, card ?? '', child]))]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, [member, ...others]]) => (member ? [{ member, count: 1 + others.length }] : []))

const ANYBODY: Kind = { member: { traveller: '', child: false, free: false }, count: 1 }

/** What lifts a ticket of the lower class to the first, for one person, by sets of rides. */
function supplementsOf(offers: readonly PartyOffer[], rides: number) {
  const sold = ranked(offers.filter(isLift))
  const seats = seatsOf(sold, [ANYBODY], 'transition', () => 0)
  const market = marketOf(sold, seats, { people: [1], rides })
  const plans = plansOf(seats, rides, at => market.tickets[seats[at]?.offer ?? -1] ?? Number.POSITIVE_INFINITY)
  const taken = (set: number): PartyOffer[] =>
    (plans[set]?.seats ?? []).flatMap(at => sold[seats[at]?.offer ?? -1] ?? [])
  return {
    taken,
    cents: (set: number): number | undefined =>
      Number.isFinite(plans[set]?.weight) ? taken(set).reduce((sum, { cents }) => sum + cents, 0) : undefined,
  }
}

const NOTHING: Cover = { cents: 0, tickets: [], ridesLeft: 0 }

export function coverFor({ people, rides, comfortClass, offers }: CoverFor): Cover | null {
  if (people.length === 0) return NOTHING
  const kinds = kindsOf(people)
  const supplements = supplementsOf(comfortClass === 'first' ? offers : [], rides)
  const all = ranked(offers.filter(({ sort }) => sort.comfortClass !== 'transition'))
  const seatsFor = (some: readonly PartyOffer[]) => seatsOf(some, kinds, comfortClass, supplements.cents)
  const of = { people: kinds.map(({ count }) => count), rides }
  const sold = undominated(marketOf(all, seatsFor(all), of)).flatMap(offer => all[offer] ?? [])
  const { seats, people: alike } = asOneKind(kinds, seatsFor(sold))
  const found = searchCover(marketOf(sold, seats, { people: alike, rides }))
  if (found.state !== 'found') return null
  const lifted = (seat: Seats): readonly PartyOffer[] =>
    sold[seat.offer]?.sort.comfortClass === comfortClass ? [] : supplements.taken(seat.rides)
  return coverOf(sold, seats, found.uses, lifted)
}
