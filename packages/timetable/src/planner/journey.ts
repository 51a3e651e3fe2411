import type { Instant, PlainDate } from '@billett/domain'
import type { Mode } from '../model/mode.ts'

/** A stop as a journey shows it. */
export interface StopRef {
  id: string
  name: string
  /** Id of its station; its own where it stands alone. */
  stationId: string
  stationName: string
  /** Platform or track, `''` where the feed names none. */
  platform: string
  zone: string
  lat: number
  lon: number
}

/** What real time says of a call. */
export interface LiveCall {
  arrival?: Instant
  departure?: Instant
  /** Where it calls now, if that is another platform. */
  platform?: string
  /** The vehicle does not stop here. */
  skipped: boolean
}

/** A stop with the moments a vehicle is there. The first call of a ride has no arrival, the last no departure. */
export interface Call {
  stop: StopRef
  arrival?: Instant
  departure?: Instant
  /** Missing where nothing is known. */
  live?: LiveCall
}

/** Whether a vehicle is reached from the one before: with time to spare, hardly, or no more. */
export type Connection = 'safe' | 'atRisk' | 'missed'

export interface LineRef {
  id: string
  shortName: string
  longName: string
  mode: Mode
  colour: string
  textColour: string
  agency: string
}

/** Degrees: latitude, longitude. */
export type Point = [number, number]

export interface WalkLeg {
  kind: 'walk'
  /** Null for the place the question named by coordinate. */
  from: StopRef | null
  to: StopRef | null
  departure: Instant
  arrival: Instant
  /** Seconds; a change of platform counts its minimum change time. */
  seconds: number
}

export interface RideLeg {
  kind: 'ride'
  line: LineRef
  headsign: string
  tripId: string
  /** The service day the trip belongs to; the day before for a trip past midnight. */
  serviceDate: PlainDate
  from: Call
  to: Call
  /** Calls between, in order. */
  intermediate: Call[]
  departure: Instant
  arrival: Instant
  /** The course from `from` to `to`, when asked for. */
  polyline?: Point[]
  /** What real time says of it; missing where it says nothing. */
  live?: { cancelled: boolean }
  /** From the ride before, where real time says something of either. */
  connection?: Connection
}

export type Leg = WalkLeg | RideLeg

export interface Journey {
  departure: Instant
  arrival: Instant
  /** Changes between rides; 0 for a walk. */
  transfers: number
  legs: Leg[]
}
