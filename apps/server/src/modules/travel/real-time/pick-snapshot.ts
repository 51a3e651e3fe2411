import type { FeedKind, Instant } from '@billett/domain'
import type { Alert, RealTimeFeed } from '@billett/realtime'
import { liveReaderOf, type Timetable } from '@billett/timetable'

/** Alerts that are kept at most; a region has some dozens. */
const MOST_ALERTS = 2000
/** What these are about, when, and their texts, in all: each search goes through them. */
const MOST_PARTS = 50_000

const partsOf = ({ periods, targets, header, description, url }: Alert): number =>
  periods.length + targets.length + header.length + description.length + url.length

/** As many as may be; one that says too much by itself is left out, and those after it are not. */
function readable(alerts: readonly Alert[]): Alert[] {
  let left = MOST_PARTS
  const kept = alerts.filter(alert => {
    const parts = partsOf(alert)
    if (parts > left) return false
    left -= parts
    return true
  })
  return kept.slice(0, MOST_ALERTS)
}

export interface Picked {
  feed: RealTimeFeed
  /** Trips the timetable has, and has not. */
  known: number
  unknown: number
}

/** What a feed says of this region now: the rest is not stored, so that every process has little to read. */
export function pickSnapshot(kind: FeedKind, feed: RealTimeFeed, timetable: Timetable, now: Instant): Picked {
  const only: RealTimeFeed = { writtenAt: feed.writtenAt, trips: [], alerts: [], vehicles: [] }
  if (kind === 'alerts') return { feed: { ...only, alerts: readable(feed.alerts) }, known: 0, unknown: 0 }
  if (kind === 'vehicles') {
    const runs = feed.vehicles.map(({ trip }) => ({ trip, stops: [] }))
    const { told, known, unknown } = liveReaderOf(timetable)(runs, now)
    const trips = new Set(told.map(({ trip }) => trip))
    return { feed: { ...only, vehicles: feed.vehicles.filter(({ trip }) => trips.has(trip)) }, known, unknown }
  }
  const { told, known, unknown } = liveReaderOf(timetable)(feed.trips, now)
  return { feed: { ...only, trips: [...told] }, known, unknown }
}
