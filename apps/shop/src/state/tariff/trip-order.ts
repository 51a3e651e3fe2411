import type { Trip } from '@billett/contract'

/** Each trip once, in the order of departure; instants compare as text. */
export const byDeparture = (trips: readonly Trip[]): Trip[] =>
  [...new Map(trips.map(trip => [trip.id, trip])).values()].toSorted(
    (a, b) => a.departure.localeCompare(b.departure) || a.arrival.localeCompare(b.arrival),
  )
