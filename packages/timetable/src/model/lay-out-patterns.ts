import { numbering } from './build-stops.ts'
import type { PatternTable, TripTable } from './timetable.ts'
import type { TripRun } from './trip-run.ts'

const offsetsOf = (sizes: number[]): Int32Array => {
  const offsets = new Int32Array(sizes.length + 1)
  for (const [i, size] of sizes.entries()) offsets[i + 1] = (offsets[i] ?? 0) + size
  return offsets
}

const flatten = (runs: TripRun[], count: number, pick: (run: TripRun) => number[]): Int32Array => {
  const flat = new Int32Array(count)
  let next = 0
  for (const run of runs) for (const value of pick(run)) flat[next++] = value
  return flat
}

/** Patterns of at least one run each as columns. */
export const layOutPatterns = (groups: TripRun[][]): { patterns: PatternTable; trips: TripTable } => {
  const heads = groups.flatMap(group => group[0] ?? [])
  const runs = groups.flat()
  const calls = runs.reduce((sum, run) => sum + run.stops.length, 0)
  const headsignTexts = [...new Set(runs.map(run => run.headsign))]
  const headsigns = numbering(headsignTexts)
  return {
    patterns: {
      line: Int32Array.from(heads, head => head.line),
      callOffsets: offsetsOf(heads.map(head => head.stops.length)),
      stops: Int32Array.from(heads.flatMap(head => head.stops)),
      access: Uint8Array.from(heads.flatMap(head => head.access)),
      sequences: Int32Array.from(heads.flatMap(head => head.sequences)),
      tripOffsets: offsetsOf(groups.map(group => group.length)),
    },
    trips: {
      ids: runs.map(run => run.id),
      headsign: Int32Array.from(runs, run => headsigns.get(run.headsign) ?? 0),
      headsignTexts,
      service: Int32Array.from(runs, run => run.service),
      shape: Int32Array.from(runs, run => run.shape),
      arrivals: flatten(runs, calls, run => run.arrivals),
      departures: flatten(runs, calls, run => run.departures),
    },
  }
}
