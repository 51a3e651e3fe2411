import type { Coordinate } from '../geo/distance.ts'
import { createPlaceFinder } from '../geo/place-finder.ts'
import { at, int } from '../model/columns.ts'
import type { Mode } from '../model/mode.ts'
import type { Timetable } from '../model/timetable.ts'
import type { StopRef } from '../planner/journey.ts'
import { presentStop } from '../planner/present/present-stop.ts'
import { linesByStation } from './lines-by-station.ts'

export interface NearbyQuery extends Coordinate {
  /** Most stops wanted. */
  amount: number
  /** Metres as the crow flies. */
  radius: number
  /** Only stops where one of these calls. */
  modes?: readonly Mode[]
}

export interface NearbyStop {
  stop: StopRef
  metres: number
}

/**
 * Finds stations (and stops standing alone) around a coordinate, nearest first. Platforms are found as their station.
 */
export const createNearbyStops = (timetable: Timetable): ((query: NearbyQuery) => NearbyStop[]) => {
  const { stops, lines } = timetable
  const places = new Map<number, Coordinate>()
  for (const stop of stops.ids.keys())
    if (int(stops.station, stop) === stop) places.set(stop, { lat: at(stops.lat, stop), lon: at(stops.lon, stop) })
  const findPlaces = createPlaceFinder(places)
  const linesAt = linesByStation(timetable)
  const hasMode = (stop: number, modes: readonly Mode[]): boolean =>
    [...(linesAt.get(stop) ?? [])].some(line => modes.some(mode => mode === lines.modes[line]))
  return ({ amount, radius, modes, ...centre }) =>
    findPlaces(centre, radius)
      .filter(({ index }) => !modes || hasMode(index, modes))
      .slice(0, amount)
      .map(({ index, metres }) => ({ stop: presentStop(timetable, index), metres: Math.round(metres) }))
}
