import { isActive } from '../../model/build-services.ts'
import { int } from '../../model/columns.ts'
import type { Network } from './network.ts'

/** The trips that run on one service day, by pattern and in the order of time. */
export interface ActiveTrips {
  offsets: Int32Array
  trips: Int32Array
}

/** A range of journeys touches three days; a few more serve the neighbours of today. */
const DAYS_KEPT = 12

const collect = ({ patternCount, tripOffsets, tripService, services }: Network, day: number): ActiveTrips => {
  const runs = Uint8Array.from(services.ids, (_, service) => (isActive(services, service, day) ? 1 : 0))
  const offsets = new Int32Array(patternCount + 1)
  const trips = new Int32Array(tripService.length)
  let count = 0
  for (let pattern = 0; pattern < patternCount; pattern++) {
    for (let trip = int(tripOffsets, pattern); trip < int(tripOffsets, pattern + 1); trip++)
      if (runs[int(tripService, trip)] === 1) trips[count++] = trip
    offsets[pattern + 1] = count
  }
  return { offsets, trips: trips.slice(0, count) }
}

/** Looks up the active trips of a day (0 the first of the timetable), keeping those of the days asked last. */
export const createActiveTrips = (network: Network): ((day: number) => ActiveTrips) => {
  const kept = new Map<number, ActiveTrips>()
  return day => {
    const known = kept.get(day) ?? collect(network, day)
    kept.delete(day)
    kept.set(day, known)
    const oldest = kept.keys().next().value
    if (kept.size > DAYS_KEPT && oldest !== undefined) kept.delete(oldest)
    return known
  }
}
