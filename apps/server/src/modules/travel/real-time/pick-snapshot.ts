import type { FeedKind, Instant } from '@billett/domain'
import type { RealTimeFeed } from '@billett/realtime'
import { createLiveReader, type Timetable } from '@billett/timetable'
import { derivedFrom } from '../region/index.ts'

const readerOf = derivedFrom(createLiveReader)

/** Alerts that are kept at most; a region has some dozens. */
const MOST_ALERTS = 2000

export interface Picked {
  feed: RealTimeFeed
  /** Trips the timetable has, and has not. */
  known: number
  unknown: number
}

/** What a feed says of this region now: the rest is not stored, so that every process has little to read. */
export function pickSnapshot(kind: FeedKind, feed: RealTimeFeed, timetable: Timetable, now: Instant): Picked {
  const only: RealTimeFeed = { writtenAt: feed.writtenAt, trips: [], alerts: [], vehicles: [] }
  if (kind === 'alerts') return { feed: { ...only, alerts: feed.alerts.slice(0, MOST_ALERTS) }, known: 0, unknown: 0 }
  if (kind === 'vehicles') {
    const runs = feed.vehicles.map(({ trip }) => ({ trip, stops: [] }))
    const { told, known, unknown } = readerOf(timetable)(runs, now)
    const trips = new Set(told.map(({ trip }) => trip))
    return { feed: { ...only, vehicles: feed.vehicles.filter(({ trip }) => trips.has(trip)) }, known, unknown }
  }
  const { told, known, unknown } = readerOf(timetable)(feed.trips, now)
  return { feed: { ...only, trips: [...told] }, known, unknown }
}
