import { int } from '../model/columns.ts'
import type { Direction } from '../planner/direction.ts'
import type { ActiveTrips } from '../planner/network/active-trips.ts'
import { mirroredTrip, mirrorPatterns } from '../planner/network/mirror-network.ts'
import { timesAt } from '../planner/present/present-ride.ts'
import { appendPatterns } from './append-patterns.ts'
import { liveColumns, mirroredColumns, patternPlace } from './live-columns.ts'
import { callsOtherwise, type LivePatterns, livePatterns, runsOtherwise } from './live-patterns.ts'
import type { LiveRun, LiveTimes } from './live-times.ts'
import { mergeTrips } from './merge-trips.ts'

/** Real time is about two of them; somebody else asks about next month. */
const DAYS_KEPT = 12

/** Both directions of a timetable as it runs now, with the working memory of those without. */
export interface LiveDirections {
  forward: Direction
  backward: Direction
  /** By pattern what was said of it by pattern of the timetable. */
  widened: (byPattern: Uint8Array) => Uint8Array
}

/** What runs in a pattern on a day where that is not as planned, in the order of time: by day, then by pattern. */
type Running = ReadonlyMap<number, ReadonlyMap<number, readonly number[]>>

/** What runs on a day: as planned, or as it was merged, and what has patterns of its own. */
function activeNow(direction: Direction, running: Running, own: LivePatterns, ownTrips: number) {
  const kept = new Map<number, ActiveTrips>()
  const { patternCount } = direction.network
  const make = (day: number): ActiveTrips => {
    const base = direction.activeTrips(day)
    const merged = running.get(day)
    const offsets = new Int32Array(patternCount + own.patternCount + 1)
    const more = [...(merged?.values() ?? [])].reduce((sum, { length }) => sum + length, 0)
    const trips = new Int32Array(base.trips.length + more + own.runs.length)
    let count = 0
    for (let pattern = 0; pattern < patternCount; pattern++) {
      const active =
        merged?.get(pattern) ?? base.trips.subarray(int(base.offsets, pattern), int(base.offsets, pattern + 1))
      trips.set(active, count)
      count += active.length
      offsets[pattern + 1] = count
    }
    for (const [pattern, dayOfIt] of own.days.entries()) {
      for (let trip = int(own.tripOffsets, pattern); trip < int(own.tripOffsets, pattern + 1); trip++)
        if (dayOfIt === day) trips[count++] = ownTrips + trip
      offsets[patternCount + pattern + 1] = count
    }
    return { offsets, trips: trips.subarray(0, count) }
  }
  return (day: number): ActiveTrips => {
    const active = kept.get(day) ?? make(day)
    if (kept.size >= DAYS_KEPT) kept.clear()
    kept.set(day, active)
    return active
  }
}

/** Puts runs that are late among those of their patterns; those that do not fit there are left over. */
function mergedRuns(forward: Direction, changed: LiveRun[], late: LiveRun[], columns: ReturnType<typeof liveColumns>) {
  const { network } = forward
  const numbers = new Map(late.map((run, i) => [run, columns.trips[i] ?? 0]))
  const running = new Map<number, Map<number, number[]>>()
  const leftOver: LiveRun[] = []
  for (const runs of Map.groupBy(changed, ({ pattern, day }) => `${pattern}|${day}`).values()) {
    const [head] = runs
    if (!head) continue
    const { pattern, day } = head
    const { offsets, trips } = forward.activeTrips(day)
    const replaced = new Set(runs.map(({ trip }) => trip))
    const planned = [...trips.subarray(int(offsets, pattern), int(offsets, pattern + 1))].filter(
      trip => !replaced.has(trip),
    )
    const own = runs.flatMap(run => numbers.get(run) ?? [])
    const merged = mergeTrips(planned, own, { ...columns, ...patternPlace(network, pattern) })
    const left = new Set(merged.leftOver)
    leftOver.push(...runs.filter(run => left.has(numbers.get(run) ?? -1)))
    running.set(day, (running.get(day) ?? new Map()).set(pattern, merged.trips))
  }
  return { running, leftOver }
}

/** The same as the mirrored network counts: from the other end, but for runs that lie behind all trips. */
function mirroredRunning(running: Running, { network }: Direction): Running {
  const turned = (pattern: number, trips: readonly number[]): number[] =>
    trips
      .map(trip =>
        trip < int(network.tripOffsets, pattern + 1) ? mirroredTrip(network.tripOffsets, pattern, trip) : trip,
      )
      .reverse()
  return new Map(
    [...running].map(([day, patterns]) => [
      day,
      new Map([...patterns].map(([pattern, trips]) => [pattern, turned(pattern, trips)])),
    ]),
  )
}

export function liveDirections(forward: Direction, backward: Direction, live: LiveTimes): LiveDirections {
  const { network } = forward
  const elsewhere: LiveRun[] = []
  const late: LiveRun[] = []
  const cancelled: LiveRun[] = []
  for (const run of live.runs.values()) {
    if (run.isCancelled) cancelled.push(run)
    else if (callsOtherwise(run, network)) elsewhere.push(run)
    else if (runsOtherwise(run, network, timesAt(network, run.pattern, run.trip))) late.push(run)
  }
  const columns = liveColumns(late, network)
  const { running, leftOver } = mergedRuns(forward, [...late, ...elsewhere, ...cancelled], late, columns)
  const own = livePatterns([...elsewhere, ...leftOver], network)
  const placed = new Map(late.map((run, i) => [columns.places[i] ?? 0, run]))
  const ownTrips = int(network.tripOffsets, network.patternCount)
  const baseOf = (pattern: number, trip: number, ofOwn: (trip: number) => LiveRun | undefined): LiveRun | undefined => {
    if (pattern >= network.patternCount) return ofOwn(trip - ownTrips)
    if (trip < int(network.tripOffsets, pattern + 1)) return undefined
    const { base, calls } = patternPlace(network, pattern)
    return placed.get(base + trip * calls)
  }
  const length = columns.arrivals.length
  const mirror = { ...backward.network, ...mirroredColumns(late, columns, backward.network, length) }
  const ownMirrored = (pattern: number, trip: number): LiveRun | undefined =>
    own.runs[mirroredTrip(own.tripOffsets, pattern - network.patternCount, trip)]
  return {
    forward: {
      ...forward,
      network: appendPatterns({ ...network, arrivals: columns.arrivals, departures: columns.departures }, own),
      activeTrips: activeNow(forward, running, own, ownTrips),
      baseOf: (pattern, trip) => baseOf(pattern, trip, one => own.runs[one]),
    },
    backward: {
      ...backward,
      network: appendPatterns(mirror, mirrorPatterns(own)),
      activeTrips: activeNow(backward, mirroredRunning(running, backward), own, ownTrips),
      baseOf: (pattern, trip) => baseOf(pattern, trip, one => ownMirrored(pattern, one)),
    },
    widened: byPattern => {
      const all = new Uint8Array(byPattern.length + own.patternCount)
      all.set(byPattern)
      for (const [pattern, base] of own.bases.entries()) all[byPattern.length + pattern] = byPattern[base] ?? 0
      return all
    },
  }
}
