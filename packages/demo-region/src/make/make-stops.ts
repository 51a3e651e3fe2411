import type { Mode, NetworkStop, Transfer } from '../network.ts'
import { between, type Point, toLatLon, wobble } from './geometry.ts'
import { placeOf } from './parse-line.ts'
import { changeMinutes, platformsOf, WALKS } from './stations.ts'
import { zonesAt } from './zones.ts'

export interface MadeStops {
  stops: NetworkStop[]
  /** The id to board at: the platforms of a mode in turn, or the stop itself. */
  boardingIds: (name: string, mode: Mode) => string[]
  transfers: Transfer[]
}

const FIRST_ID = 4001
/** Platforms of a station lie this far apart, in kilometres. */
const PLATFORM_KM = 0.02

/** Every stop of a place lies in the zones of the place, which is where its first stop is. */
const zonesByPlace = (points: Map<string, Point>): Map<string, string[]> => {
  const zones = new Map<string, string[]>()
  for (const [name, point] of points) {
    const place = placeOf(name)
    if (!zones.has(place)) zones.set(place, zonesAt(point))
  }
  return zones
}

/** Numbers the stops in the order in which the lines name them and gives stations their platforms. */
export const makeStops = (points: Map<string, Point>, modes: Map<string, Set<Mode>>): MadeStops => {
  const zones = zonesByPlace(points)
  const stops: NetworkStop[] = []
  const transfers: Transfer[] = []
  const boarding = new Map<string, string[]>()
  const idOf = new Map<string, string>()
  for (const [name, used] of modes) {
    const point = points.get(name)
    if (!point) throw new Error(`"${name}" has no place`)
    const id = String(FIRST_ID + idOf.size)
    idOf.set(name, id)
    const stop = { id, name, ...toLatLon(point), zones: zones.get(placeOf(name)) ?? [] }
    const platforms = platformsOf(name, used)
    stops.push(platforms ? { ...stop, isStation: true } : stop)
    if (!platforms) continue
    let number = 0
    for (const mode of used) {
      const ids = (platforms[mode] ?? []).map(platform => {
        number += 1
        const shifted = between(point, { x: point.x + 1, y: point.y + wobble(name) }, number * PLATFORM_KM)
        const platformId = `${id}-${number}`
        stops.push({ ...stop, id: platformId, ...toLatLon(shifted), station: id, platform })
        return platformId
      })
      if (ids.length === 0) throw new Error(`"${name}" has no platform for ${mode}`)
      boarding.set(`${mode}/${name}`, ids)
    }
    transfers.push({ from: id, to: id, minutes: changeMinutes(name) })
  }
  for (const [from, to, minutes] of WALKS) {
    const [a, b] = [idOf.get(from), idOf.get(to)]
    if (!a || !b) throw new Error(`There is no walk from "${from}" to "${to}"`)
    transfers.push({ from: a, to: b, minutes }, { from: b, to: a, minutes })
  }
  return {
    stops,
    transfers,
    boardingIds: (name, mode) => boarding.get(`${mode}/${name}`) ?? [idOf.get(name) ?? ''],
  }
}
