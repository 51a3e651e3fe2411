import type { TripRun } from './trip-run.ts'

const firstDeparture = (run: TripRun): number => run.departures[0] ?? 0
const lastArrival = (run: TripRun): number => run.arrivals.at(-1) ?? 0

const follows = (run: TripRun, before: TripRun): boolean =>
  run.arrivals.every((time, i) => time >= (before.arrivals[i] ?? 0)) &&
  run.departures.every((time, i) => time >= (before.departures[i] ?? 0))

/** Runs along the same calls, split so that within a group nobody overtakes. */
const withoutOvertaking = (runs: TripRun[]): TripRun[][] => {
  const sorted = runs.toSorted((a, b) => firstDeparture(a) - firstDeparture(b) || lastArrival(a) - lastArrival(b))
  const groups: TripRun[][] = []
  for (const run of sorted) {
    const group = groups.find(members => {
      const last = members.at(-1)
      return last !== undefined && follows(run, last)
    })
    if (group) group.push(run)
    else groups.push([run])
  }
  return groups
}

/**
 * Runs grouped into patterns: same line, same calls with the same rules for boarding, in the order of time at every
 * call.
 */
export const groupPatterns = (runs: TripRun[]): TripRun[][] => {
  const alike = Map.groupBy(
    runs,
    run => `${run.line}|${run.stops.join()}|${run.access.join('')}|${run.sequences.join()}`,
  )
  return [...alike.values()].flatMap(withoutOvertaking)
}
