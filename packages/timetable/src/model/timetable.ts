import type { PlainDate } from '@billett/domain'
import type { Mode } from './mode.ts'

/**
 * A region's timetable as columns: the n-th entry of every array of a table belongs to the n-th stop, line, trip …
 * Tables refer to each other by that number. `offsets` arrays have one entry more than their table: the things of
 * row n lie from `offsets[n]` to before `offsets[n + 1]`.
 */
export interface Timetable {
  /** All times of day count in this zone. */
  timeZone: string
  /** First and last day with service. */
  validity: { from: PlainDate; until: PlainDate }
  feed: { publisher: string; version: string; language: string }
  agencies: AgencyTable
  stops: StopTable
  lines: LineTable
  services: ServiceTable
  patterns: PatternTable
  trips: TripTable
  footpaths: FootpathTable
  shapes: ShapeTable
}

export interface AgencyTable {
  ids: string[]
  names: string[]
  urls: string[]
  phones: string[]
}

/** Stations and the stops (platforms) where vehicles call. */
export interface StopTable {
  ids: string[]
  names: string[]
  codes: string[]
  platforms: string[]
  /** `zone_id`, `''` where none. */
  zones: string[]
  /** Degrees. */
  lat: Float64Array
  lon: Float64Array
  /**
   * The station a platform belongs to; itself for a station or a stop that stands alone. Of stops that are one place
   * without a station (one name, near each other, the same zones) the first stands for it.
   */
  station: Int32Array
  /** 1 for a station, whose platforms are others. */
  isStation: Uint8Array
  /** As GTFS: 0 unknown, 1 possible, 2 not possible. */
  wheelchair: Uint8Array
}

export interface LineTable {
  ids: string[]
  shortNames: string[]
  longNames: string[]
  modes: Mode[]
  /** Six hexadecimal digits, `''` where the feed says nothing. */
  colours: string[]
  textColours: string[]
  /** Number of the agency, -1 where unknown. */
  agency: Int32Array
}

/** On which days a service runs: bit `service * days + day` of `active`, day 0 being `validity.from`. */
export interface ServiceTable {
  ids: string[]
  days: number
  active: Uint8Array
}

/** Trips of one line along the same calls that never overtake each other, in the order of time. */
export interface PatternTable {
  line: Int32Array
  callOffsets: Int32Array
  /** Stop of each call. */
  stops: Int32Array
  /** `MAY_BOARD` and `MAY_ALIGHT` of each call. */
  access: Uint8Array
  /** `stop_sequence` of each call in the feed; none where an earlier version of the product stored the timetable. */
  sequences: Int32Array
  tripOffsets: Int32Array
}

export const MAY_BOARD = 1
export const MAY_ALIGHT = 2

/**
 * Trips grouped by pattern. Times are seconds since noon minus 12 hours of the service day, calls of a trip side by
 * side.
 */
export interface TripTable {
  ids: string[]
  /** Number into `headsignTexts`. */
  headsign: Int32Array
  headsignTexts: string[]
  service: Int32Array
  /** -1 without a shape. */
  shape: Int32Array
  arrivals: Int32Array
  departures: Int32Array
}

/** Ways on foot from stop to stop, with the seconds a change there takes. */
export interface FootpathTable {
  offsets: Int32Array
  to: Int32Array
  seconds: Int32Array
  /** Seconds a change at the stop itself takes, -1 where the feed forbids it. */
  changeSeconds: Int32Array
}

/** Courses of lines, simplified. Points in millionths of a degree. */
export interface ShapeTable {
  offsets: Int32Array
  lat: Int32Array
  lon: Int32Array
}
