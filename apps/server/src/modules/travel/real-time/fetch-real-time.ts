import { epochOf, type FeedKind, type FeedTrouble, type Instant, toInstant } from '@billett/domain'
import { judgeFeed, packFeed, readFeed } from '@billett/realtime'
import type { Region } from '../../../ports/region-store.ts'
import type { Surroundings } from '../../../world.ts'
import { raiseEvent } from '../../run/common/index.ts'
import { pickSnapshot } from './pick-snapshot.ts'
import { claimFeed, isTold, keepSnapshot, noteTrouble, type StoredFeed } from './real-time-feed.repository.ts'

/** Seconds between two times that a feed is asked for. */
const EVERY: Record<FeedKind, number> = { trips: 30, alerts: 60, vehicles: 30 }
/** Milliseconds a feed may fail before staff are told. */
const PATIENCE = 300_000

/** Asks for each feed that is due and keeps what it says. Nobody waits for it, and what fails changes nothing. */
export async function fetchRealTime(surroundings: Surroundings): Promise<void> {
  const { feeds, regions } = surroundings
  if (!regions.loaded() || !feeds.areAbout(regions.current())) return
  await Promise.all(feeds.kinds.map(kind => fetchOne(surroundings, kind)))
}

async function fetchOne(surroundings: Surroundings, kind: FeedKind): Promise<void> {
  const { db, realClock, log } = surroundings
  const row = await claimFeed(db, kind, realClock(), EVERY[kind])
  if (!row) return
  const trouble = await takeSnapshot(surroundings, row)
  const now = realClock()
  if (trouble) log.warn({ feed: kind, trouble }, 'a feed of real time has nothing to show')
  const since = await noteTrouble(db, kind, trouble ?? null, now)
  if (trouble && since !== null) await tellStaff(surroundings, { kind, trouble, since, now })
}

/** Fetches a feed and keeps it, if it can be read; the trouble with what is kept now. */
async function takeSnapshot(surroundings: Surroundings, row: StoredFeed): Promise<FeedTrouble | undefined> {
  const { db, feeds, regions, realClock, log } = surroundings
  const { kind } = row
  const region = regions.current()
  // What was picked for another timetable is picked anew, though the service has nothing newer.
  const known = row.regionId === region.id ? row : { etag: null, lastModified: null }
  const fetched = await feeds.fetch(kind, known)
  const now = realClock()
  if (fetched.state === 'failed') {
    log.warn({ feed: kind, detail: fetched.detail }, 'a feed of real time was not fetched')
    return fetched.trouble
  }
  if (fetched.state === 'same') return judgeStored(row, now)
  const reading = readFeed(fetched.bytes)
  if (!reading.ok) return reading.reason
  return keep(db, kind, { region, now, reading: reading.feed, etag: fetched.etag, lastModified: fetched.lastModified })
}

interface Taken {
  region: Region
  now: Instant
  reading: Parameters<typeof pickSnapshot>[1]
  etag: string | null
  lastModified: string | null
}

async function keep(
  db: Surroundings['db'],
  kind: FeedKind,
  { region, now, reading, etag, lastModified }: Taken,
): Promise<FeedTrouble | undefined> {
  const { feed, known, unknown } = pickSnapshot(kind, reading, region.timetable, now)
  const writtenOn = toInstant(Math.min(Math.max(feed.writtenAt, 0), LATEST) * 1000)
  const content = await packFeed(feed)
  if (!content) return 'tooMuch'
  await keepSnapshot(db, kind, { content, writtenOn, known, unknown, regionId: region.id, etag, lastModified })
  return judgeFeed(kind, { writtenAt: feed.writtenAt, known, unknown }, epochOf(now) / 1000)
}

/** The last second a date of the database has; a header that says more is of the future all the same. */
const LATEST = 253_402_300_799

function judgeStored({ kind, writtenOn, known, unknown }: StoredFeed, now: Instant): FeedTrouble | undefined {
  if (writtenOn === null) return 'unreachable'
  return judgeFeed(kind, { writtenAt: epochOf(writtenOn) / 1000, known, unknown }, epochOf(now) / 1000)
}

/** Once for each time that it fails. */
async function tellStaff(
  surroundings: Surroundings,
  { kind, trouble, since, now }: { kind: FeedKind; trouble: FeedTrouble; since: Instant; now: Instant },
): Promise<void> {
  const about = `${kind}:${since}`
  if (epochOf(now) - epochOf(since) < PATIENCE) return
  if (await isTold(surroundings.db, `realTime:${about}`)) return
  await raiseEvent(surroundings.db, surroundings, null, { kind: 'realTime', about, facts: { feed: kind, trouble } })
}
