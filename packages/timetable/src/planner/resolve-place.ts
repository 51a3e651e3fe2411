import { int } from '../model/columns.ts'
import type { FootpathTable, StopTable } from '../model/timetable.ts'
import type { Place } from './query.ts'

/** How a stop is reached from a place: in how many seconds, and from which stop (-1: from the coordinate itself). */
export interface Approach {
  seconds: number
  from: number
}

export const FROM_COORDINATE = -1

/** A place as the search needs it. */
export interface ResolvedPlace {
  /** The stops that are the place itself; none for a coordinate. */
  own: number[]
  approaches: Map<number, Approach>
}

export interface StopLookup {
  stops: StopTable
  numbers: Map<string, number>
  platformsOf: (stop: number) => number[]
}

/** The stops a named place consists of, undefined for an unknown id. */
export const ownStops = (place: Extract<Place, { id: string }>, lookup: StopLookup): number[] | undefined => {
  const stop = lookup.numbers.get(place.id)
  if (stop === undefined) return undefined
  return lookup.platformsOf(place.kind === 'station' ? int(lookup.stops.station, stop) : stop)
}

/**
 * Finds the stops of a place and those a footpath away. `footpaths` lead away from the place, so mirrored for a
 * destination.
 */
export const resolvePlace = (place: Place, footpaths: FootpathTable, lookup: StopLookup): ResolvedPlace | undefined => {
  const approaches = new Map<number, Approach>()
  const add = (stop: number, seconds: number, from: number): void => {
    const known = approaches.get(stop)
    if (!known || seconds < known.seconds) approaches.set(stop, { seconds, from })
  }
  if (place.kind === 'near') {
    for (const { id, walkSeconds } of place.stops) {
      const stop = lookup.numbers.get(id)
      if (stop === undefined) return undefined
      for (const platform of lookup.platformsOf(stop)) add(platform, walkSeconds, FROM_COORDINATE)
    }
    return { own: [], approaches }
  }
  const own = ownStops(place, lookup)
  if (!own) return undefined
  for (const stop of own) add(stop, 0, stop)
  for (const stop of own)
    for (let way = int(footpaths.offsets, stop); way < int(footpaths.offsets, stop + 1); way++)
      add(int(footpaths.to, way), int(footpaths.seconds, way), stop)
  return { own, approaches }
}
