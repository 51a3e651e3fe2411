import type { ExternalJourney, Instant, PlainDate, SelectedTiming, Walk } from '@billett/domain'
import type { Connection, LiveTimes, Timetable } from '@billett/timetable'

export interface PlannedStop {
  /** The station, all platforms together. */
  reference: string
  text: string
  platform: string | null
  latitude: number
  longitude: number
  arrival: Instant | null
  departure: Instant | null
  /** What real time says of it; missing where it says nothing. */
  now?: StopNow
}

export interface StopNow {
  arrival: Instant | null
  departure: Instant | null
  platform: string | null
  /** The vehicle does not stop here. */
  skipped: boolean
}

export interface PlannedLine {
  id: string
  name: string
  longName: string
  mode: string
  colour: string | null
  textColour: string | null
}

export interface PlannedLeg {
  kind: 'ride' | 'walk'
  line: PlannedLine | null
  direction: string | null
  from: PlannedStop
  to: PlannedStop
  /** Stops between `from` and `to`. */
  stops: PlannedStop[]
  /** Latitude, longitude; empty unless asked for. */
  polyline: [number, number][]
  /** Of a ride: what it is in the timetable. */
  tripId?: string
  serviceDate?: PlainDate
  /** What real time says of it; missing where it says nothing. */
  now?: { cancelled: boolean }
  /** From the ride before. */
  connection?: Connection
}

export interface PlannedJourney {
  /** From which the same journey can be found again. */
  context: string
  departure: Instant
  arrival: Instant
  changes: number
  legs: PlannedLeg[]
  /** Ids of the platforms ridden past, in order: the tariff reads the zones from them. */
  passes: string[]
}

export interface JourneyRequest {
  /** References of stops. */
  start: string
  destination: string
  via?: string
  /** Wall clock of the region, `YYYY-MM-DDTHH:mm`. */
  dateTime: string
  timing: SelectedTiming
  /** Only by these means of transport; by all where missing. */
  modes?: readonly string[]
  /** At most so many changes; as many as the planner looks for where missing. */
  mostChanges?: number
  /** How quickly people walk; as most do where missing. */
  walk?: Walk
  polyline: boolean
  /** What is known of now, in the numbers of the region's timetable. */
  live?: LiveTimes
}

export type JourneyAnswer =
  | { ok: true; journeys: PlannedJourney[] }
  | { ok: false; reason: 'stopNotFound' | 'noTimetable' | 'journeyService' }

export type ReconAnswer =
  | { ok: true; journey: ExternalJourney }
  | { ok: false; reason: 'noTimetable' | 'journeyService' | 'gatewayTimeout' }

/** Who knows how to get from here to there. */
export interface JourneyPlanner {
  /** Throws `Busy`, as `reconstruct` does. */
  plan: (request: JourneyRequest) => Promise<JourneyAnswer>
  /** A journey from its context, as the reconstruction rules read it (Spec 2 §4.3). */
  reconstruct: (context: string) => Promise<ReconAnswer>
  /** Makes what searches on a timetable as it runs now need, before anybody asks. */
  prepare: (timetable: Timetable, live: LiveTimes) => void
}
