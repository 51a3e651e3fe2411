import type { TariffVersion } from '../model.ts'
import { zonesOfStop } from '../version-index.ts'
import { shortestPath } from './zone-path.ts'

/** The zone that most of the stops lie in, of several the first by its id; undefined where there is no stop. */
const mostServed = (stops: readonly (readonly string[])[]): string | undefined => {
  const counts = Map.groupBy(stops.flat(), zone => zone)
  return [...counts].sort(([a, x], [b, y]) => y.length - x.length || (a < b ? -1 : 1))[0]?.[0]
}

/** For stops that lie in several zones those that are travelled anyway, else those that serve most stops. */
const chosenZones = (stops: readonly (readonly string[])[]): Set<string> => {
  const chosen = new Set(stops.filter(zones => zones.length === 1).flat())
  const open = () => stops.filter(zones => !zones.some(zone => chosen.has(zone)))
  for (let best = mostServed(open()); best !== undefined; best = mostServed(open())) {
    chosen.add(best)
  }
  return chosen
}

/** One zone after the other; a stop on a border still lies in the zone one comes from. */
const travelledZones = (stops: readonly (readonly string[])[]): string[] => {
  const chosen = chosenZones(stops)
  const travelled: string[] = []
  for (const zones of stops) {
    const here = travelled.at(-1)
    if (here !== undefined && zones.includes(here)) continue
    travelled.push(...zones.filter(zone => chosen.has(zone)).slice(0, 1))
  }
  return travelled
}

/**
 * The zones a trip touches, in order, from all stops it passes. Zones between two stops that do not border on each
 * other are added. Empty where a stop has no zone: then the list would be too short, and the price too low.
 */
export const zonesOfStops = (version: TariffVersion, stopIds: readonly string[]): string[] => {
  const stops = stopIds.map(id => zonesOfStop(version, id))
  if (stops.some(zones => zones.length === 0)) return []
  const zones = travelledZones(stops)
  return zones.flatMap((zone, i) => {
    const previous = zones[i - 1]
    return previous === undefined ? [zone] : (shortestPath(version, previous, zone)?.slice(1) ?? [zone])
  })
}
