import { int } from '../model/columns.ts'
import type { Network } from '../planner/network/network.ts'
import type { LiveRun } from './live-times.ts'

/**
 * The times of a network with those of some runs behind them, each where a trip of its pattern would lie: call c of
 * trip t is at `base + t * calls + c`, so that such a run has a trip number like every other, only a higher one.
 */
export interface LiveColumns {
  arrivals: Int32Array
  departures: Int32Array
  /** Where each run's times begin, ascending; and its number. */
  places: number[]
  trips: number[]
}

/** Where trip 0 of a pattern would lie, and how many times a trip has. */
export function patternPlace(network: Network, pattern: number): { base: number; calls: number } {
  const calls = int(network.callOffsets, pattern + 1) - int(network.callOffsets, pattern)
  return { base: int(network.timeOffsets, pattern) - int(network.tripOffsets, pattern) * calls, calls }
}

export function liveColumns(runs: readonly LiveRun[], network: Network): LiveColumns {
  const places: number[] = []
  const trips: number[] = []
  let next = network.arrivals.length
  for (const { pattern } of runs) {
    const { base, calls } = patternPlace(network, pattern)
    const trip = Math.ceil((next - base) / calls)
    places.push(base + trip * calls)
    trips.push(trip)
    next = base + (trip + 1) * calls
  }
  const arrivals = new Int32Array(next)
  const departures = new Int32Array(next)
  arrivals.set(network.arrivals)
  departures.set(network.departures)
  for (const [i, run] of runs.entries()) {
    arrivals.set(run.arrivals, places[i])
    departures.set(run.departures, places[i])
  }
  return { arrivals, departures, places, trips }
}

/** The same on the mirrored network: each run turned round where it lies. */
export function mirroredColumns(runs: readonly LiveRun[], { places }: LiveColumns, mirror: Network, length: number) {
  const arrivals = new Int32Array(length)
  const departures = new Int32Array(length)
  arrivals.set(mirror.arrivals)
  departures.set(mirror.departures)
  for (const [i, run] of runs.entries()) {
    arrivals.set(run.departures.map(time => -time).reverse(), places[i])
    departures.set(run.arrivals.map(time => -time).reverse(), places[i])
  }
  return { arrivals, departures }
}
