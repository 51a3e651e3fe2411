import type { Instant } from '@billett/domain'
import type { Timetable } from '../model/timetable.ts'
import type { Journey } from './journey.ts'
import { walkLeg } from './present/present-journey.ts'
import { presentStop } from './present/present-stop.ts'
import { type Approach, FROM_COORDINATE, type ResolvedPlace } from './resolve-place.ts'

/** The quickest way from place to place on foot over one stop, undefined where none is near both. */
export const quickestWalk = (
  from: ResolvedPlace,
  to: ResolvedPlace,
): { seconds: number; from: number; to: number } | undefined => {
  const ways = [...from.approaches].flatMap(([stop, access]) => {
    const egress: Approach | undefined = to.approaches.get(stop)
    return egress ? [{ seconds: access.seconds + egress.seconds, from: access.from, to: egress.from }] : []
  })
  return ways.sort((a, b) => a.seconds - b.seconds)[0]
}

/** A walk as a journey that leaves or arrives at the moment asked for. */
export const walkJourney = (
  walk: { seconds: number; from: number; to: number },
  timetable: Timetable,
  when: Instant,
  timing: 'departure' | 'arrival',
): Journey => {
  const stopOf = (stop: number) => (stop === FROM_COORDINATE ? null : presentStop(timetable, stop))
  const moment = timing === 'departure' ? { departure: when } : { arrival: when }
  const leg = walkLeg(stopOf(walk.from), stopOf(walk.to), walk.seconds, moment)
  return { departure: leg.departure, arrival: leg.arrival, transfers: 0, legs: [leg] }
}
