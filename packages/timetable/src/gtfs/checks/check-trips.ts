import type { GtfsRow } from '../gtfs-tables.ts'
import type { ProblemKind } from '../problem.ts'
import type { ProblemLog } from '../problem-log.ts'
import { callsByTrip } from './calls-by-trip.ts'
import { parseGtfsTime } from './field-kinds.ts'

/** Arrival and departure of a call, the one for the other where only one is given; NaN where none is. */
export const timesOf = (call: GtfsRow): { arrival: number; departure: number } => {
  const arrival = parseGtfsTime(call.arrival_time ?? '')
  const departure = parseGtfsTime(call.departure_time ?? '')
  return {
    arrival: Number.isNaN(arrival) ? departure : arrival,
    departure: Number.isNaN(departure) ? arrival : departure,
  }
}

const timesAscend = (calls: GtfsRow[]): boolean => {
  let last = 0
  for (const [i, call] of calls.entries()) {
    const { arrival, departure } = timesOf(call)
    const isEnd = i === 0 || i === calls.length - 1
    if (Number.isNaN(arrival)) {
      if (isEnd) return false
      continue
    }
    if (arrival < last || departure < arrival) return false
    last = departure
  }
  return true
}

const faultOf = (calls: GtfsRow[]): ProblemKind | undefined => {
  if (calls.length < 2) return 'tooFewCalls'
  if (calls.some((call, i) => i > 0 && Number(call.stop_sequence) === Number(calls[i - 1]?.stop_sequence)))
    return 'sequenceTwice'
  return timesAscend(calls) ? undefined : 'timesNotAscending'
}

/** The ids of trips whose calls make no journey: too few, twice at one position, or out of time. */
export const findBadTrips = (
  trips: GtfsRow[],
  stopTimes: GtfsRow[],
  ignored: ReadonlySet<string>,
  log: ProblemLog,
): Set<string> => {
  const calls = callsByTrip(stopTimes)
  const bad = new Set<string>()
  for (const { trip_id: id = '' } of trips) {
    if (ignored.has(id)) continue
    const fault = faultOf(calls.get(id) ?? [])
    if (!fault) continue
    log.add('warning', fault, { file: 'stop_times.txt', field: 'trip_id', value: id })
    bad.add(id)
  }
  return bad
}
