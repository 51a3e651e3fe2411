import { fairShares } from './fair-shares.ts'
import { partsOf, type Seated, seatPeople, type Use } from './seat-people.ts'
import type { Market } from './seat-plans.ts'

export type Found = { state: 'found'; uses: readonly Use[] } | { state: 'none' | 'tooMuch' }

/** So many ways are kept for a quick guess, which then bounds the search that is sure. */
const GUESS = 3
/** Ways of seating somebody that are looked at: some milliseconds. */
const WORK = 20_000

const NO_LIMIT = Number.POSITIVE_INFINITY

/** The market with each ride of a multi-ride ticket sold by itself, for its part of the price. */
const byTheRide = (market: Market): Market => {
  const single = market.ofOffer.map(own => own.length === 1 && own.every(at => market.seats[at]?.single === true))
  return {
    ...market,
    tickets: market.tickets.map((weight, offer) => {
      const [at = -1] = market.ofOffer[offer] ?? []
      return single[offer] ? weight / (market.seats[at]?.count ?? 1) : weight
    }),
    places: market.places.map((count, at) => (single[market.seats[at]?.offer ?? -1] ? 1 : count)),
    alone: market.alone.map((alone, offer) => alone || single[offer] === true),
  }
}

/** A cover of a part: what it weighs, and on which seats. */
interface Part {
  weight: number
  uses: readonly Use[]
}

/** The parts by themselves, with rides sold one by one: no cover of the whole weighs less. */
function partByPart(market: Market, parts: readonly number[]): Part[] | 'none' | 'tooMuch' {
  const fair = fairShares(market)
  const found: Part[] = []
  for (const part of parts) {
    const seat = (below: number, width?: number): Seated =>
      seatPeople(market, fair, { parts: [part], below, work: WORK, ...(width && { width }) })
    const guess = seat(NO_LIMIT, GUESS)
    const sure = seat(guess.state === 'found' ? guess.excess : NO_LIMIT)
    const best = sure.state === 'none' ? guess : sure
    if (best.state !== 'found') return best.state
    found.push({ weight: worthOf(market, fair.shares, part) + best.excess, uses: best.uses })
  }
  return found
}

/** What everybody pays for some rides by the fair shares. */
const worthOf = ({ people }: Market, shares: readonly (readonly number[])[], part: number): number =>
  people.reduce(
    (sum, count, kind) =>
      sum + count * (shares[kind] ?? []).reduce((all, share, ride) => all + ((part >> ride) & 1 ? share : 0), 0),
    0,
  )

/** Rides one by one, put together to tickets again; how many of the tickets' rides nobody takes. */
function asTickets({ seats, tickets }: Market, uses: readonly Use[]) {
  const ridden = new Map<number, number>()
  const whole = uses.map((use): Use => {
    const seat = seats[use.seat]
    if (!seat?.single) return use
    const before = ridden.get(use.seat) ?? 0
    ridden.set(use.seat, before + 1)
    return { ...use, bought: before % seat.count === 0 }
  })
  const waste = [...ridden].reduce((sum, [at, times]) => {
    const { count = 1, offer = -1 } = seats[at] ?? {}
    return sum + (Math.ceil(times / count) - times / count) * (tickets[offer] ?? 0)
  }, 0)
  return { uses: whole, waste }
}

/** The seats on which everybody travels for the least; nothing where it cannot be told in time. */
export function searchCover(market: Market): Found {
  const parts = partsOf(market)
  const found = partByPart(byTheRide(market), parts)
  if (!Array.isArray(found)) return { state: found }
  const { uses, waste } = asTickets(
    market,
    found.flatMap(part => part.uses),
  )
  if (waste === 0) return { state: 'found', uses }
  const fair = fairShares(market)
  const ahead = found.map((_, at) =>
    found.slice(at + 1).reduce((sum, { weight }, more) => {
      const worth = worthOf(market, fair.shares, parts[at + 1 + more] ?? 0)
      return sum + Math.max(0, weight - worth)
    }, 0),
  )
  const below = found.reduce((sum, { weight }) => sum + weight, waste) - fair.sum
  const better = seatPeople(market, fair, { parts, ahead, below, work: WORK })
  return better.state === 'none' ? { state: 'found', uses } : better
}
