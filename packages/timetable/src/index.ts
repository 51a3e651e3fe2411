export { decodeTimetable, type TimetableDecoding } from './codec/decode-timetable.ts'
export { encodeTimetable } from './codec/encode-timetable.ts'
export { createFootways } from './footways/footways.ts'
export type { Coordinate } from './geo/distance.ts'
export { isBearable } from './gtfs/archive/bearable-archive.ts'
export type { GtfsRow, GtfsTables } from './gtfs/gtfs-tables.ts'
export type { Problem, ProblemKind, Severity } from './gtfs/problem.ts'
export {
  type FeedOptions,
  type FeedProgress,
  type FeedReading,
  type RowCount,
  readFeed,
  readTables,
} from './gtfs/read-feed.ts'
export type { LiveTimes } from './live/live-times.ts'
export { liveReaderOf } from './live/live-times-of.ts'
export { createRunsBetween, type DayRun } from './live/runs-between.ts'
export type { FootpathOptions } from './model/build-footpaths.ts'
export { buildTimetable, type TimetableBuild } from './model/build-timetable.ts'
export { MODES, type Mode } from './model/mode.ts'
export type { Timetable } from './model/timetable.ts'
export type {
  Call,
  Connection,
  Journey,
  Leg,
  LineRef,
  LiveCall,
  Point,
  RideLeg,
  StopRef,
  WalkLeg,
} from './planner/journey.ts'
export { createJourneyPlanner, type JourneyPlanner } from './planner/journey-planner.ts'
export type { JourneyQuery, JourneyReply, LineSet, Place } from './planner/query.ts'
export { createDepartureBoard, type Departure, type DepartureQuery } from './stops/departure-board.ts'
export { createLinesAtStop } from './stops/lines-at-stop.ts'
export { createNearbyStops, type NearbyQuery, type NearbyStop } from './stops/nearby-stops.ts'
export { createStopDirectory, type Station, type StopDirectory } from './stops/stop-directory.ts'
export { stopZones } from './stops/stop-zones.ts'
export { createWalkableStops } from './stops/walkable-stops.ts'
