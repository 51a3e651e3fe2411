import type { Instant } from '@billett/domain'
import type { Mode } from '../model/mode.ts'
import type { Journey } from './journey.ts'

/**
 * Where a journey begins or ends. `stop`: this very stop, or all platforms if it is a station · `station`: all
 * platforms of the station the stop belongs to · `near`: stops around a coordinate with the seconds to walk there.
 */
export type Place =
  | { kind: 'stop'; id: string }
  | { kind: 'station'; id: string }
  | { kind: 'near'; stops: { id: string; walkSeconds: number }[] }

/** Lines by id or by mode. */
export interface LineSet {
  lines?: readonly string[]
  modes?: readonly Mode[]
}

export interface JourneyQuery {
  from: Place
  to: Place
  /** A stop or station the journey has to pass: riding through at a call is enough. */
  via?: Extract<Place, { id: string }>
  when: Instant
  /** `departure`: leave at `when` or later · `arrival`: be there at `when` or before. */
  timing: 'departure' | 'arrival'
  /**
   * So many journeys where the timetable has them within a day, 5 where missing; 1 gives the earliest and its
   * alternatives.
   */
  results?: number
  /** 4 where missing. */
  maxTransfers?: number
  /** Metres a second; 1.2 where missing. */
  walkingSpeed?: number
  /** Only these lines · none of these. */
  only?: LineSet
  without?: LineSet
  /** Rides come with their course. */
  polyline?: boolean
}

export type JourneyReply =
  /** By departure; none is better than another in departure, arrival and transfers at once. */
  | { ok: true; journeys: Journey[] }
  /** The timetable does not cover the day · both ends are one place. */
  | { ok: false; reason: 'badTime' | 'outsideTimetable' | 'samePlace' }
  | { ok: false; reason: 'unknownStop'; place: 'from' | 'to' | 'via' }
