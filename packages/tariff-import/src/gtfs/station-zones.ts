import { field, type GtfsRow } from './tables.ts'

const addTo = (map: Map<string, string[]>, stop: string, zones: readonly string[]): void => {
  map.set(stop, [...new Set([...(map.get(stop) ?? []), ...zones])].sort())
}

/**
 * Gives stations the zones of their platforms, and platforms without a zone those of their station.
 * `named` are the zones the feed itself gives to a stop.
 */
export const withStations = (
  stops: readonly GtfsRow[],
  named: ReadonlyMap<string, string[]>,
): Record<string, string[]> => {
  const zones = new Map(named)
  const children = stops.flatMap(row => {
    const [stop, parent] = [field(row, 'stop_id'), field(row, 'parent_station')]
    return stop && parent ? [{ stop, parent }] : []
  })
  // Twice, since a boarding area hangs on a platform and the platform on a station.
  for (const _ of [1, 2]) {
    for (const { stop, parent } of children) addTo(zones, parent, zones.get(stop) ?? [])
  }
  for (const _ of [1, 2]) {
    for (const { stop, parent } of children) if (!zones.get(stop)?.length) addTo(zones, stop, zones.get(parent) ?? [])
  }
  return Object.fromEntries([...zones].filter(([, list]) => list.length > 0))
}
