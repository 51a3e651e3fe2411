import type { Cents } from '../../money/cents.ts'

/** What a ticket for some of a trip's rides costs. Rides count from 0; `last` is the last one it is good for. */
export interface RidesTicket {
  first: number
  last: number
  cents: Cents
}

interface Cover<T> {
  cents: Cents
  tickets: T[]
}

const better = <T>(a: Cover<T>, b: Cover<T>): number => a.cents - b.cents || a.tickets.length - b.tickets.length

/**
 * The tickets that together are good for every ride of a trip, each ride by one of them, for the least sum; of equal
 * sums the fewest tickets. In the order of the rides. Undefined where a ride has no ticket.
 */
export function cheapestCover<T extends RidesTicket>(rides: number, tickets: readonly T[]): T[] | undefined {
  const covers: (Cover<T> | undefined)[] = [{ cents: 0, tickets: [] }]
  for (let ride = 0; ride < rides; ride++) {
    const [best] = tickets
      .filter(({ last }) => last === ride)
      .flatMap((ticket): Cover<T>[] => {
        const before = covers[ticket.first]
        return before ? [{ cents: before.cents + ticket.cents, tickets: [...before.tickets, ticket] }] : []
      })
      .toSorted(better)
    covers.push(best)
  }
  return covers[rides]?.tickets
}
