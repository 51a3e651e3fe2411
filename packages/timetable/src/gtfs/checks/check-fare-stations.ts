import { type GtfsRow, type GtfsTables, rowsOf } from '../gtfs-tables.ts'
import type { ProblemLog } from '../problem-log.ts'

const ZONE_COLUMNS = ['origin_id', 'destination_id', 'contains_id']
const AREA_COLUMNS = ['from_area_id', 'to_area_id']

const namesOne = (rows: GtfsRow[], columns: string[]): boolean =>
  rows.some(row => columns.some(column => (row[column] ?? '') !== ''))

/**
 * A platform without a fare zone has that of its station. Where the station is not there, fares for other zones or for
 * everywhere would apply in place of the right one: such a feed is refused.
 */
export const checkFareStations = (
  raw: GtfsTables,
  kept: GtfsTables,
  lineOf: (index: number) => number,
  log: ProblemLog,
): void => {
  const byZone = namesOne(rowsOf(raw, 'fare_rules'), ZONE_COLUMNS)
  const byArea = namesOne(rowsOf(raw, 'fare_leg_rules'), AREA_COLUMNS)
  if (!byZone && !byArea) return
  const stops = new Set(rowsOf(kept, 'stops').map(row => row.stop_id))
  const inArea = new Set(rowsOf(raw, 'stop_areas').map(row => row.stop_id))
  rowsOf(raw, 'stops').forEach((row, index) => {
    const { stop_id: stop = '', location_type: type = '', parent_station: parent = '', zone_id: zone = '' } = row
    const isPlatform = type === '' || type === '0'
    if (!isPlatform || parent === '' || stops.has(parent) || !stops.has(stop)) return
    if ((byZone && zone === '') || (byArea && !inArea.has(stop)))
      log.add('error', 'zoneOfMissingStation', {
        file: 'stops.txt',
        field: 'parent_station',
        line: lineOf(index),
        value: parent,
      })
  })
}
