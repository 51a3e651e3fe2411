import { int } from '../../model/columns.ts'
import { type FootpathTable, MAY_ALIGHT, MAY_BOARD } from '../../model/timetable.ts'
import { indexBoardings } from './boardings.ts'
import type { Network } from './network.ts'

/** Turns each block of a fresh column round, in place. */
const turnBlocks = <T extends Int32Array | Uint8Array>(column: T, offsets: Int32Array): T => {
  for (let block = 0; block + 1 < offsets.length; block++)
    column.subarray(int(offsets, block), int(offsets, block + 1)).reverse()
  return column
}

const mirrorAccess = (access: Uint8Array): Uint8Array =>
  access.map(flags => ((flags & MAY_BOARD) === 0 ? 0 : MAY_ALIGHT) | ((flags & MAY_ALIGHT) === 0 ? 0 : MAY_BOARD))

/** Each way walked from its end. */
const mirrorFootpaths = ({ offsets, to, seconds, changeSeconds }: FootpathTable): FootpathTable => {
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

/**
 * The network with time running backwards: every time t becomes -t, arrivals become departures, the last call the
 * first. A search for the earliest arrival on it finds the latest departure of the real one.
 */
export const mirrorNetwork = (network: Network): Network => {
  const { callOffsets, timeOffsets, tripOffsets, stopCount } = network
  const callStops = turnBlocks(network.callStops.slice(), callOffsets)
  const callAccess = turnBlocks(mirrorAccess(network.callAccess), callOffsets)
  return {
    ...network,
    callStops,
    callAccess,
    // Trips and calls of a pattern both turn round, so its times turn round as one block.
    arrivals: turnBlocks(
      network.departures.map(time => -time),
      timeOffsets,
    ),
    departures: turnBlocks(
      network.arrivals.map(time => -time),
      timeOffsets,
    ),
    tripService: turnBlocks(network.tripService.slice(), tripOffsets),
    boardings: indexBoardings(stopCount, callOffsets, callStops, callAccess),
    footpaths: mirrorFootpaths(network.footpaths),
  }
}
