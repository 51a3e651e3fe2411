import { type LiveDirections, liveDirections } from '../live/live-directions.ts'
import { callsOtherwise, runsOtherwise } from '../live/live-patterns.ts'
import type { LiveRun, LiveTimes } from '../live/live-times.ts'
import { int } from '../model/columns.ts'
import type { Direction } from './direction.ts'
import { timesAt } from './present/present-ride.ts'
import type { ServiceClock } from './service-clock.ts'

/** How a question is searched: as the timetable has it, or as it runs now. */
export interface Directions extends LiveDirections {
  /** Latest time of day of any trip. */
  latest: number
  /** What does not run. */
  cancelled: readonly LiveRun[]
  /** Seconds since 1970 between which anything runs otherwise than planned; never where nothing does. */
  begin: number
  end: number
}

interface Planned {
  forward: Direction
  backward: Direction
  latest: number
  clock: ServiceClock
}

/** A network that runs as planned. */
export const directionsAsPlanned = ({ forward, backward, latest }: Planned): Directions => ({
  forward,
  backward,
  latest,
  widened: byPattern => byPattern,
  cancelled: [],
  begin: Number.POSITIVE_INFINITY,
  end: Number.NEGATIVE_INFINITY,
})

/** The same as it runs now, with what runs on each day that anything is told of. */
export function directionsNow({ forward, backward, latest, clock }: Planned, live: LiveTimes): Directions {
  const { network } = forward
  const made: Directions = { ...directionsAsPlanned({ forward, backward, latest, clock }), cancelled: [] }
  const days = new Set<number>()
  const cancelled: LiveRun[] = []
  for (const run of live.runs.values()) {
    const times = timesAt(network, run.pattern, run.trip)
    days.add(run.day)
    if (run.isCancelled) cancelled.push(run)
    else if (!callsOtherwise(run, network) && !runsOtherwise(run, network, times)) continue
    const last = run.arrivals.length - 1
    const start = clock.startOf(run.day)
    const arrival = Math.max(int(run.arrivals, last), int(network.arrivals, times + last))
    made.latest = Math.max(made.latest, arrival)
    made.begin = Math.min(made.begin, start + int(run.departures, 0), start + int(network.departures, times))
    made.end = Math.max(made.end, start + arrival)
  }
  const directions = { ...made, ...liveDirections(forward, backward, live), cancelled }
  for (const day of days) {
    directions.forward.activeTrips(day)
    directions.backward.activeTrips(day)
  }
  return directions
}
