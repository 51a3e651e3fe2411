import { freshnessOf, MOST_ALERT_AGE } from '@billett/domain'
import type { RealTimeFeed } from './real-time-feed.ts'

/** Seconds since 1970, and how many trips the timetable has of those the feed tells of. */
export interface JudgedFeed {
  writtenAt: number
  known: number
  unknown: number
}

/**
 * Why a feed that could be read is not to be shown; undefined where it may be. Alerts change seldom and may be older. A
 * feed of which the timetable knows less than half is about another one.
 */
export function judgeFeed(
  kind: Exclude<keyof RealTimeFeed, 'writtenAt'>,
  { writtenAt, known, unknown }: JudgedFeed,
  now: number,
): 'ahead' | 'tooOld' | 'unknownTrips' | undefined {
  const fresh = freshnessOf(writtenAt, now)
  if (fresh === 'ahead') return 'ahead'
  if (kind === 'alerts' ? now - writtenAt > MOST_ALERT_AGE : fresh === 'tooOld') return 'tooOld'
  return unknown > known ? 'unknownTrips' : undefined
}
