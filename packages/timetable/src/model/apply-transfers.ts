import { metresBetween } from '../geo/distance.ts'
import { walkSeconds } from '../geo/walking.ts'
import type { GtfsRow } from '../gtfs/gtfs-tables.ts'
import { numbering } from './build-stops.ts'
import { at } from './columns.ts'
import { createPlatformFinder } from './platforms.ts'
import type { StopTable } from './timetable.ts'

/** For each stop: to which stop one can change, and in how many seconds. */
export type ChangeTimes = Map<number, number>[]

const WAITING_VEHICLE = '1'
const MINIMUM_TIME = '2'
const IMPOSSIBLE = '3'
const PLAIN_TYPES = ['', '0', WAITING_VEHICLE, MINIMUM_TIME, IMPOSSIBLE]
const SPECIFIC = ['from_route_id', 'to_route_id', 'from_trip_id', 'to_trip_id']

/** Rules for single lines or trips, and for staying seated, are not taken up. */
const isGeneral = (row: GtfsRow): boolean =>
  PLAIN_TYPES.includes(row.transfer_type ?? '') && SPECIFIC.every(column => !row[column])

/** Changes `times` as `transfers.txt` says: forbidden, waited for, or with a time of their own. */
export const applyTransfers = (
  times: ChangeTimes,
  transfers: GtfsRow[],
  stops: StopTable,
  minChange: number,
): ChangeTimes => {
  const numbers = numbering(stops.ids)
  const platformsOf = createPlatformFinder(stops)
  const walk = (a: number, b: number): number => {
    const place = (stop: number) => ({ lat: at(stops.lat, stop), lon: at(stops.lon, stop) })
    return walkSeconds(metresBetween(place(a), place(b)))
  }
  const secondsOf = (row: GtfsRow, from: number, to: number): number => {
    if (row.transfer_type === WAITING_VEHICLE) return walk(from, to)
    if (row.transfer_type === MINIMUM_TIME && row.min_transfer_time) return Number(row.min_transfer_time)
    return Math.max(minChange, walk(from, to))
  }
  const rules = transfers.filter(isGeneral).flatMap(row => {
    const from = numbers.get(row.from_stop_id ?? '')
    const to = numbers.get(row.to_stop_id ?? '')
    if (from === undefined || to === undefined) return []
    return [{ row, from: platformsOf(from), to: platformsOf(to) }]
  })
  // What is said about a platform outweighs what is said about its station.
  rules.sort((a, b) => b.from.length * b.to.length - a.from.length * a.to.length)
  for (const rule of rules) {
    for (const from of rule.from) {
      for (const to of rule.to) {
        if (rule.row.transfer_type === IMPOSSIBLE) times[from]?.delete(to)
        else times[from]?.set(to, secondsOf(rule.row, from, to))
      }
    }
  }
  return times
}
