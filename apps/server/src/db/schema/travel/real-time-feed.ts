import type { FeedKind, FeedTrouble } from '@billett/domain'
import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { bytes, instant } from '../columns.ts'

/** The last snapshot of each feed of real time. Workers write it, every process reads it whole. */
export const realTimeFeed = pgTable('real_time_feed', {
  kind: text().$type<FeedKind>().primaryKey(),
  /** When a worker last asked for it: the others leave it alone until it is due again. */
  triedOn: instant().notNull(),
  /** One more with each snapshot that is taken over; 0 before the first. */
  version: integer().notNull().default(0),
  /** What of it concerns the region, packed; null before the first. */
  content: bytes(),
  /** When the feed says that it was written. */
  writtenOn: instant(),
  /** Trips in it that the timetable has, and has not. */
  known: integer().notNull().default(0),
  unknown: integer().notNull().default(0),
  /** Import of the region that `content` was picked for. */
  regionId: integer(),
  /** By which the service knows what we have. */
  etag: text(),
  lastModified: text(),
  /** Since when there is nothing to show, and why. */
  failingSince: instant(),
  trouble: text().$type<FeedTrouble>(),
})
