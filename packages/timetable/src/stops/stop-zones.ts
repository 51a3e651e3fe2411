import { int, textAt } from '../model/columns.ts'
import type { Timetable } from '../model/timetable.ts'

/**
 * The fare zones of each stop by `zone_id`; a station lies in those of its platforms as well. Stops without a zone are
 * missing.
 */
export const stopZones = ({ stops }: Timetable): Record<string, string[]> => {
  const zones = new Map<number, Set<string>>()
  const add = (stop: number, zone: string): void => {
    zones.set(stop, (zones.get(stop) ?? new Set()).add(zone))
  }
  for (const [stop, zone] of stops.zones.entries()) {
    if (zone === '') continue
    add(stop, zone)
    add(int(stops.station, stop), zone)
  }
  return Object.fromEntries([...zones].map(([stop, set]) => [textAt(stops.ids, stop), [...set]]))
}
