import { type Instant, toInstant } from '@billett/domain'
import { type LiveRun, SKIPPED, TOLD } from '../../live/live-times.ts'
import { byte, int, textAt } from '../../model/columns.ts'
import type { Timetable } from '../../model/timetable.ts'
import type { Call, LiveCall, RideLeg } from '../journey.ts'
import type { Network } from '../network/network.ts'
import type { RealRide } from '../real-ride.ts'
import type { ServiceClock } from '../service-clock.ts'
import { courseOf } from './course.ts'
import { presentLine, presentStop } from './present-stop.ts'

export interface RideFacts {
  timetable: Timetable
  network: Network
  clock: ServiceClock
}

/** Where the times of a trip begin in the timetable's columns of times. */
export const timesAt = ({ callOffsets, timeOffsets, tripOffsets }: Network, pattern: number, trip: number): number => {
  const calls = int(callOffsets, pattern + 1) - int(callOffsets, pattern)
  return int(timeOffsets, pattern) + (trip - int(tripOffsets, pattern)) * calls
}

/** What the vehicle says it goes to: the feed's headsign, else the name of its last stop. */
export const headsignOf = ({ patterns, stops, trips }: Timetable, pattern: number, trip: number): string =>
  textAt(trips.headsignTexts, int(trips.headsign, trip)) ||
  textAt(stops.names, int(patterns.stops, int(patterns.callOffsets, pattern + 1) - 1))

/** What a run says of one of its calls, undefined where it says nothing. */
export const liveCallOf = (run: LiveRun, call: number, start: number, { stops }: Timetable): LiveCall | undefined => {
  const bits = byte(run.calls, call)
  if (bits === SKIPPED) return { skipped: true }
  if (bits !== TOLD) return undefined
  return {
    arrival: toInstant((start + int(run.arrivals, call)) * 1000),
    departure: toInstant((start + int(run.departures, call)) * 1000),
    platform: textAt(stops.platforms, int(run.stops, call)),
    skipped: false,
  }
}

export const presentRide = (
  ride: RealRide,
  { timetable, network, clock }: RideFacts,
  withCourse: boolean,
  run: LiveRun | undefined,
): RideLeg => {
  const { pattern, trip, board, alight } = ride
  const firstCall = int(network.callOffsets, pattern)
  const times = timesAt(network, pattern, trip)
  const start = clock.startOf(ride.day)
  const calls = Array.from({ length: alight - board + 1 }, (_, i): Call & { arrival: Instant; departure: Instant } => {
    const call = board + i
    const live = run && liveCallOf(run, call, start, timetable)
    return {
      stop: presentStop(timetable, int(network.callStops, firstCall + call)),
      arrival: toInstant((start + int(network.arrivals, times + call)) * 1000),
      departure: toInstant((start + int(network.departures, times + call)) * 1000),
      ...(live && { live }),
    }
  })
  const first = calls[0]
  const last = calls.at(-1)
  if (!first || !last || calls.length < 2) throw new RangeError('a ride needs two calls')
  return {
    kind: 'ride',
    line: presentLine(timetable, int(timetable.patterns.line, pattern)),
    headsign: headsignOf(timetable, pattern, trip),
    tripId: textAt(timetable.trips.ids, trip),
    serviceDate: clock.dateOf(ride.day),
    from: { stop: first.stop, departure: first.departure, ...(first.live && { live: first.live }) },
    to: { stop: last.stop, arrival: last.arrival, ...(last.live && { live: last.live }) },
    intermediate: calls.slice(1, -1),
    departure: first.departure,
    arrival: last.arrival,
    ...(run && { live: { cancelled: run.isCancelled } }),
    ...(withCourse
      ? {
          polyline: courseOf(
            timetable.shapes,
            int(timetable.trips.shape, trip),
            calls.map(({ stop }) => stop),
          ),
        }
      : {}),
  }
}
