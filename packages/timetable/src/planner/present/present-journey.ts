import { epochOf, type Instant, toInstant } from '@billett/domain'
import type { LiveRun } from '../../live/live-times.ts'
import { int } from '../../model/columns.ts'
import type { FootpathTable } from '../../model/timetable.ts'
import type { Journey, Leg, RideLeg, StopRef, WalkLeg } from '../journey.ts'
import type { RealRide } from '../real-ride.ts'
import { type Approach, FROM_COORDINATE } from '../resolve-place.ts'
import { connectionOf } from './connection-of.ts'
import { presentRide, type RideFacts } from './present-ride.ts'
import { presentStop } from './present-stop.ts'

/** The ends of a journey: how its first stop is reached from the origin, and its last one from the destination. */
export interface JourneyEnds {
  access: ReadonlyMap<number, Approach>
  egress: ReadonlyMap<number, Approach>
}

const later = (instant: Instant, seconds: number): Instant => toInstant(epochOf(instant) + seconds * 1000)

export const walkLeg = (
  from: StopRef | null,
  to: StopRef | null,
  seconds: number,
  moment: { departure: Instant } | { arrival: Instant },
): WalkLeg => {
  const departure = 'departure' in moment ? moment.departure : later(moment.arrival, -seconds)
  return { kind: 'walk', from, to, seconds, departure, arrival: later(departure, seconds) }
}

const secondsBetween = ({ offsets, to, seconds }: FootpathTable, from: number, target: number): number => {
  const way = to.subarray(int(offsets, from), int(offsets, from + 1)).indexOf(target)
  return way < 0 ? 0 : int(seconds, int(offsets, from) + way)
}

/**
 * A journey with its walks: to the first ride, between rides at different stops, and from the last one. One that takes
 * no time is a walk as well: the passenger boards at another stop.
 */
export const presentJourney = (
  rides: RealRide[],
  ends: JourneyEnds,
  facts: RideFacts,
  { withCourse, runOf }: { withCourse: boolean; runOf: (ride: RealRide) => LiveRun | undefined },
): Journey => {
  const { timetable, network } = facts
  const stopAt = (ride: RealRide, call: number): number =>
    runOf(ride)?.stops[call] ?? int(network.callStops, int(network.callOffsets, ride.pattern) + call)
  const endOf = (approach: Approach): StopRef | null =>
    approach.from === FROM_COORDINATE ? null : presentStop(timetable, approach.from)
  const legs: Leg[] = []
  let before: { leg: RideLeg; stop: number } | undefined
  for (const ride of rides) {
    const leg = presentRide(ride, facts, withCourse, runOf(ride))
    const board = stopAt(ride, ride.board)
    const approach = ends.access.get(board)
    if (!before && approach && approach.from !== board)
      legs.push(walkLeg(endOf(approach), leg.from.stop, approach.seconds, { arrival: leg.departure }))
    if (before && before.stop !== board) {
      const seconds = secondsBetween(timetable.footpaths, before.stop, board)
      legs.push(walkLeg(before.leg.to.stop, leg.from.stop, seconds, { departure: before.leg.arrival }))
    }
    if (before) {
      const walk = before.stop === board ? 0 : secondsBetween(timetable.footpaths, before.stop, board)
      const connection = connectionOf(before.leg, leg, walk)
      if (connection) leg.connection = connection
    }
    legs.push(leg)
    before = { leg, stop: stopAt(ride, ride.alight) }
  }
  const approach = before && ends.egress.get(before.stop)
  if (before && approach && approach.from !== before.stop)
    legs.push(walkLeg(before.leg.to.stop, endOf(approach), approach.seconds, { departure: before.leg.arrival }))
  return {
    departure: legs[0]?.departure ?? '',
    arrival: legs.at(-1)?.arrival ?? '',
    transfers: rides.length - 1,
    legs,
  }
}
