import type { Combination, PricedTicket, Ticket } from '../ticket.ts'

type Stretch = Combination['stretches'][number]

const stretchOf = ({ relation }: PricedTicket): Stretch[] =>
  relation ? [{ from: relation.origin.text, to: relation.destination.text }] : []

/**
 * Tickets for the parts of one trip, in its order, each of them knowing all, so that what is left of them can say what
 * lacks. Undefined where one of them is for no part of a trip.
 */
export function combined(tickets: readonly PricedTicket[], id: string): PricedTicket[] | undefined {
  const stretches = tickets.flatMap(stretchOf)
  if (stretches.length !== tickets.length) return undefined
  const combination: Combination = { id, stretches }
  return tickets.map(ticket => ({ ...ticket, choice: { ...ticket.choice, combination } }))
}

/** A ticket that was taken out of its trip, with the others of it again, where they are still there and lack it. */
export function joining(priced: PricedTicket, id: string | undefined, tickets: readonly Ticket[]): PricedTicket {
  const [own] = stretchOf(priced)
  const combination = tickets
    .flatMap(({ choice }) => choice.combination ?? [])
    .find(known => known.id === id && known.stretches.some(({ from, to }) => from === own?.from && to === own.to))
  return combination ? { ...priced, choice: { ...priced.choice, combination } } : priced
}

/** A ticket of an order as far as it tells which part of which trip it is for. */
export interface PartOfTrip {
  combination?: Combination | undefined
  startName: string | null
  endName: string | null
}

const isFor = ({ from, to }: Stretch, { startName, endName }: PartOfTrip): boolean =>
  startName === from && endName === to

/** Which of its trip's tickets this is, counted from 1. */
export const placeInTrip = (ticket: PartOfTrip): number =>
  1 + (ticket.combination?.stretches.findIndex(stretch => isFor(stretch, ticket)) ?? -1)

/**
 * The parts of a trip that fewer travel on than on the others, with how many tickets are missing: what is left of a
 * combination when some of its tickets have been taken out. `tickets` are all of the order, one by one.
 */
export function missingStretches(
  combination: Combination,
  tickets: readonly PartOfTrip[],
): (Stretch & { missing: number })[] {
  const own = tickets.filter(ticket => ticket.combination?.id === combination.id)
  const counted = combination.stretches.map(stretch => ({
    stretch,
    count: own.filter(ticket => isFor(stretch, ticket)).length,
  }))
  const most = Math.max(...counted.map(({ count }) => count))
  return counted
    .filter(({ count }) => count < most)
    .map(({ stretch, count }) => ({ ...stretch, missing: most - count }))
}
