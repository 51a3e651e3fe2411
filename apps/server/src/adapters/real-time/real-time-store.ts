import { epochOf, type FeedKind, freshnessOf, type Instant } from '@billett/domain'
import { judgeFeed, type RealTimeFeed, unpackFeed } from '@billett/realtime'
import { type LiveTimes, liveReaderOf, type Timetable } from '@billett/timetable'
import { eq } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { realTimeFeed as feeds } from '../../db/schema/index.ts'
import type { JourneyPlanner } from '../../ports/journey-planner.ts'
import type { RealTime, RealTimeStore } from '../../ports/real-time.ts'
import type { RegionStore } from '../../ports/region-store.ts'

interface Held {
  version: number
  writtenAt: number
  /** Trips in it that the timetable has, and has not. */
  known: number
  unknown: number
  feed: RealTimeFeed
}

/**
 * The last snapshots of the database, kept in memory. Every process looks for newer ones now and then, and works out
 * then what they mean for the timetable, and for who plans on it, so that nobody who asks waits for it.
 */
export function realTimeStore(
  db: Database,
  { regions, kinds, planner }: { regions: RegionStore; kinds: readonly FeedKind[]; planner: JourneyPlanner },
): RealTimeStore {
  const held = new Map<FeedKind, Held>()
  let laid: { timetable: Timetable; trips: Held; live: LiveTimes } | undefined
  let running: Promise<{ changed: boolean }> | undefined

  async function take(kind: FeedKind, version: number): Promise<void> {
    const [row] = await db.select().from(feeds).where(eq(feeds.kind, kind))
    if (!row?.content || !row.writtenOn) return
    const feed = await unpackFeed(row.content)
    if (!feed) return
    const { known, unknown } = row
    held.set(kind, { version, writtenAt: epochOf(row.writtenOn) / 1000, known, unknown, feed })
  }

  async function look(now: Instant): Promise<{ changed: boolean }> {
    if (kinds.length === 0) return { changed: false }
    const versions = await db
      .select({ kind: feeds.kind, version: feeds.version, writtenOn: feeds.writtenOn })
      .from(feeds)
    const newer = versions.filter(({ kind, version, writtenOn }) => {
      const known = held.get(kind)
      return writtenOn !== null && (known?.version !== version || known.writtenAt !== epochOf(writtenOn) / 1000)
    })
    for (const { kind, version } of newer) await take(kind, version)
    const trips = held.get('trips')
    const timetable = regions.loaded() ? regions.current().timetable : undefined
    if (trips && timetable && (laid?.trips !== trips || laid.timetable !== timetable)) {
      const live = liveReaderOf(timetable)(trips.feed.trips, now)
      planner.prepare(timetable, live)
      laid = { timetable, trips, live }
    }
    return { changed: newer.length > 0 }
  }

  function tripsAt(timetable: Timetable, now: number): Pick<RealTime, 'state' | 'asOf' | 'live'> {
    const nothing = { state: kinds.includes('trips') ? ('off' as const) : null, asOf: null, live: undefined }
    if (laid?.timetable !== timetable || judgeFeed('trips', laid.trips, now)) return nothing
    const { writtenAt } = laid.trips
    const state = freshnessOf(writtenAt, now) === 'live' ? 'live' : 'asOf'
    return { state, asOf: new Date(writtenAt * 1000).toISOString(), live: laid.live }
  }

  function alertsAt(now: number): RealTime['alerts'] {
    const alerts = held.get('alerts')
    return !alerts || judgeFeed('alerts', alerts, now) ? [] : alerts.feed.alerts
  }

  return {
    at: (timetable, now) => {
      if (kinds.length === 0) return undefined
      const seconds = epochOf(now) / 1000
      return { ...tripsAt(timetable, seconds), alerts: alertsAt(seconds) }
    },
    refresh: now => {
      running ??= look(now).finally(() => {
        running = undefined
      })
      return running
    },
  }
}
