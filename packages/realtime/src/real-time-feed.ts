/**
 * A whole snapshot of what is going on, as a GTFS-Realtime feed tells it, in our words. Moments are seconds since 1970;
 * ids are those of the timetable's feed and may be known to nobody.
 */
export interface RealTimeFeed {
  /** When the feed was written, by its own header. */
  writtenAt: number
  trips: TripUpdate[]
  alerts: Alert[]
  vehicles: VehiclePosition[]
}

export const TRIP_RELATIONS = ['scheduled', 'cancelled', 'added'] as const
export type TripRelation = (typeof TRIP_RELATIONS)[number]

export interface TripRef {
  tripId?: string
  routeId?: string
  /** Service day, `YYYYMMDD`. */
  startDate?: string
  /** `HH:mm:ss`; tells runs of one trip by frequencies apart. */
  startTime?: string
  relation: TripRelation
}

/** When a vehicle comes or goes: as a moment, or as seconds after what the timetable says. The moment counts. */
export interface StopEvent {
  time?: number
  delay?: number
}

export interface StopUpdate {
  /** `stop_sequence` of the timetable's feed; it tells the calls of a loop line apart. */
  sequence?: number
  stopId?: string
  arrival?: StopEvent
  departure?: StopEvent
  /** `noData`: from here on nothing is known. */
  relation: 'scheduled' | 'skipped' | 'noData'
  /** The platform it calls at now. */
  platformId?: string
}

export interface TripUpdate {
  trip: TripRef
  stops: StopUpdate[]
  /** Seconds; of the whole trip, until a stop says otherwise. */
  delay?: number
}

export interface VehiclePosition {
  trip: TripRef
  latitude: number
  longitude: number
  /** When it was there. */
  at?: number
}

export const SEVERITIES = ['unknown', 'info', 'warning', 'severe'] as const
export type Severity = (typeof SEVERITIES)[number]

/** A text in a language, `''` where the feed does not say which. */
export interface Translation {
  text: string
  language: string
}

/** From and until when; open where it is missing. */
export interface Period {
  from?: number
  until?: number
}

/** What an alert is about: everything that is said has to fit. */
export interface AlertTarget {
  agencyId?: string
  routeId?: string
  stopId?: string
  trip?: TripRef
}

export interface Alert {
  id: string
  severity: Severity
  /** Always, where there is none. */
  periods: Period[]
  targets: AlertTarget[]
  header: Translation[]
  description: Translation[]
  url: Translation[]
}
