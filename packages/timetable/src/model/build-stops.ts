import type { GtfsRow } from '../gtfs/gtfs-tables.ts'
import type { StopTable } from './timetable.ts'

const STATION = '1'
/** Entrances, generic nodes and boarding areas (2, 3, 4) are no places where vehicles call. */
const isPlace = ({ location_type: type = '' }: GtfsRow): boolean => type === '' || type === '0' || type === STATION

/** The number of each id in a list of ids. */
export const numbering = (ids: string[]): Map<string, number> => new Map(ids.map((id, i) => [id, i]))

export const buildStops = (rows: GtfsRow[]): StopTable => {
  const stops = rows.filter(isPlace)
  const column = (name: string): string[] => stops.map(stop => stop[name] ?? '')
  const ids = column('stop_id')
  const numbers = numbering(ids)
  const isStation = Uint8Array.from(stops, stop => (stop.location_type === STATION ? 1 : 0))
  const stationOf = (stop: GtfsRow, own: number): number => {
    const parent = numbers.get(stop.parent_station ?? '')
    return parent !== undefined && isStation[parent] === 1 && isStation[own] === 0 ? parent : own
  }
  return {
    ids,
    names: stops.map(stop => stop.stop_name || (stop.stop_id ?? '')),
    codes: column('stop_code'),
    platforms: column('platform_code'),
    zones: column('zone_id'),
    lat: Float64Array.from(stops, stop => Number(stop.stop_lat)),
    lon: Float64Array.from(stops, stop => Number(stop.stop_lon)),
    station: Int32Array.from(stops, stationOf),
    isStation,
    wheelchair: Uint8Array.from(stops, stop => Number(stop.wheelchair_boarding ?? 0)),
  }
}
