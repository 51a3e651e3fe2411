import type { TariffVersion } from '../model.ts'
import { zonesOfStop } from '../version-index.ts'
import { shortestPath } from './zone-path.ts'

const withoutRepeats = (list: readonly string[]): string[] => list.filter((zone, i) => zone !== list[i - 1])

/**
 * Chooses one zone for every stop that lies in several: one that is travelled anyway, else the one that serves most
 * stops.
 */
const chosenZones = (stops: readonly (readonly string[])[]): string[] => {
  const chosen = new Set(stops.filter(zones => zones.length === 1).flat())
  let open = stops.filter(zones => !zones.some(zone => chosen.has(zone)))
  while (open.length > 0) {
    const counts = Map.groupBy(open.flat(), zone => zone)
    const [best] = [...counts].sort(([a, x], [b, y]) => y.length - x.length || (a < b ? -1 : 1))
    if (!best) break
    chosen.add(best[0])
    open = open.filter(zones => !zones.includes(best[0]))
  }
  return stops.flatMap((zones, i) => {
    const same = zones.find(zone => chosen.has(zone) && (stops[i - 1]?.includes(zone) ?? false))
    return same ?? zones.find(zone => chosen.has(zone)) ?? []
  })
}

/**
 * The zones a trip touches, in order, from all stops it passes. Zones between two stops that do not border on each
 * other are added. Empty where a stop has no zone: then the list would be too short, and the price too low.
 */
export const zonesOfStops = (version: TariffVersion, stopIds: readonly string[]): string[] => {
  const stops = stopIds.map(id => zonesOfStop(version, id))
  if (stops.some(zones => zones.length === 0)) return []
  const zones = withoutRepeats(chosenZones(stops))
  return zones.flatMap((zone, i) => {
    const previous = zones[i - 1]
    return previous === undefined ? [zone] : (shortestPath(version, previous, zone)?.slice(1) ?? [zone])
  })
}
