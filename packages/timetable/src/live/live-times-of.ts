import { epochOf, type Instant } from '@billett/domain'
import type { TripUpdate } from '@billett/realtime'
import { numbering } from '../model/build-stops.ts'
import { byte, int } from '../model/columns.ts'
import type { Timetable } from '../model/timetable.ts'
import { buildNetwork } from '../planner/network/network.ts'
import { timesAt } from '../planner/present/present-ride.ts'
import { createServiceClock } from '../planner/service-clock.ts'
import { type LiveRun, type LiveTimes, runKey } from './live-times.ts'
import { matchCalls } from './match-calls.ts'
import { serviceDayOf } from './service-day-of.ts'
import { spreadDelays } from './spread-delays.ts'
import { createTripFinder } from './trip-finder.ts'

/** Seconds. What begins later changes much until then. */
const AHEAD = 6 * 3600

type Resolved = { run: LiveRun } | 'unknown' | 'impossible' | 'later'

/** What snapshots of real time mean in the numbers of a timetable. */
export type LiveReader = (trips: readonly TripUpdate[], now: Instant) => LiveTimes

const readers = new WeakMap<Timetable, LiveReader>()

/** The reader of a timetable, made once and kept as long as the timetable: it has an index of every trip. */
export function liveReaderOf(timetable: Timetable): LiveReader {
  const reader = readers.get(timetable) ?? createLiveReader(timetable)
  readers.set(timetable, reader)
  return reader
}

function createLiveReader(timetable: Timetable): LiveReader {
  const network = buildNetwork(timetable)
  const clock = createServiceClock(timetable)
  const findTrip = createTripFinder(timetable, network)
  const { stops: table, trips: columns, services, patterns } = timetable
  const numbers = numbering(table.ids)

  /** Where each call is now: another platform of the same station, where the feed says so. */
  const platformsOf = (stops: Int32Array, updates: ReturnType<typeof matchCalls>): Int32Array => {
    const now = stops.slice()
    for (const [call, { platformId, stopId }] of updates) {
      const platform = numbers.get(platformId ?? stopId ?? '')
      if (platform !== undefined && int(table.station, platform) === int(table.station, int(stops, call)))
        now[call] = byte(table.isStation, platform) === 1 ? int(stops, call) : platform
    }
    return now
  }

  const resolve = (update: TripUpdate, now: number): Resolved => {
    const found = findTrip(update.trip)
    if (!found) return 'unknown'
    const { pattern, trip } = found
    const firstCall = int(network.callOffsets, pattern)
    const calls = int(network.callOffsets, pattern + 1) - firstCall
    const times = timesAt(network, pattern, trip)
    const scheduled = {
      arrivals: network.arrivals.subarray(times, times + calls),
      departures: network.departures.subarray(times, times + calls),
    }
    const [begin, end] = [int(scheduled.departures, 0), int(scheduled.arrivals, calls - 1)]
    const service = int(columns.service, trip)
    const day = serviceDayOf(update, { service, begin, end }, timetable, clock, now)
    if (day === undefined) return 'unknown'
    const start = clock.startOf(day)
    if (start + begin > now + AHEAD) return 'later'
    const stops = network.callStops.subarray(firstCall, firstCall + calls)
    const sequences = patterns.sequences.subarray(firstCall, firstCall + calls)
    const isCancelled = update.trip.relation === 'cancelled'
    const updates = matchCalls(isCancelled ? [] : update.stops, { stops, sequences }, table, numbers)
    const spread = spreadDelays(scheduled, updates, { start, delay: isCancelled ? undefined : update.delay })
    if (!spread) return 'impossible'
    return { run: { pattern, trip, day, isCancelled, ...spread, stops: platformsOf(stops, updates) } }
  }

  return (trips, now) => {
    const runs = new Map<number, LiveRun>()
    const told: TripUpdate[] = []
    const counts = { known: 0, unknown: 0, impossible: 0 }
    for (const update of trips) {
      // What the timetable has not is shown nowhere yet, and says nothing of how well a feed fits.
      if (update.trip.relation === 'added') continue
      const resolved = resolve(update, epochOf(now) / 1000)
      if (typeof resolved === 'object') {
        runs.set(runKey(resolved.run.trip, resolved.run.day, services.days), resolved.run)
        told.push(update)
      }
      if (resolved === 'unknown' || resolved === 'impossible') counts[resolved] += 1
      else counts.known += 1
    }
    return { runs, told, ...counts }
  }
}
