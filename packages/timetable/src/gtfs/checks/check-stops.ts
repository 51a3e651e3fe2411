import type { GtfsRow } from '../gtfs-tables.ts'
import type { ProblemLog } from '../problem-log.ts'

const STATION = '1'
const GENERIC_NODE = '3'
const BOARDING_AREA = '4'

const hasCoordinates = (stop: GtfsRow): boolean => {
  const { stop_lat: lat = '', stop_lon: lon = '' } = stop
  // 0, 0 lies in the Gulf of Guinea: it stands for "not known" in real feeds.
  return lat !== '' && lon !== '' && (Number(lat) !== 0 || Number(lon) !== 0)
}

/** Gives platforms without coordinates those of their station; drops other stops that have none. */
export const checkStops = (stops: GtfsRow[], log: ProblemLog): GtfsRow[] => {
  const stations = new Map<string, GtfsRow>()
  for (const stop of stops) {
    if (stop.location_type === STATION && hasCoordinates(stop)) stations.set(stop.stop_id ?? '', stop)
  }
  return stops.flatMap(stop => {
    if (hasCoordinates(stop)) return [stop]
    if (stop.location_type === GENERIC_NODE || stop.location_type === BOARDING_AREA) return [stop]
    const station = stations.get(stop.parent_station ?? '')
    if (station) return [{ ...stop, stop_lat: station.stop_lat ?? '', stop_lon: station.stop_lon ?? '' }]
    log.add('warning', 'stopWithoutCoordinates', { file: 'stops.txt', field: 'stop_id', value: stop.stop_id ?? '' })
    return []
  })
}
