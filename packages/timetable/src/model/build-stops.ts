import type { GtfsRow } from '../gtfs/gtfs-tables.ts'
import { samePlaces } from './same-place.ts'
import type { StopTable } from './timetable.ts'

const STATION = '1'
/** Entrances, generic nodes and boarding areas (2, 3, 4) are no places where vehicles call. */
const isPlace = ({ location_type: type = '' }: GtfsRow): boolean => type === '' || type === '0' || type === STATION

/** The number of each id in a list of ids. */
export const numbering = (ids: string[]): Map<string, number> => new Map(ids.map((id, i) => [id, i]))

/** `stopAreas` are the feed's second way to say in which fare zones a stop lies. */
export const buildStops = (rows: GtfsRow[], stopAreas: GtfsRow[] = []): StopTable => {
  const stops = rows.filter(isPlace)
  const column = (name: string): string[] => stops.map(stop => stop[name] ?? '')
  const ids = column('stop_id')
  const numbers = numbering(ids)
  const isStation = Uint8Array.from(stops, stop => (stop.location_type === STATION ? 1 : 0))
  const stationOf = (stop: GtfsRow, own: number): number => {
    const parent = numbers.get(stop.parent_station ?? '')
    return parent !== undefined && isStation[parent] === 1 && isStation[own] === 0 ? parent : own
  }
  const station = Int32Array.from(stops, stationOf)
  const hasPlatforms = new Set(station.filter((parent, own) => parent !== own))
  const areas = Map.groupBy(stopAreas, row => row.stop_id ?? '')
  const lone = stops.flatMap((stop, index) => {
    const { stop_name: name = '', stop_id: id = '', zone_id: zone = '' } = stop
    if (name === '' || isStation[index] === 1 || station[index] !== index || hasPlatforms.has(index)) return []
    const zones = JSON.stringify([zone, ...(areas.get(id) ?? []).map(row => row.area_id ?? '').sort()])
    return [{ index, name, zones, lat: Number(stop.stop_lat), lon: Number(stop.stop_lon) }]
  })
  for (const [stop, place] of samePlaces(lone)) station[stop] = place
  return {
    ids,
    names: stops.map(stop => stop.stop_name || (stop.stop_id ?? '')),
    codes: column('stop_code'),
    platforms: column('platform_code'),
    zones: column('zone_id'),
    lat: Float64Array.from(stops, stop => Number(stop.stop_lat)),
    lon: Float64Array.from(stops, stop => Number(stop.stop_lon)),
    station,
    isStation,
    wheelchair: Uint8Array.from(stops, stop => Number(stop.wheelchair_boarding ?? 0)),
  }
}
