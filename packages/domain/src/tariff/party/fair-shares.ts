import { type Market, ridesIn } from './seat-plans.ts'

/**
 * What each kind of person pays for each ride so that no ticket, filled with those who pay most, brings more than it
 * weighs: then nobody is carried for less, and the sum over all people bounds every cover from below.
 */
export interface FairShares {
  /** By kind and ride. */
  shares: readonly (readonly number[])[]
  /** What a seat brings at most. */
  values: readonly number[]
  /** What a ticket of an offer weighs more than its seats bring; never below nothing. */
  slack: readonly number[]
  /** Of everybody on every ride. */
  sum: number
}

/** Raises the shares one kind after the other, the dearest first, then last, and keeps those that bring most. */
export function fairShares(market: Market): FairShares {
  const { people, costs, tickets, seats, rides } = market
  const kinds = people.map((_, kind) => kind).filter(kind => (people[kind] ?? 0) > 0)
  /** What one of a kind costs alone on one ride, at most. */
  const dearest = (kind: number): number =>
    Math.min(...seats.map(({ offer, count }, at) => ((tickets[offer] ?? 0) + (costs[at]?.[kind] ?? 0)) / (count || 1)))
  const down = kinds.toSorted((a, b) => dearest(b) - dearest(a) || a - b)
  const found = [down, down.toReversed()].map(order => raised(market, order, rides))
  return found.reduce((best, each) => (each.sum > best.sum ? each : best))
}

function raised(market: Market, order: readonly number[], rides: number): FairShares {
  const shares = market.people.map(() => Array.from({ length: rides }, () => 0))
  const room = roomIn(market, shares)
  // First each ride by its part of what tickets for several leave, then by all that is left.
  for (const kind of order)
    for (const whole of [false, true])
      for (let ride = 0; ride < rides; ride++) {
        const own = shares[kind]
        if (own) own[ride] = (own[ride] ?? 0) + room.of(kind, ride, whole)
      }
  return {
    shares,
    values: market.seats.map((_, at) => room.value(at)),
    slack: market.tickets.map((_, offer) => room.slack(offer)),
    sum: market.people.reduce((sum, count, kind) => sum + count * (shares[kind] ?? []).reduce((a, b) => a + b, 0), 0),
  }
}

/** What can still be added where, before a ticket brings more than it weighs. */
function roomIn({ seats, costs, places, tickets, ofOffer }: Market, shares: readonly (readonly number[])[]) {
  const brings = (at: number, kind: number): number => {
    const seat = seats[at]
    const own = shares[kind] ?? []
    let sum = 0
    for (let ride = 0; ride < own.length; ride++)
      if (((seat?.rides ?? 0) >> ride) & 1) sum = seat?.single ? Math.max(sum, own[ride] ?? 0) : sum + (own[ride] ?? 0)
    return sum - (costs[at]?.[kind] ?? Number.POSITIVE_INFINITY)
  }
  const value = (at: number): number => Math.max(0, ...shares.map((_, kind) => brings(at, kind)))
  const slack = (offer: number): number =>
    (ofOffer[offer] ?? []).reduce((left, at) => left - (places[at] ?? 0) * value(at), tickets[offer] ?? 0)

  /** By how much a share may rise until a ticket of this offer is full. */
  const until = (offer: number, kind: number, ride: number, whole: boolean): number => {
    const touched = (ofOffer[offer] ?? []).flatMap(at => {
      const seat = seats[at]
      if (!seat || ((seat.rides >> ride) & 1) === 0 || !Number.isFinite(costs[at]?.[kind])) return []
      const before = value(at)
      const level = seat.single ? (shares[kind]?.[ride] ?? 0) - (costs[at]?.[kind] ?? 0) : brings(at, kind)
      return [
        { gap: Math.max(0, before - level), places: places[at] ?? 0, rides: seat.single ? 1 : ridesIn(seat.rides) },
      ]
    })
    const most = Math.max(1, ...touched.map(each => each.rides))
    let left = slack(offer) / (whole ? 1 : most)
    let rise = 0
    const steps = touched.toSorted((a, b) => a.gap - b.gap)
    let slope = 0
    for (const { gap, places: more } of steps) {
      const step = gap - rise
      if (slope > 0 && left < slope * step) return rise + left / slope
      left -= slope * Math.max(0, step)
      rise = Math.max(rise, gap)
      slope += more
    }
    return slope > 0 ? rise + Math.max(0, left) / slope : Number.POSITIVE_INFINITY
  }
  return {
    value,
    slack: (offer: number) => Math.max(0, slack(offer)),
    of: (kind: number, ride: number, whole: boolean): number => {
      const least = Math.min(...tickets.map((_, offer) => until(offer, kind, ride, whole)))
      return Number.isFinite(least) ? least : 0
    },
  }
}
