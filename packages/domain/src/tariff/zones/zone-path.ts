import type { TariffVersion } from '../model.ts'
import { indexOf } from '../version-index.ts'

interface ZoneGraph {
  next: Map<string, string[]>
  previous: Map<string, string[]>
  /** Target zone -> zone -> borders to cross. */
  distances: Map<string, Map<string, number>>
}

const graphs = new WeakMap<TariffVersion, ZoneGraph>()
const MOST_DISTANCES = 500

const graphOf = (version: TariffVersion): ZoneGraph => {
  const known = graphs.get(version)
  if (known) return known
  const { zones } = indexOf(version)
  const graph: ZoneGraph = { next: new Map(), previous: new Map(), distances: new Map() }
  for (const zone of version.zones) {
    const next = [...new Set(zone.neighbours)].filter(id => zones.has(id) && id !== zone.id).sort()
    graph.next.set(zone.id, next)
    for (const id of next) graph.previous.set(id, [...(graph.previous.get(id) ?? []), zone.id])
  }
  graphs.set(version, graph)
  return graph
}

/** Zones bordering on `zone`, in a fixed order; those the tariff does not know are left out. */
export const neighboursOf = (version: TariffVersion, zone: string): string[] => graphOf(version).next.get(zone) ?? []

/** How many borders lie between every zone and `target`; zones from which it cannot be reached are missing. */
export const bordersTo = (version: TariffVersion, target: string): ReadonlyMap<string, number> => {
  const { previous, next, distances } = graphOf(version)
  const known = distances.get(target)
  if (known) return known
  const distance = new Map<string, number>(next.has(target) ? [[target, 0]] : [])
  // Grows while it is walked along.
  for (const [zone, borders] of distance) {
    for (const before of previous.get(zone) ?? []) {
      if (!distance.has(before)) distance.set(before, borders + 1)
    }
  }
  if (distances.size >= MOST_DISTANCES) distances.clear()
  distances.set(target, distance)
  return distance
}

/**
 * The shortest list of zones from `from` to `to`, both ends included; of several equally short ones the first by zone
 * ids. Undefined where the neighbours do not connect them.
 */
export const shortestPath = (version: TariffVersion, from: string, to: string): string[] | undefined => {
  const distance = bordersTo(version, to)
  const borders = distance.get(from)
  if (borders === undefined) return undefined
  const path = [from]
  for (let left = borders - 1; left >= 0; left--) {
    path.push(
      ...neighboursOf(version, path.at(-1) ?? from)
        .filter(zone => distance.get(zone) === left)
        .slice(0, 1),
    )
  }
  return path
}
