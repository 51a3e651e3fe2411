import { epochOf, type Instant, isInstant, type PlainDate, toInstant } from '@billett/domain'
import { type LiveRun, type LiveTimes, runKey, SKIPPED } from '../live/live-times.ts'
import { numbering } from '../model/build-stops.ts'
import { int, textAt } from '../model/columns.ts'
import { createPlatformFinder } from '../model/platforms.ts'
import type { Timetable } from '../model/timetable.ts'
import type { LineRef, LiveCall, StopRef } from '../planner/journey.ts'
import { createActiveTrips } from '../planner/network/active-trips.ts'
import { buildNetwork } from '../planner/network/network.ts'
import { headsignOf, liveCallOf, timesAt } from '../planner/present/present-ride.ts'
import { presentLine, presentStop } from '../planner/present/present-stop.ts'
import type { Place } from '../planner/query.ts'
import { ownStops } from '../planner/resolve-place.ts'
import { daysBetweenMoments, latestTime } from '../planner/search-days.ts'
import { createServiceClock } from '../planner/service-clock.ts'

export interface Departure {
  line: LineRef
  headsign: string
  tripId: string
  serviceDate: PlainDate
  /** With its platform. */
  stop: StopRef
  departure: Instant
  /** What real time says of it; missing where it says nothing. */
  live?: { cancelled: boolean; call?: LiveCall }
}

export interface DepartureQuery {
  at: Extract<Place, { id: string }>
  when: Instant
  count: number
}

const DAY = 86_400

interface BoardRun {
  pattern: number
  trip: number
  position: number
  day: number
  /** When it leaves, as far as is known now. */
  time: number
  run?: LiveRun
}

/**
 * Lists the next departures at a stop or station within a day, in order of time; none for an unknown stop. What is
 * late is among them until it has left, and what is cancelled until it would have.
 */
export const createDepartureBoard = (
  timetable: Timetable,
): ((query: DepartureQuery, live?: LiveTimes) => Departure[]) => {
  const network = buildNetwork(timetable)
  const clock = createServiceClock(timetable)
  const activeTrips = createActiveTrips(network)
  const latest = latestTime(timetable)
  const { stops, services } = timetable
  const lookup = { stops, numbers: numbering(stops.ids), platformsOf: createPlatformFinder(stops) }

  /** Runs of one pattern that leave one of its calls on one service day, from a moment on. */
  const runsOf = (
    [pattern, position]: readonly [number, number],
    day: number,
    from: number,
    count: number,
    live: LiveTimes | undefined,
  ): BoardRun[] => {
    const { offsets, trips } = activeTrips(day)
    const start = clock.startOf(day)
    const runs: BoardRun[] = []
    for (let i = int(offsets, pattern); i < int(offsets, pattern + 1) && runs.length < count; i++) {
      const trip = int(trips, i)
      if (live?.runs.has(runKey(trip, day, services.days))) continue
      const time = start + int(network.departures, timesAt(network, pattern, trip) + position)
      if (time >= from && time < from + DAY) runs.push({ pattern, trip, position, day, time })
    }
    return runs
  }

  /** Runs that real time tells of, at some calls of their patterns. */
  const toldRuns = (calls: (readonly [number, number])[], from: number, live: LiveTimes | undefined): BoardRun[] => {
    if (!live || live.runs.size === 0) return []
    const positions = Map.groupBy(calls, ([pattern]) => pattern)
    return [...live.runs.values()].flatMap(run =>
      (positions.get(run.pattern) ?? []).flatMap(([pattern, position]) => {
        const time = clock.startOf(run.day) + int(run.departures, position)
        const leaves = time >= from && time < from + DAY && run.calls[position] !== SKIPPED
        return leaves ? [{ pattern, trip: run.trip, position, day: run.day, time, run }] : []
      }),
    )
  }

  return ({ at: place, when, count }, live) => {
    const own = ownStops(place, lookup)
    if (!own || !isInstant(when)) return []
    const from = Math.ceil(epochOf(when) / 1000)
    const days = daysBetweenMoments(clock, { from, until: from + DAY, latest, days: services.days })
    const { offsets, patterns, positions } = network.boardings
    const calls = own.flatMap(stop => {
      const first = int(offsets, stop)
      return Array.from(
        { length: int(offsets, stop + 1) - first },
        (_, i) => [int(patterns, first + i), int(positions, first + i)] as const,
      )
    })
    const planned = calls.flatMap(call => days.flatMap(day => runsOf(call, day, from, count, live)))
    return [...planned, ...toldRuns(calls, from, live)]
      .sort((a, b) => a.time - b.time)
      .slice(0, count)
      .map(({ pattern, trip, position, day, run }) => ({
        line: presentLine(timetable, int(timetable.patterns.line, pattern)),
        headsign: headsignOf(timetable, pattern, trip),
        tripId: textAt(timetable.trips.ids, trip),
        serviceDate: clock.dateOf(day),
        stop: presentStop(timetable, int(network.callStops, int(network.callOffsets, pattern) + position)),
        departure: toInstant(
          (clock.startOf(day) + int(network.departures, timesAt(network, pattern, trip) + position)) * 1000,
        ),
        ...(run && {
          live: { cancelled: run.isCancelled, call: liveCallOf(run, position, clock.startOf(day), timetable) },
        }),
      }))
  }
}
