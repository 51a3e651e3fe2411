import type { FairShares } from './fair-shares.ts'
import { type Market, type Plan, plansOf, ridesIn } from './seat-plans.ts'

/** Somebody sits down: on which seat, and whether its ticket is bought for it or was there. */
export interface Use {
  seat: number
  bought: boolean
}

/** Everybody up to one person is carried. */
interface Reached {
  /** What it has cost more than the fair shares of those who are carried. */
  excess: number
  /** Seats that are paid and free, by their number. */
  open: readonly number[]
  uses: readonly Use[]
  before: Reached | undefined
}

export interface Limits {
  /** Sets of rides, one after the other; what no seat joins, see `partsOf`. */
  parts: readonly number[]
  /** What the parts after each cost more than the fair shares at least; nothing where missing. */
  ahead?: readonly number[]
  /** Covers that cost as much more than the fair shares, or still more, are of no use. */
  below: number
  /** So many ways of seating somebody are looked at; where that does not do, nothing is known. */
  work: number
  /** So many of the best are kept for each person: quick, and perhaps not the least. All where missing. */
  width?: number
}

export type Seated = { state: 'found'; excess: number; uses: readonly Use[] } | { state: 'none' | 'tooMuch' }

/** Weights are sums of fractions; a whole one apart they differ. */
const SAME = 0.5

const usesOf = (reached: Reached): Use[] => {
  const uses: Use[] = []
  for (let at: Reached | undefined = reached; at; at = at.before) uses.push(...at.uses)
  return uses
}

/**
 * Sets of rides that no seat on more than one ride joins: who sits where on one of them does not matter for the others,
 * but for what is left of tickets for several rides.
 */
export function partsOf({ seats, rides }: Market): number[] {
  const parts: number[] = []
  for (let ride = 0; ride < rides; ride++) {
    let part = 1 << ride
    for (let before = 0; before !== part; ) {
      before = part
      for (const seat of seats) if (!seat.single && (seat.rides & part) !== 0) part |= seat.rides
    }
    if (!parts.includes(part)) parts.push(part)
  }
  return parts
}

/**
 * Seats everybody, person by person. Who sits where decides which paid seats are left, and of all ways to the same
 * seats the cheapest is kept. What is paid beyond the fair shares never becomes less, so that a way is given up as soon
 * as it is no better than what is known.
 */
export function seatPeople(market: Market, fair: FairShares, limits: Limits): Seated {
  const { people, seats, costs, tickets, ofOffer, alone, places, rides } = market
  const { values, slack, shares } = fair
  let below = limits.below - SAME
  /** Seats whose tickets are for several, or several rides, and not too dear by themselves. */
  const shared = seats.flatMap(({ offer }, at) => (alone[offer] || (slack[offer] ?? 0) >= below ? [] : [at]))
  const placeOf = new Map(shared.map((at, place) => [at, place]))
  const placesOf = ofOffer.map(own => own.flatMap(at => placeOf.get(at) ?? []))
  const costOf = (at: number, kind: number): number => costs[at]?.[kind] ?? Number.POSITIVE_INFINITY
  const worth = shares.map(own => {
    const sums = [0]
    for (let set = 1; set < 1 << rides; set++) {
      const first = set & -set
      sums.push((sums[set & ~first] ?? 0) + (own[31 - Math.clz32(first)] ?? 0))
    }
    return sums
  })
  const order = people
    .flatMap((count, kind) => (count > 0 ? [{ kind, count, whole: worth[kind]?.at(-1) ?? 0 }] : []))
    .toSorted((a, b) => b.whole - a.whole || a.kind - b.kind)
  const sitters = (at: number): number =>
    people.reduce((sum, count, kind) => sum + (Number.isFinite(costOf(at, kind)) ? count : 0), 0)
  /** Times that somebody may still sit on a shared seat. */
  const all = limits.parts.reduce((set, part) => set | part, 0)
  /** Times that one person may sit on a seat in the course of some rides. */
  const times = (at: number, set: number): number => (seats[at]?.single ? ridesIn(set & seats[at].rides) : 1)
  const wanted = shared.map(at => sitters(at) * times(at, all))
  let reached: Reached[] = [{ excess: 0, open: shared.map(() => 0), uses: [], before: undefined }]
  let looked = 0

  const step = (kind: number, plans: readonly Plan[], may: readonly number[], part: number): Reached[] => {
    const next = new Map<string, Reached>()
    const value = worth[kind] ?? []
    let open: number[] = []
    let uses: Use[] = []
    let before: Reached | undefined
    const arrive = (excess: number, left: number): void => {
      const plan = plans[left]
      if (!plan) return
      let total = excess + plan.weight - (value[left] ?? 0)
      if (total >= below) return
      const kept = [...open]
      for (let place = 0; place < kept.length; place++) {
        const over = (kept[place] ?? 0) - (wanted[place] ?? 0)
        if (over <= 0) continue
        total += over * (values[shared[place] ?? -1] ?? 0)
        kept[place] = wanted[place] ?? 0
      }
      if (total >= below) return
      const key = String.fromCharCode(...kept)
      const rival = next.get(key)
      if (rival && rival.excess <= total) return
      const own = plan.seats.map(seat => ({ seat, bought: true }))
      next.set(key, { excess: total, open: kept, uses: [...uses, ...own], before })
    }
    const take = (offer: number, sign: 1 | -1): void => {
      for (const place of placesOf[offer] ?? [])
        open[place] = (open[place] ?? 0) + sign * (places[shared[place] ?? -1] ?? 0)
    }
    const sit = (excess: number, ride: number, set: number, left: number): void => {
      looked += 1
      if (excess >= below || looked > limits.work) return
      if (ride === rides) {
        arrive(excess, left)
        return
      }
      const bit = 1 << ride
      if ((set & bit) === 0) {
        sit(excess, ride + 1, set, left)
        return
      }
      sit(excess, ride + 1, set & ~bit, left | bit)
      for (const place of may) {
        const at = shared[place] ?? -1
        const seat = seats[at]
        if (!seat || (seat.rides & bit) === 0) continue
        const covered = seat.single ? bit : set & seat.rides
        const bought = (open[place] ?? 0) === 0
        const more =
          (values[at] ?? 0) + costOf(at, kind) - (value[covered] ?? 0) + (bought ? (slack[seat.offer] ?? 0) : 0)
        if (excess + more >= below) continue
        if (bought) take(seat.offer, 1)
        open[place] = (open[place] ?? 0) - 1
        uses.push({ seat: at, bought })
        sit(excess + more, ride + 1, set & ~covered, left)
        uses.pop()
        open[place] = (open[place] ?? 0) + 1
        if (bought) take(seat.offer, -1)
      }
    }
    for (before of reached) {
      open = [...before.open]
      uses = []
      sit(before.excess, 0, part, 0)
    }
    return [...next.values()]
  }

  const alonePlans = people.map((_, kind) =>
    plansOf(seats, rides, at => {
      const offer = seats[at]?.offer ?? -1
      return alone[offer] ? (tickets[offer] ?? 0) + costOf(at, kind) : Number.POSITIVE_INFINITY
    }),
  )
  for (const [at, part] of limits.parts.entries()) {
    below = limits.below - SAME - (limits.ahead?.[at] ?? 0)
    for (const { kind, count } of order) {
      const may = shared.flatMap((at, place) =>
        Number.isFinite(costOf(at, kind)) && ((seats[at]?.rides ?? 0) & part) !== 0 ? [place] : [],
      )
      for (let person = 0; person < count; person++) {
        for (const place of may) wanted[place] = (wanted[place] ?? 0) - times(shared[place] ?? -1, part)
        const found = step(kind, alonePlans[kind] ?? [], may, part)
        if (looked > limits.work) return { state: 'tooMuch' }
        const isWide = limits.width !== undefined && found.length > limits.width
        reached = isWide ? found.toSorted((a, b) => a.excess - b.excess).slice(0, limits.width) : found
      }
    }
  }
  const best = reached.toSorted((a, b) => a.excess - b.excess)[0]
  return best ? { state: 'found', excess: best.excess, uses: usesOf(best) } : { state: 'none' }
}
