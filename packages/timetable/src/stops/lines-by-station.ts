import { int } from '../model/columns.ts'
import type { Timetable } from '../model/timetable.ts'

/** For each station (or stop standing alone) the lines that call there. */
export const linesByStation = ({ patterns, stops }: Timetable): Map<number, Set<number>> => {
  const lines = new Map<number, Set<number>>()
  for (const [pattern, line] of patterns.line.entries()) {
    for (let call = int(patterns.callOffsets, pattern); call < int(patterns.callOffsets, pattern + 1); call++) {
      const station = int(stops.station, int(patterns.stops, call))
      lines.set(station, (lines.get(station) ?? new Set()).add(line))
    }
  }
  return lines
}
