import type { PartyOffer } from './party.ts'
import { type Seats, ticketCents } from './seats.ts'

/**
 * What is compared: cents first; of equal sums the fewest tickets, then those that last longest, in the tariff's order.
 * All of it in one number: thirty people on four rides for 20,000 EUR each stay below 2^53.
 */
const CENT = 1e8
const TICKET = 1e5

/** The offers in the order in which of two alike one is taken. */
export const ranked = (offers: readonly PartyOffer[]): PartyOffer[] =>
  offers.toSorted(
    (a, b) =>
      b.lasts - a.lasts ||
      a.order - b.order ||
      (a.sort.id < b.sort.id ? -1 : Number(a.sort.id > b.sort.id)) ||
      a.ride - b.ride,
  )

/** What tickets and their seats weigh, and for how many. */
export interface Market {
  rides: number
  /** How many travel of each kind. */
  people: readonly number[]
  /** What one ticket of an offer weighs. */
  tickets: readonly number[]
  seats: readonly Seats[]
  /** What sitting on a seat weighs beside its ticket, by kind; infinite where one may not. */
  costs: readonly (readonly number[])[]
  /** As many of a ticket's places as somebody could use at all. */
  places: readonly number[]
  /** Seats of each offer. */
  ofOffer: readonly (readonly number[])[]
  /** Whether one ticket of the offer is for one person alone. */
  alone: readonly boolean[]
}

export function marketOf(
  offers: readonly PartyOffer[],
  seats: readonly Seats[],
  { people, rides }: Pick<Market, 'people' | 'rides'>,
): Market {
  const ofOffer = offers.map((_, offer) => seats.flatMap((seat, at) => (seat.offer === offer ? [at] : [])))
  const places = seats.map(({ count, costs, single, rides: own }) => {
    const users = people.reduce((sum, each, kind) => sum + (costs[kind] === undefined ? 0 : each), 0)
    return Math.min(count, users * (single ? ridesIn(own) : 1))
  })
  return {
    rides,
    people,
    tickets: offers.map((offer, rank) => ticketCents(offer) * CENT + TICKET + rank),
    seats,
    costs: seats.map(({ costs }) =>
      costs.map(cents => (cents === undefined ? Number.POSITIVE_INFINITY : cents * CENT)),
    ),
    places,
    ofOffer,
    alone: ofOffer.map(own => own.length === 1 && own.every(at => places[at] === 1)),
  }
}

/** How many rides are in a set of them. */
export const ridesIn = (set: number): number => {
  let count = 0
  for (let left = set; left > 0; left &= left - 1) count += 1
  return count
}

/** How somebody covers some rides for the least: the weight, and on which seats. */
export interface Plan {
  weight: number
  seats: readonly number[]
}

/**
 * For every set of rides the cheapest seats for one person, where a seat weighs what `weightOf` says; a weight of
 * infinity is no plan. Sets are bits of a number.
 */
export function plansOf(seats: readonly Seats[], rides: number, weightOf: (seat: number) => number): Plan[] {
  const plans: Plan[] = [{ weight: 0, seats: [] }]
  const usable = seats.flatMap((seat, at) => {
    const weight = weightOf(at)
    return Number.isFinite(weight) ? [{ at, weight, seat }] : []
  })
  for (let set = 1; set < 1 << rides; set++) {
    const first = set & -set
    let best: Plan = { weight: Number.POSITIVE_INFINITY, seats: [] }
    for (const { at, weight, seat } of usable) {
      if ((seat.rides & first) === 0) continue
      const rest = plans[set & ~(seat.single ? first : seat.rides)]
      if (rest && rest.weight + weight < best.weight)
        best = { weight: rest.weight + weight, seats: [...rest.seats, at] }
    }
    plans.push(best)
  }
  return plans
}
