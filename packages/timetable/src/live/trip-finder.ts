import type { TripRef } from '@billett/realtime'
import { parseGtfsTime } from '../gtfs/checks/field-kinds.ts'
import { int } from '../model/columns.ts'
import type { Timetable } from '../model/timetable.ts'
import type { Network } from '../planner/network/network.ts'
import { timesAt } from '../planner/present/present-ride.ts'
import { patternOf } from '../planner/real-ride.ts'

export interface FoundTrip {
  pattern: number
  trip: number
}

/**
 * Finds trips of a timetable by what a feed calls them. Runs by frequencies share an id: when they begin tells them
 * apart. Undefined where there is none, or not one alone.
 */
export function createTripFinder({ trips }: Timetable, network: Network): (ref: TripRef) => FoundTrip | undefined {
  const byId = Map.groupBy(trips.ids.keys(), trip => trips.ids[trip] ?? '')
  return ({ tripId = '', startTime }) => {
    const same = byId.get(tripId) ?? []
    const found = same.map(trip => ({ trip, pattern: patternOf(network.tripOffsets, trip) }))
    if (found.length < 2) return found[0]
    const begin = startTime === undefined ? Number.NaN : parseGtfsTime(startTime)
    return found.find(({ trip, pattern }) => int(trips.departures, timesAt(network, pattern, trip)) === begin)
  }
}
