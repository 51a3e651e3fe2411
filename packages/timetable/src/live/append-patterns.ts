import { int } from '../model/columns.ts'
import { indexBoardings } from '../planner/network/boardings.ts'
import type { Network, PatternColumns } from '../planner/network/network.ts'

const joined = (one: Int32Array, other: Int32Array): Int32Array => {
  const all = new Int32Array(one.length + other.length)
  all.set(one)
  all.set(other, one.length)
  return all
}

/** Offsets of two tables one after the other. */
const joinedOffsets = (one: Int32Array, other: Int32Array): Int32Array => {
  const shift = int(one, one.length - 1)
  return joined(
    one,
    other.subarray(1).map(offset => offset + shift),
  )
}

/** A network with more patterns after its own; theirs begin at its `patternCount`, and their times after all of its. */
export function appendPatterns(network: Network, more: PatternColumns): Network {
  if (more.patternCount === 0) return network
  const callOffsets = joinedOffsets(network.callOffsets, more.callOffsets)
  const callStops = joined(network.callStops, more.callStops)
  const callAccess = new Uint8Array(callStops.length)
  callAccess.set(network.callAccess)
  callAccess.set(more.callAccess, network.callAccess.length)
  return {
    ...network,
    patternCount: network.patternCount + more.patternCount,
    callOffsets,
    callStops,
    callAccess,
    tripOffsets: joinedOffsets(network.tripOffsets, more.tripOffsets),
    timeOffsets: joined(
      network.timeOffsets.subarray(0, network.patternCount),
      more.timeOffsets.map(offset => offset + network.arrivals.length),
    ),
    arrivals: joined(network.arrivals, more.arrivals),
    departures: joined(network.departures, more.departures),
    boardings: indexBoardings(network.stopCount, callOffsets, callStops, callAccess),
  }
}
