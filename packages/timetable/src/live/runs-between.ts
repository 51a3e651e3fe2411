import { epochOf, type Instant, type PlainDate } from '@billett/domain'
import { int, textAt } from '../model/columns.ts'
import type { Timetable } from '../model/timetable.ts'
import { createActiveTrips } from '../planner/network/active-trips.ts'
import { buildNetwork } from '../planner/network/network.ts'
import { timesAt } from '../planner/present/present-ride.ts'
import { daysBetweenMoments, latestTime } from '../planner/search-days.ts'
import { createServiceClock } from '../planner/service-clock.ts'

/** A trip on a service day, as real time tells of it. Moments are seconds since 1970. */
export interface DayRun {
  tripId: string
  lineId: string
  serviceDate: PlainDate
  calls: { stopId: string; sequence: number; arrival: number; departure: number }[]
}

/** Finds what is under way at some time between two moments, by the timetable. */
export function createRunsBetween(timetable: Timetable): (from: Instant, until: Instant) => DayRun[] {
  const network = buildNetwork(timetable)
  const clock = createServiceClock(timetable)
  const activeTrips = createActiveTrips(network)
  const latest = latestTime(timetable)
  const { patterns, trips, stops, lines, services } = timetable

  return (from, until) => {
    const [begin, end] = [epochOf(from) / 1000, epochOf(until) / 1000]
    const runs: DayRun[] = []
    for (const day of daysBetweenMoments(clock, { from: begin, until: end, latest, days: services.days })) {
      const active = activeTrips(day)
      const start = clock.startOf(day)
      for (let pattern = 0; pattern < network.patternCount; pattern++) {
        const first = int(patterns.callOffsets, pattern)
        const count = int(patterns.callOffsets, pattern + 1) - first
        for (let i = int(active.offsets, pattern); i < int(active.offsets, pattern + 1); i++) {
          const trip = int(active.trips, i)
          const times = timesAt(network, pattern, trip)
          const [leaves, arrives] = [int(network.departures, times), int(network.arrivals, times + count - 1)]
          if (start + leaves > end || start + arrives < begin) continue
          runs.push({
            tripId: textAt(trips.ids, trip),
            lineId: textAt(lines.ids, int(patterns.line, pattern)),
            serviceDate: clock.dateOf(day),
            calls: Array.from({ length: count }, (_, call) => ({
              stopId: textAt(stops.ids, int(patterns.stops, first + call)),
              sequence: patterns.sequences[first + call] ?? call + 1,
              arrival: start + int(network.arrivals, times + call),
              departure: start + int(network.departures, times + call),
            })),
          })
        }
      }
    }
    return runs
  }
}
