import { byte, int } from '../../model/columns.ts'
import { MAY_BOARD } from '../../model/timetable.ts'

/** For each stop the calls at which one may board: pattern, and place of the call in it. Never the last call. */
export interface Boardings {
  offsets: Int32Array
  patterns: Int32Array
  positions: Int32Array
}

export const indexBoardings = (
  stopCount: number,
  callOffsets: Int32Array,
  callStops: Int32Array,
  callAccess: Uint8Array,
): Boardings => {
  const eachBoarding = (visit: (stop: number, pattern: number, position: number) => void): void => {
    for (let pattern = 0; pattern + 1 < callOffsets.length; pattern++) {
      const start = int(callOffsets, pattern)
      const last = int(callOffsets, pattern + 1) - 1
      for (let call = start; call < last; call++)
        if ((byte(callAccess, call) & MAY_BOARD) !== 0) visit(int(callStops, call), pattern, call - start)
    }
  }
  const offsets = new Int32Array(stopCount + 1)
  eachBoarding(stop => {
    offsets[stop + 1] = int(offsets, stop + 1) + 1
  })
  for (let stop = 0; stop < stopCount; stop++) offsets[stop + 1] = int(offsets, stop + 1) + int(offsets, stop)
  const next = offsets.slice()
  const patterns = new Int32Array(int(offsets, stopCount))
  const positions = new Int32Array(patterns.length)
  eachBoarding((stop, pattern, position) => {
    const place = int(next, stop)
    patterns[place] = pattern
    positions[place] = position
    next[stop] = place + 1
  })
  return { offsets, patterns, positions }
}
