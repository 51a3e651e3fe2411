import { callsByTrip } from '../gtfs/checks/calls-by-trip.ts'
import { timesOf } from '../gtfs/checks/check-trips.ts'
import { type GtfsRow, type GtfsTables, rowsOf } from '../gtfs/gtfs-tables.ts'
import { interpolateTimes } from './interpolate-times.ts'
import { MAY_ALIGHT, MAY_BOARD } from './timetable.ts'
import type { TripRun } from './trip-run.ts'

/** The numbers under which a timetable knows the ids of its feed. */
export interface Numbers {
  stops: Map<string, number>
  lines: Map<string, number>
  services: Map<string, number>
  shapes: Map<string, number>
}

const NOT_HERE = '1'

const accessOf = (call: GtfsRow): number =>
  (call.pickup_type === NOT_HERE ? 0 : MAY_BOARD) | (call.drop_off_type === NOT_HERE ? 0 : MAY_ALIGHT)

const runOf = (trip: GtfsRow, rows: GtfsRow[], numbers: Numbers): TripRun | undefined => {
  const line = numbers.lines.get(trip.route_id ?? '')
  const service = numbers.services.get(trip.service_id ?? '')
  if (line === undefined || service === undefined) return undefined
  const calls = rows.filter(call => numbers.stops.has(call.stop_id ?? ''))
  if (calls.length < 2) return undefined
  const times = calls.map(timesOf)
  return {
    id: trip.trip_id ?? '',
    line,
    headsign: trip.trip_headsign || calls[0]?.stop_headsign || '',
    service,
    shape: numbers.shapes.get(trip.shape_id ?? '') ?? -1,
    sequences: calls.map(call => Number(call.stop_sequence)),
    stops: calls.map(call => numbers.stops.get(call.stop_id ?? '') ?? 0),
    access: calls.map(accessOf),
    ...interpolateTimes(
      times.map(({ arrival }) => arrival),
      times.map(({ departure }) => departure),
    ),
  }
}

/** One run per trip of the feed. */
export const buildRuns = (tables: GtfsTables, numbers: Numbers): TripRun[] => {
  const calls = callsByTrip(rowsOf(tables, 'stop_times'))
  return rowsOf(tables, 'trips').flatMap(trip => runOf(trip, calls.get(trip.trip_id ?? '') ?? [], numbers) ?? [])
}
