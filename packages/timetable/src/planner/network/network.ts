import { int } from '../../model/columns.ts'
import type { FootpathTable, ServiceTable, Timetable } from '../../model/timetable.ts'
import { type Boardings, indexBoardings } from './boardings.ts'

/** Patterns with their trips, as the search walks along them. */
export interface PatternColumns {
  patternCount: number
  callOffsets: Int32Array
  callStops: Int32Array
  callAccess: Uint8Array
  tripOffsets: Int32Array
  /** Where the times of a pattern begin: its trips one after the other, each with one time per call. */
  timeOffsets: Int32Array
  arrivals: Int32Array
  departures: Int32Array
}

/** What the search walks over. A timetable makes two: one in the direction of time and its mirror (`mirrorNetwork`). */
export interface Network extends PatternColumns {
  stopCount: number
  tripService: Int32Array
  services: ServiceTable
  boardings: Boardings
  footpaths: FootpathTable
}

/** Where the times of each pattern begin. */
export const timeOffsetsOf = (callOffsets: Int32Array, tripOffsets: Int32Array): Int32Array => {
  const offsets = new Int32Array(tripOffsets.length)
  for (let p = 0; p + 1 < offsets.length; p++) {
    const calls = int(callOffsets, p + 1) - int(callOffsets, p)
    const trips = int(tripOffsets, p + 1) - int(tripOffsets, p)
    offsets[p + 1] = int(offsets, p) + calls * trips
  }
  return offsets
}

export const buildNetwork = ({ stops, patterns, trips, services, footpaths }: Timetable): Network => {
  const stopCount = stops.ids.length
  return {
    stopCount,
    patternCount: patterns.line.length,
    callOffsets: patterns.callOffsets,
    callStops: patterns.stops,
    callAccess: patterns.access,
    tripOffsets: patterns.tripOffsets,
    timeOffsets: timeOffsetsOf(patterns.callOffsets, patterns.tripOffsets),
    arrivals: trips.arrivals,
    departures: trips.departures,
    tripService: trips.service,
    services,
    boardings: indexBoardings(stopCount, patterns.callOffsets, patterns.stops, patterns.access),
    footpaths,
  }
}
