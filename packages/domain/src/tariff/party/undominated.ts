import type { Market } from './seat-plans.ts'
import type { Seats } from './seats.ts'

/** Seats of one ticket, or of two that are bought together, at what sitting on them weighs by kind. */
interface Place {
  seat: Seats
  costs: readonly number[]
  rides: number
}

/** Whether whoever sits on a seat of a ticket may sit here at no more, as many of them and as long. */
const replaces = (here: Place, there: Place): boolean =>
  here.seat.part === there.seat.part &&
  here.seat.single === there.seat.single &&
  here.seat.count >= there.seat.count &&
  (there.rides & ~here.rides) === 0 &&
  there.costs.every((cost, kind) => (here.costs[kind] ?? 0) <= cost)

const together = (a: Place, b: Place): Place | undefined =>
  a.seat.part === b.seat.part && !a.seat.single && !b.seat.single
    ? {
        seat: a.seat.count < b.seat.count ? a.seat : b.seat,
        rides: a.rides | b.rides,
        costs: a.costs.map((cost, kind) => cost + (b.costs[kind] ?? 0)),
      }
    : undefined

/**
 * The offers without those for which another one, or two of them together, do as well and cost no more: they are in no
 * cover that would not be as good without them.
 */
export function undominated({ tickets, seats, costs, ofOffer }: Market): number[] {
  const places = ofOffer.map(own =>
    own.flatMap((at): Place[] => {
      const seat = seats[at]
      return seat ? [{ seat, costs: costs[at] ?? [], rides: seat.rides }] : []
    }),
  )
  const does = (here: readonly Place[], there: readonly Place[]): boolean =>
    there.every(each => here.some(other => replaces(other, each)))
  const used = tickets.flatMap((_, offer) => ((places[offer] ?? []).length > 0 ? [offer] : []))
  const left = used.filter(
    offer =>
      !used.some(
        other =>
          other !== offer &&
          (tickets[other] ?? 0) <= (tickets[offer] ?? 0) &&
          does(places[other] ?? [], places[offer] ?? []),
      ),
  )
  const pair = (a: number, b: number): Place[] =>
    (places[a] ?? []).flatMap(one => (places[b] ?? []).flatMap(other => together(one, other) ?? []))
  return left.filter(
    offer =>
      !left.some(a =>
        left.some(
          b =>
            a < b &&
            a !== offer &&
            b !== offer &&
            (tickets[a] ?? 0) + (tickets[b] ?? 0) <= (tickets[offer] ?? 0) &&
            does(pair(a, b), places[offer] ?? []),
        ),
      ),
  )
}
