import { parseGtfsTime } from '../gtfs/checks/field-kinds.ts'
import type { GtfsRow } from '../gtfs/gtfs-tables.ts'
import type { TripRun } from './trip-run.ts'

const shifted = (run: TripRun, seconds: number): TripRun => ({
  ...run,
  arrivals: run.arrivals.map(time => time + seconds),
  departures: run.departures.map(time => time + seconds),
})

const runsOf = (template: TripRun, { start_time = '', end_time = '', headway_secs = '' }: GtfsRow): TripRun[] => {
  const [start, end, headway] = [parseGtfsTime(start_time), parseGtfsTime(end_time), Number(headway_secs)]
  const first = template.departures[0] ?? 0
  const count = headway > 0 && end > start ? Math.ceil((end - start) / headway) : 0
  return Array.from({ length: count }, (_, i) => shifted(template, start + i * headway - first))
}

/** Puts in place of a trip with `frequencies` its single runs. They share the trip's id. */
export const expandFrequencies = (runs: TripRun[], frequencies: GtfsRow[]): TripRun[] => {
  if (frequencies.length === 0) return runs
  const byTrip = Map.groupBy(frequencies, row => row.trip_id ?? '')
  return runs.flatMap(run => byTrip.get(run.id)?.flatMap(row => runsOf(run, row)) ?? [run])
}
