import type { Instant } from '@billett/domain'

export interface PlannedStop {
  reference: string
  text: string
  platform: string | null
  latitude: number
  longitude: number
  arrival: Instant | null
  departure: Instant | null
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
  stops: PlannedStop[]
  /** Latitude, longitude. */
  polyline: [number, number][]
}

export interface PlannedJourney {
  /** From which the same journey can be found again. */
  context: string
  departure: Instant
  arrival: Instant
  changes: number
  legs: PlannedLeg[]
}

export interface JourneyRequest {
  /** References of stops. */
  start: string
  destination: string
  via?: string
  /** Wall clock of the region, `YYYY-MM-DDTHH:mm`. */
  dateTime: string
  timing: 'Departure' | 'Arrival'
  modes?: readonly string[]
  polyline: boolean
}

export type JourneyAnswer =
  | { ok: true; journeys: PlannedJourney[] }
  | { ok: false; reason: 'stopNotFound' | 'noTimetable' | 'journeyService' }

/** An external journey response in the shape the reconstruction rules read (Spec 2 §4.3). */
export type ReconAnswer = { ok: true; response: unknown } | { ok: false; reason: 'noTimetable' | 'journeyService' }

/** Who knows how to get from here to there. */
export interface JourneyPlanner {
  plan: (request: JourneyRequest) => Promise<JourneyAnswer>
  reconstruct: (context: string) => Promise<ReconAnswer>
}
