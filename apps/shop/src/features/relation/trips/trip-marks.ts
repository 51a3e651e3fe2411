import type { Trip } from '@billett/contract'
import { brokenBy, shifted, tripNow } from '../../../parts/live/live-facts.ts'

export type Mark = 'fastest' | 'fewestChanges'

export type Marked = Pick<Trip, 'departure' | 'arrival' | 'changes' | 'legs'>

/** How long a trip takes as it runs now, in milliseconds. */
function takes({ departure, arrival, legs }: Marked): number {
  const now = tripNow({ legs })
  return Date.parse(shifted(arrival, now.arrival)) - Date.parse(shifted(departure, now.departure))
}

/** Those that have least of something; none where more than half of all have it: such a mark helps nobody to choose. */
function best(trips: readonly Marked[], of: (trip: Marked) => number): ReadonlySet<Marked> {
  const running = trips.filter(trip => brokenBy(trip) === null)
  const least = Math.min(...running.map(of))
  const found = running.filter(trip => of(trip) === least)
  return new Set(found.length * 2 > trips.length ? [] : found)
}

/** What sets a trip apart from the others of a list, as they run now; one that does not run has no mark. */
export function marksOf(trips: readonly Marked[]): Mark[][] {
  const fastest = best(trips, takes)
  const fewest = best(trips, ({ changes }) => changes)
  return trips.map(trip => [
    ...(fastest.has(trip) ? (['fastest'] as const) : []),
    ...(fewest.has(trip) ? (['fewestChanges'] as const) : []),
  ])
}
