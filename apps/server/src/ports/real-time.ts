import type { FeedKind, Instant } from '@billett/domain'
import type { Alert } from '@billett/realtime'
import type { LiveTimes, Timetable } from '@billett/timetable'
import type { Region } from './region-store.ts'

/** By what a service knows that it has nothing newer. */
export interface KnownFeed {
  etag: string | null
  lastModified: string | null
}

export type FetchedFeed =
  | { state: 'new'; bytes: Uint8Array; etag: string | null; lastModified: string | null }
  /** The service has nothing newer. */
  | { state: 'same' }
  | { state: 'failed'; trouble: 'unreachable' | 'tooMuch'; detail: string }

/** Where the feeds of real time come from. */
export interface FeedSource {
  /** Those that are configured. */
  kinds: readonly FeedKind[]
  /** Whether they tell of what runs in a region, or are another's. */
  areAbout: (region: Pick<Region, 'source'>) => boolean
  /** Never throws. */
  fetch: (kind: FeedKind, known: KnownFeed) => Promise<FetchedFeed>
}

/**
 * What is known at a moment. `asOf`: as it was a while ago · `off`: nothing, so the timetable counts · null: of trips
 * nobody tells.
 */
export interface RealTime {
  state: 'live' | 'asOf' | 'off' | null
  /** When that was; null where nothing is known. */
  asOf: Instant | null
  live: LiveTimes | undefined
  alerts: readonly Alert[]
}

/** The last snapshot of real time, in memory: replaced whole, never changed. */
export interface RealTimeStore {
  /** Undefined where no feed is configured: nothing is said of real time then. */
  at: (timetable: Timetable, now: Instant) => RealTime | undefined
  /** Takes over newer snapshots. */
  refresh: (now: Instant) => Promise<{ changed: boolean }>
}
