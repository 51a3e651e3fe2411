import { type Coordinate, metresBetween } from '../geo/distance.ts'
import { createPlaceFinder } from '../geo/place-finder.ts'
import { walkSeconds } from '../geo/walking.ts'
import type { GtfsRow } from '../gtfs/gtfs-tables.ts'
import { applyTransfers, type ChangeTimes } from './apply-transfers.ts'
import { at } from './columns.ts'
import { createPlatformFinder } from './platforms.ts'
import type { FootpathTable, StopTable } from './timetable.ts'

export interface FootpathOptions {
  /** Metres as the crow flies that people walk between two rides. */
  maxWalk: number
  /** Seconds the shortest change takes where the feed says nothing. */
  minChange: number
}

export const FOOTPATH_DEFAULTS: FootpathOptions = { maxWalk: 400, minChange: 60 }

const nearbyChanges = (stops: StopTable, { maxWalk, minChange }: FootpathOptions): ChangeTimes => {
  const places = new Map<number, Coordinate>()
  for (const stop of stops.ids.keys()) places.set(stop, { lat: at(stops.lat, stop), lon: at(stops.lon, stop) })
  const findPlaces = createPlaceFinder(places)
  const platformsOf = createPlatformFinder(stops)
  return stops.ids.map((_, from) => {
    const here = places.get(from) ?? { lat: 0, lon: 0 }
    const near = findPlaces(here, maxWalk).map(({ index }) => index)
    const changes = new Map<number, number>()
    for (const to of new Set([from, ...near, ...platformsOf(at(stops.station, from))])) {
      const metres = metresBetween(here, places.get(to) ?? here)
      changes.set(to, Math.max(minChange, walkSeconds(metres)))
    }
    return changes
  })
}

/** Ways on foot within the radius and between platforms of a station, and what `transfers` says about them. */
export const buildFootpaths = (stops: StopTable, transfers: GtfsRow[], options: FootpathOptions): FootpathTable => {
  const changes = applyTransfers(nearbyChanges(stops, options), transfers, stops, options.minChange)
  const offsets = new Int32Array(changes.length + 1)
  const ways = changes.map((times, from) => [...times].filter(([to]) => to !== from).sort(([a], [b]) => a - b))
  for (const [from, { length }] of ways.entries()) offsets[from + 1] = (offsets[from] ?? 0) + length
  return {
    offsets,
    to: Int32Array.from(ways.flatMap(list => list.map(([to]) => to))),
    seconds: Int32Array.from(ways.flatMap(list => list.map(([, seconds]) => seconds))),
    changeSeconds: Int32Array.from(changes, (times, stop) => times.get(stop) ?? -1),
  }
}
