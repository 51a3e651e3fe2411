export { judgeFeed } from './judge-feed.ts'
export { packFeed, unpackFeed } from './packed-feed.ts'
export { FEED_LIMITS, type FeedReading, readFeed } from './read-feed.ts'
export type {
  Alert,
  AlertTarget,
  Period,
  RealTimeFeed,
  Severity,
  StopEvent,
  StopUpdate,
  Translation,
  TripRef,
  TripRelation,
  TripUpdate,
  VehiclePosition,
} from './real-time-feed.ts'
export { SEVERITIES } from './real-time-feed.ts'
export { writeFeed } from './write-feed.ts'
