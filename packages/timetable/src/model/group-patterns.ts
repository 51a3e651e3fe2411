import type { TripRun } from './trip-run.ts'
import { withoutOvertaking } from './without-overtaking.ts'

/**
 * Runs grouped into patterns: same line, same calls with the same rules for boarding, in the order of time at every
 * call.
 */
export const groupPatterns = (runs: TripRun[]): TripRun[][] => {
  const alike = Map.groupBy(
    runs,
    run => `${run.line}|${run.stops.join()}|${run.access.join('')}|${run.sequences.join()}`,
  )
  return [...alike.values()].flatMap(group => withoutOvertaking(group))
}
