import { int } from '../model/columns.ts'

/** A pattern's trips in the columns that have them all. */
export interface TripTimes {
  arrivals: Int32Array
  departures: Int32Array
  base: number
  calls: number
}

const follows = ({ arrivals, departures, base, calls }: TripTimes, trip: number, before: number): boolean => {
  const [a, b] = [base + trip * calls, base + before * calls]
  for (let call = 0; call < calls; call++) {
    if (int(departures, a + call) < int(departures, b + call)) return false
    if (int(arrivals, a + call) < int(arrivals, b + call)) return false
  }
  return true
}

/**
 * Trips that nobody overtakes, with those that run otherwise put among them where their time is; what would overtake or
 * be overtaken there is left over.
 */
export function mergeTrips(
  planned: readonly number[],
  changed: readonly number[],
  times: TripTimes,
): { trips: number[]; leftOver: number[] } {
  const trips = [...planned]
  const leftOver: number[] = []
  for (const trip of changed) {
    const leaves = int(times.departures, times.base + trip * times.calls)
    const later = trips.findIndex(other => int(times.departures, times.base + other * times.calls) > leaves)
    const at = later < 0 ? trips.length : later
    const [before, after] = [trips[at - 1], trips[at]]
    const fits =
      (before === undefined || follows(times, trip, before)) && (after === undefined || follows(times, after, trip))
    if (fits) trips.splice(at, 0, trip)
    else leftOver.push(trip)
  }
  return { trips, leftOver }
}
