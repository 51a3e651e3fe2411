import { epochOf, type FeedKind, type Instant } from '@billett/domain'
import { type RealTimeFeed, writeFeed } from '@billett/realtime'
import { alertsOf } from './alerts.ts'
import type { Switch } from './switches.ts'
import type { TodaysRuns } from './todays-runs.ts'
import { tripUpdates } from './trip-updates.ts'

/** Seconds before now that a feed says it was written; below zero after it. */
const AGES: Partial<Record<Switch, number>> = { stale: 200, old: 400, future: -3600 }

/** More than anybody takes. */
const HUGE = 21 * 1024 * 1024

/** Undefined: the service fails. */
export function feedBytes(name: FeedKind, set: Switch, now: Instant, runs: TodaysRuns): Uint8Array | undefined {
  if (set === 'error') return undefined
  if (set === 'garbage') return Buffer.from('<!doctype html><title>Bad gateway</title>')
  if (set === 'huge') return new Uint8Array(HUGE)
  const seconds = Math.floor(epochOf(now) / 1000)
  const today = runs.at(now)
  const empty: RealTimeFeed = { writtenAt: seconds - (AGES[set] ?? 0), trips: [], alerts: [], vehicles: [] }
  if (set === 'empty') return writeFeed(empty)
  if (name === 'alerts') return writeFeed({ ...empty, alerts: alertsOf(today) })
  return writeFeed(name === 'trips' ? { ...empty, trips: tripUpdates(today, set, seconds, runs) } : empty)
}
