import type { Leg, Notice, Trip } from '@billett/contract'
import { epochOf, type Instant } from '@billett/domain'
import type { PlannedJourney, PlannedLeg, PlannedStop } from '../../../ports/journey-planner.ts'
import type { RealTime } from '../../../ports/real-time.ts'
import type { Region } from '../../../ports/region-store.ts'
import { agencyOfLine, gravestFirst, noticesOf, type Reader } from '../real-time/index.ts'

/** Milliseconds: what is later may change much, so that only what does not run is told of it. */
const TOLD_AHEAD = 90 * 60_000

const isSoon = ({ from }: PlannedLeg, now: Instant): boolean =>
  from.departure !== null && epochOf(from.departure) - epochOf(now) <= TOLD_AHEAD

const withoutNow = ({ now: _now, ...stop }: PlannedStop): PlannedStop => stop

/** A ride with what is told of it now; what lies far ahead is told of only where it does not run, or does not stop. */
function rideNow(leg: PlannedLeg, now: Instant): PlannedLeg {
  const isTold = isSoon(leg, now) || leg.now?.cancelled || leg.from.now?.skipped || leg.to.now?.skipped
  if (isTold) return leg
  const { now: _now, connection: _connection, ...planned } = leg
  return { ...planned, from: withoutNow(leg.from), to: withoutNow(leg.to), stops: leg.stops.map(withoutNow) }
}

/** The rides of a journey as they run now, in order. */
export const legsNow = ({ legs }: PlannedJourney, now: Instant): PlannedLeg[] => legs.map(leg => rideNow(leg, now))

/** The notices about each ride of a journey. */
function noticesByLeg(region: Region, { alerts }: RealTime, journey: PlannedJourney, reader: Reader): Notice[][] {
  let passed = 0
  return journey.legs.map(leg => {
    if (leg.kind !== 'ride' || !leg.line) return []
    const calls = [leg.from, ...leg.stops, leg.to]
    const platforms = journey.passes.slice(passed, passed + calls.length)
    passed += calls.length
    const { id: lineId } = leg.line
    return noticesOf(
      alerts,
      {
        lineId,
        agencyId: agencyOfLine(region.timetable).get(lineId) ?? '',
        tripId: leg.tripId,
        serviceDate: leg.serviceDate,
        stopIds: new Set([...platforms, ...calls.map(({ reference }) => reference)]),
      },
      reader,
    )
  })
}

/** What real time adds to a trip; nothing where nobody tells. */
export function presentNow(
  region: Region,
  realTime: RealTime | undefined,
  journey: PlannedJourney,
  reader: Reader,
): Pick<Trip, 'realTime' | 'notices'> & { legNotices: Pick<Leg, 'notices'>[] } {
  if (!realTime) return { legNotices: [] }
  const byLeg = noticesByLeg(region, realTime, journey, reader)
  const notices = gravestFirst(byLeg.flat())
  const { state, asOf } = realTime
  return {
    ...(state !== null && { realTime: { state, asOf } }),
    ...(notices.length > 0 && { notices }),
    legNotices: byLeg.map(own => (own.length > 0 ? { notices: own.map(({ id }) => id) } : {})),
  }
}
