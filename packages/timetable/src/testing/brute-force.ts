import { atWallClock, epochOf } from '@billett/domain'
import { parseGtfsDate, parseGtfsTime } from '../gtfs/checks/field-kinds.ts'
import { type GtfsTables, rowsOf } from '../gtfs/gtfs-tables.ts'
import type { Timetable } from '../model/timetable.ts'

export interface RunCall {
  stop: string
  arrival: number
  departure: number
  board: boolean
  alight: boolean
}

/** Seconds to change, from stop to stop. */
export type Changes = Map<string, Map<string, number>>

export interface BruteTask {
  runs: RunCall[][]
  changes: Changes
  from: string
  to: string
  via: string | undefined
  maxRides: number
}

/** What becomes of a run: its calls as they are now, undefined where it does not run. */
type Change = (tripId: string, date: string, calls: RunCall[]) => RunCall[] | undefined

/** Every run of every day, its calls as moments: read from the feed itself, not from the timetable under test. */
export const runsOf = (tables: GtfsTables, change: Change = (_, __, calls) => calls): RunCall[][] =>
  rowsOf(tables, 'calendar_dates').flatMap(({ service_id, date = '' }) =>
    rowsOf(tables, 'trips')
      .filter(trip => trip.service_id === service_id)
      .flatMap(trip => {
        const noon = epochOf(atWallClock(parseGtfsDate(date) ?? '', '12:00', 'Europe/Berlin')) / 1000
        const calls = rowsOf(tables, 'stop_times')
          .filter(call => call.trip_id === trip.trip_id)
          .map(call => ({
            stop: call.stop_id ?? '',
            arrival: noon - 43_200 + parseGtfsTime(call.arrival_time ?? ''),
            departure: noon - 43_200 + parseGtfsTime(call.departure_time ?? ''),
            board: call.pickup_type !== '1',
            alight: call.drop_off_type !== '1',
          }))
        const now = change(trip.trip_id ?? '', date, calls)
        return now ? [now] : []
      }),
  )

export const changesOf = ({ stops, footpaths }: Timetable): Changes =>
  new Map(
    stops.ids.map((id, from) => {
      const ways = new Map<string, number>()
      const own = footpaths.changeSeconds[from] ?? -1
      if (own >= 0) ways.set(id, own)
      for (let way = footpaths.offsets[from] ?? 0; way < (footpaths.offsets[from + 1] ?? 0); way++)
        ways.set(stops.ids[footpaths.to[way] ?? 0] ?? '', footpaths.seconds[way] ?? 0)
      return [id, ways]
    }),
  )

/** Seconds from the origin to each stop, and from each stop to the destination, on at most one footpath. */
export const accessOf = ({ changes, from }: BruteTask): Map<string, number> =>
  new Map([...(changes.get(from) ?? []), [from, 0]])

export const egressOf = ({ changes, to }: BruteTask): Map<string, number> => {
  const ways = [...changes].flatMap(([stop, targets]): [string, number][] => {
    const seconds = targets.get(to)
    return seconds === undefined ? [] : [[stop, seconds]]
  })
  return new Map([...ways, [to, 0]])
}

/** Earliest moments by stop and whether the via has been passed. */
type Reached = Map<string, { stop: string; passed: boolean; time: number }>

const improve = (reached: Reached, stop: string, passed: boolean, time: number): void => {
  const key = `${stop}|${passed}`
  const known = reached.get(key)
  if (!known || time < known.time) reached.set(key, { stop, passed, time })
}

const ride = (task: BruteTask, ready: Reached): Reached => {
  const arrived: Reached = new Map()
  for (const calls of task.runs) {
    for (const [board, start] of calls.entries()) {
      for (const state of start.board ? ready.values() : []) {
        if (state.stop !== start.stop || state.time > start.departure) continue
        let passed = state.passed || start.stop === task.via
        for (const call of calls.slice(board + 1)) {
          passed ||= call.stop === task.via
          if (call.alight) improve(arrived, call.stop, passed, call.arrival)
        }
      }
    }
  }
  return arrived
}

/** The earliest arrival at the destination with exactly 1, 2, … rides when leaving at `start`; by trying everything. */
export const earliestArrivals = (task: BruteTask, start: number): number[] => {
  const needsVia = task.via !== undefined && task.via !== task.from && task.via !== task.to
  let ready: Reached = new Map()
  for (const [stop, seconds] of accessOf(task)) improve(ready, stop, !needsVia || stop === task.via, start + seconds)
  const egress = egressOf(task)
  return Array.from({ length: task.maxRides }, () => {
    const arrived = ride(task, ready)
    const next: Reached = new Map()
    for (const { stop, passed, time } of arrived.values())
      for (const [to, seconds] of task.changes.get(stop) ?? [])
        improve(next, to, passed || to === task.via, time + seconds)
    ready = next
    const ends = [...arrived.values()].flatMap(({ stop, passed, time }) => {
      const seconds = egress.get(stop)
      return passed && seconds !== undefined ? [time + seconds] : []
    })
    return Math.min(Number.POSITIVE_INFINITY, ...ends)
  })
}

export interface BruteJourney {
  begin: number
  end: number
  rides: number
}

const beats = (a: BruteJourney, b: BruteJourney): boolean =>
  a.begin >= b.begin &&
  a.end <= b.end &&
  a.rides <= b.rides &&
  (a.begin > b.begin || a.end < b.end || a.rides < b.rides)

/**
 * All journeys that no other beats in beginning, end and number of rides: leaves at every moment at which leaving could
 * matter.
 */
export const allJourneys = (task: BruteTask): BruteJourney[] => {
  const access = accessOf(task)
  const starts = task.runs.flat().flatMap(({ stop, departure }) => {
    const seconds = access.get(stop)
    return seconds === undefined ? [] : [departure - seconds]
  })
  const journeys = [...new Set(starts)].flatMap(begin =>
    earliestArrivals(task, begin).flatMap((end, i) => (Number.isFinite(end) ? [{ begin, end, rides: i + 1 }] : [])),
  )
  return journeys.filter(journey => !journeys.some(other => beats(other, journey)))
}
