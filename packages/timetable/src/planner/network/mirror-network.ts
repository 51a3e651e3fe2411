import { int } from '../../model/columns.ts'
import { type FootpathTable, MAY_ALIGHT, MAY_BOARD } from '../../model/timetable.ts'
import { indexBoardings } from './boardings.ts'
import type { Network, PatternColumns } from './network.ts'

/** Turns each block of a fresh column round, in place. */
const turnBlocks = <T extends Int32Array | Uint8Array>(column: T, offsets: Int32Array): T => {
  for (let block = 0; block + 1 < offsets.length; block++)
    column.subarray(int(offsets, block), int(offsets, block + 1)).reverse()
  return column
}

const mirrorAccess = (access: Uint8Array): Uint8Array =>
  access.map(flags => ((flags & MAY_BOARD) === 0 ? 0 : MAY_ALIGHT) | ((flags & MAY_ALIGHT) === 0 ? 0 : MAY_BOARD))

/** Each way walked from its end. */
export const mirrorFootpaths = ({ offsets, to, seconds, changeSeconds }: FootpathTable): FootpathTable => {
  const stopCount = changeSeconds.length
  const turned = { offsets: new Int32Array(stopCount + 1), to: new Int32Array(to.length), seconds: seconds.slice() }
  for (const stop of to) turned.offsets[stop + 1] = int(turned.offsets, stop + 1) + 1
  for (let stop = 0; stop < stopCount; stop++)
    turned.offsets[stop + 1] = int(turned.offsets, stop + 1) + int(turned.offsets, stop)
  const next = turned.offsets.slice()
  for (let from = 0; from < stopCount; from++) {
    for (let way = int(offsets, from); way < int(offsets, from + 1); way++) {
      const place = int(next, int(to, way))
      turned.to[place] = from
      turned.seconds[place] = int(seconds, way)
      next[int(to, way)] = place + 1
    }
  }
  return { ...turned, changeSeconds }
}

/** The same patterns with time running backwards: trips and calls of each turn round, so its times do as a block. */
export const mirrorPatterns = (patterns: PatternColumns): PatternColumns => {
  const { callOffsets, timeOffsets } = patterns
  const turnTimes = (times: Int32Array): Int32Array =>
    turnBlocks(
      times.map(time => -time),
      timeOffsets,
    )
  return {
    ...patterns,
    callStops: turnBlocks(patterns.callStops.slice(), callOffsets),
    callAccess: turnBlocks(mirrorAccess(patterns.callAccess), callOffsets),
    arrivals: turnTimes(patterns.departures),
    departures: turnTimes(patterns.arrivals),
  }
}

/** A trip's number on the mirrored network, and back again: trips of a pattern count from the other end. */
export const mirroredTrip = (tripOffsets: Int32Array, pattern: number, trip: number): number =>
  int(tripOffsets, pattern) + int(tripOffsets, pattern + 1) - 1 - trip

/**
 * The network with time running backwards: every time t becomes -t, arrivals become departures, the last call the
 * first. A search for the earliest arrival on it finds the latest departure of the real one.
 */
export const mirrorNetwork = (network: Network): Network => {
  const patterns = mirrorPatterns(network)
  const { callOffsets, callStops, callAccess } = patterns
  return {
    ...network,
    ...patterns,
    tripService: turnBlocks(network.tripService.slice(), network.tripOffsets),
    boardings: indexBoardings(network.stopCount, callOffsets, callStops, callAccess),
    footpaths: mirrorFootpaths(network.footpaths),
  }
}
