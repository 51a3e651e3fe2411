import { metresBetween } from '../geo/distance.ts'

/** Metres. Both sides of a street and the arms of a crossing; the next stop of one name is another place. */
const NEAR = 150

/** A stop that stands alone: no station and no platform of one. */
export interface LoneStop {
  index: number
  name: string
  /** What its price depends on: stops in different fare zones are never one place. */
  zones: string
  lat: number
  lon: number
}

/**
 * Stops that are one place to a passenger, though the feed has no station for them: of one name, in the same zones and
 * near the first of them. For each that joins another the index of that first one.
 */
export const samePlaces = (stops: readonly LoneStop[]): Map<number, number> => {
  const joined = new Map<number, number>()
  const groups = Map.groupBy(stops, ({ name, zones }) => JSON.stringify([name.trim().toLowerCase(), zones]))
  for (const group of groups.values()) {
    const places: LoneStop[] = []
    for (const stop of group) {
      const place = places.find(first => metresBetween(first, stop) <= NEAR)
      if (place) joined.set(stop.index, place.index)
      else places.push(stop)
    }
  }
  return joined
}
