import type { TripUpdate } from '@billett/realtime'

/** What real time says of one call, as bits. Without `TOLD` nothing is known of it. */
export const TOLD = 1
export const SKIPPED = 2

/** One trip on one service day as it runs now. Columns have one entry per call, seconds like those of `TripTable`. */
export interface LiveRun {
  pattern: number
  trip: number
  /** Service day, 0 the first of the timetable. */
  day: number
  isCancelled: boolean
  /** What is told, and what the timetable says where nothing is; never before the call before it. */
  arrivals: Int32Array
  departures: Int32Array
  calls: Uint8Array
  /** Where it calls now: those of its pattern, but for platforms that have changed. */
  stops: Int32Array
}

/** A snapshot of real time, in the numbers of one timetable. Never changed in place. */
export interface LiveTimes {
  runs: ReadonlyMap<number, LiveRun>
  /** What the feed says of these. */
  told: readonly TripUpdate[]
  /** Trips the feed tells of that the timetable has, that it has not, and whose times cannot be. */
  known: number
  unknown: number
  impossible: number
}

/** Under which a run is kept. */
export const runKey = (trip: number, day: number, days: number): number => trip * days + day
