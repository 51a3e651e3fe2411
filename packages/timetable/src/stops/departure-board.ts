import { epochOf, type Instant, isInstant, type PlainDate, toInstant } from '@billett/domain'
import { numbering } from '../model/build-stops.ts'
import { int, textAt } from '../model/columns.ts'
import { createPlatformFinder } from '../model/platforms.ts'
import type { Timetable } from '../model/timetable.ts'
import type { LineRef, StopRef } from '../planner/journey.ts'
import { createActiveTrips } from '../planner/network/active-trips.ts'
import { buildNetwork } from '../planner/network/network.ts'
import { headsignOf, timesAt } from '../planner/present/present-ride.ts'
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
}

export interface DepartureQuery {
  at: Extract<Place, { id: string }>
  when: Instant
  count: number
}

const DAY = 86_400

/** Lists the next departures at a stop or station within a day, in order of time; none for an unknown stop. */
export const createDepartureBoard = (timetable: Timetable): ((query: DepartureQuery) => Departure[]) => {
  const network = buildNetwork(timetable)
  const clock = createServiceClock(timetable)
  const activeTrips = createActiveTrips(network)
  const latest = latestTime(timetable)
  const { stops, services } = timetable
  const lookup = { stops, numbers: numbering(stops.ids), platformsOf: createPlatformFinder(stops) }

  /** Runs of one pattern that leave one of its calls on one service day, from a moment on. */
  const runsOf = (pattern: number, position: number, day: number, from: number, count: number) => {
    const { offsets, trips } = activeTrips(day)
    const start = clock.startOf(day)
    const runs: { pattern: number; trip: number; position: number; day: number; time: number }[] = []
    for (let i = int(offsets, pattern); i < int(offsets, pattern + 1) && runs.length < count; i++) {
      const trip = int(trips, i)
      const time = start + int(network.departures, timesAt(network, pattern, trip) + position)
      if (time >= from && time < from + DAY) runs.push({ pattern, trip, position, day, time })
    }
    return runs
  }

  return ({ at: place, when, count }) => {
    const own = ownStops(place, lookup)
    if (!own || !isInstant(when)) return []
    const from = Math.ceil(epochOf(when) / 1000)
    const days = daysBetweenMoments(clock, { from, until: from + DAY, latest, days: services.days })
    const { offsets, patterns, positions } = network.boardings
    const calls = own.flatMap(stop => {
      const first = int(offsets, stop)
      return Array.from({ length: int(offsets, stop + 1) - first }, (_, i) => first + i)
    })
    return calls
      .flatMap(call => days.flatMap(day => runsOf(int(patterns, call), int(positions, call), day, from, count)))
      .sort((a, b) => a.time - b.time)
      .slice(0, count)
      .map(({ pattern, trip, position, day, time }) => ({
        line: presentLine(timetable, int(timetable.patterns.line, pattern)),
        headsign: headsignOf(timetable, pattern, trip),
        tripId: textAt(timetable.trips.ids, trip),
        serviceDate: clock.dateOf(day),
        stop: presentStop(timetable, int(network.callStops, int(network.callOffsets, pattern) + position)),
        departure: toInstant(time * 1000),
      }))
  }
}
