import type { Coordinate } from '../geo/distance.ts'
import { createPlaceFinder } from '../geo/place-finder.ts'
import { walkSeconds } from '../geo/walking.ts'
import { at, byte, textAt } from '../model/columns.ts'
import type { Timetable } from '../model/timetable.ts'
import type { Place } from '../planner/query.ts'

/** More stops than this around one place only cost time: the nearest ones lead everywhere. */
const MOST_STOPS = 40

/** Makes a coordinate a place for the planner: the platforms within `metres` with the seconds to walk there. */
export const createWalkableStops = (timetable: Timetable): ((centre: Coordinate, metres: number) => Place) => {
  const { stops } = timetable
  const places = new Map<number, Coordinate>()
  for (const stop of stops.ids.keys())
    if (byte(stops.isStation, stop) === 0) places.set(stop, { lat: at(stops.lat, stop), lon: at(stops.lon, stop) })
  const findPlaces = createPlaceFinder(places)
  return (centre, metres) => ({
    kind: 'near',
    stops: findPlaces(centre, metres)
      .slice(0, MOST_STOPS)
      .map(near => ({ id: textAt(stops.ids, near.index), walkSeconds: walkSeconds(near.metres) })),
  })
}
