import { epochOf, type FeedKind, type FeedTrouble, type Instant, toInstant } from '@billett/domain'
import { eq, lte, sql } from 'drizzle-orm'
import type { Statements } from '../../../db/database.ts'
import { adminEvent, realTimeFeed as feeds } from '../../../db/schema/index.ts'

export type StoredFeed = typeof feeds.$inferSelect

/** A feed that is due is this worker's to ask for; undefined where it is not, or another's. */
export async function claimFeed(
  db: Statements,
  kind: FeedKind,
  now: Instant,
  everySeconds: number,
): Promise<StoredFeed | undefined> {
  const due = toInstant(epochOf(now) - everySeconds * 1000)
  const [row] = await db
    .insert(feeds)
    .values({ kind, triedOn: now })
    .onConflictDoUpdate({ target: feeds.kind, set: { triedOn: now }, setWhere: lte(feeds.triedOn, due) })
    .returning()
  return row
}

type Snapshot = Pick<StoredFeed, 'content' | 'writtenOn' | 'known' | 'unknown' | 'regionId' | 'etag' | 'lastModified'>

export async function keepSnapshot(db: Statements, kind: FeedKind, snapshot: Snapshot): Promise<void> {
  await db
    .update(feeds)
    .set({ ...snapshot, version: sql`${feeds.version} + 1` })
    .where(eq(feeds.kind, kind))
}

/** Notes what is wrong with a feed, or that nothing is; since when that is so. */
export async function noteTrouble(
  db: Statements,
  kind: FeedKind,
  trouble: FeedTrouble | null,
  now: Instant,
): Promise<Instant | null> {
  const failingSince = trouble === null ? null : sql`coalesce(${feeds.failingSince}, ${now})`
  const [row] = await db
    .update(feeds)
    .set({ trouble, failingSince })
    .where(eq(feeds.kind, kind))
    .returning({ failingSince: feeds.failingSince })
  return row?.failingSince ?? null
}

/** Whether staff have been told of a trouble already. */
export async function isTold(db: Statements, key: string): Promise<boolean> {
  const [told] = await db.select({ key: adminEvent.key }).from(adminEvent).where(eq(adminEvent.key, key)).limit(1)
  return told !== undefined
}
