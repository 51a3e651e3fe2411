import type { Timetable } from '@billett/timetable'
import { derivedFrom } from '../region/index.ts'

/**
 * The timetable without its times: which stops the vehicles of a pattern call at, and where one can walk. Stops are
 * numbers of its columns.
 */
export interface Network {
  stop: (id: string) => number | undefined
  /** The platforms of the place a stop belongs to, the place itself included. */
  platformsAt: (stop: number) => readonly number[]
  /** Where one can walk to change. */
  walksFrom: (stop: number) => Int32Array
  line: (id: string) => number | undefined
  patternsOfLine: (line: number) => readonly number[]
  patternsAt: (stop: number) => readonly number[]
  calls: (pattern: number) => Int32Array
  lineOf: (pattern: number) => string
}

const NONE: readonly number[] = []

const collect = (pairs: Iterable<readonly [number, number]>): Map<number, number[]> => {
  const lists = new Map<number, number[]>()
  for (const [key, value] of pairs) {
    const list = lists.get(key)
    if (list) list.push(value)
    else lists.set(key, [value])
  }
  return lists
}

const makeNetwork = ({ stops, lines, patterns, footpaths }: Timetable): Network => {
  const stopNumbers = new Map(stops.ids.map((id, stop) => [id, stop]))
  const lineNumbers = new Map(lines.ids.map((id, line) => [id, line]))
  const calls = (pattern: number): Int32Array =>
    patterns.stops.subarray(patterns.callOffsets[pattern], patterns.callOffsets[pattern + 1])
  const numbers = [...patterns.line.keys()]
  const ofStation = collect([...stops.station].map((station, stop) => [station, stop] as const))
  const ofLine = collect([...patterns.line].map((line, pattern) => [line, pattern] as const))
  const atStop = collect(numbers.flatMap(pattern => [...new Set(calls(pattern))].map(stop => [stop, pattern] as const)))
  return {
    stop: id => stopNumbers.get(id),
    platformsAt: stop => ofStation.get(stops.station[stop] ?? stop) ?? NONE,
    walksFrom: stop => footpaths.to.subarray(footpaths.offsets[stop], footpaths.offsets[stop + 1]),
    line: id => lineNumbers.get(id),
    patternsOfLine: line => ofLine.get(line) ?? NONE,
    patternsAt: stop => atStop.get(stop) ?? NONE,
    calls,
    lineOf: pattern => lines.ids[patterns.line[pattern] ?? -1] ?? '',
  }
}

export const networkOf = derivedFrom(makeNetwork)
