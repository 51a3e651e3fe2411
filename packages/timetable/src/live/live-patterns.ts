import { byte, int } from '../model/columns.ts'
import { withoutOvertaking } from '../model/without-overtaking.ts'
import { type Network, type PatternColumns, timeOffsetsOf } from '../planner/network/network.ts'
import { type LiveRun, SKIPPED, TOLD } from './live-times.ts'

/** Seconds. What is nearer to its timetable is searched as it stands there. */
const WORTH_A_SEARCH = 60

/** Whether a run calls elsewhere than its pattern, or passes by. */
export function callsOtherwise(run: LiveRun, network: Network): boolean {
  const firstCall = int(network.callOffsets, run.pattern)
  return run.calls.some(
    (bits, call) => bits === SKIPPED || int(run.stops, call) !== int(network.callStops, firstCall + call),
  )
}

/** Whether a run is so late, or early, that a search should know; `times` is where the timetable has it. */
export const runsOtherwise = (run: LiveRun, network: Network, times: number): boolean =>
  run.calls.some((bits, call) => {
    if (bits !== TOLD) return false
    const late = int(run.departures, call) - int(network.departures, times + call)
    const later = int(run.arrivals, call) - int(network.arrivals, times + call)
    return Math.max(Math.abs(late), Math.abs(later)) >= WORTH_A_SEARCH
  })

/** Patterns of runs of one day along the same calls that never overtake each other, in the order of time. */
export interface LivePatterns extends PatternColumns {
  /** By pattern: the pattern of the timetable, and the service day of its runs. */
  bases: number[]
  days: number[]
  /** By trip. */
  runs: LiveRun[]
}

const offsetsOf = (sizes: number[]): Int32Array => {
  const offsets = new Int32Array(sizes.length + 1)
  for (const [i, size] of sizes.entries()) offsets[i + 1] = int(offsets, i) + size
  return offsets
}

/** Patterns of their own for runs that do not fit among those of the timetable. */
export function livePatterns(runs: LiveRun[], network: Network): LivePatterns {
  const alike = Map.groupBy(
    runs,
    run => `${run.pattern}|${run.day}|${run.stops.join()}|${run.calls.map(bits => bits & SKIPPED).join('')}`,
  )
  const groups = [...alike.values()].flatMap(group => withoutOvertaking(group))
  const heads = groups.flatMap(group => group[0] ?? [])
  const all = groups.flat()
  const callOffsets = offsetsOf(heads.map(head => head.stops.length))
  const tripOffsets = offsetsOf(groups.map(group => group.length))
  return {
    patternCount: heads.length,
    callOffsets,
    callStops: Int32Array.from(heads.flatMap(head => [...head.stops])),
    callAccess: Uint8Array.from(
      heads.flatMap(head =>
        Array.from(head.calls, (bits, call) =>
          bits === SKIPPED ? 0 : byte(network.callAccess, int(network.callOffsets, head.pattern) + call),
        ),
      ),
    ),
    tripOffsets,
    timeOffsets: timeOffsetsOf(callOffsets, tripOffsets),
    arrivals: Int32Array.from(all.flatMap(run => [...run.arrivals])),
    departures: Int32Array.from(all.flatMap(run => [...run.departures])),
    bases: heads.map(head => head.pattern),
    days: heads.map(head => head.day),
    runs: all,
  }
}
