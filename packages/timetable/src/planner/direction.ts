import { createLabelStore, type LabelStore, type Labels } from './labels.ts'
import type { ActiveTrips } from './network/active-trips.ts'
import { createActiveTrips } from './network/active-trips.ts'
import type { Network } from './network/network.ts'

/** A network with what searches on it keep between them. */
export interface Direction {
  network: Network
  /** -1 on the mirrored network, where every time has the other sign. */
  sign: 1 | -1
  activeTrips: (day: number) => ActiveTrips
  labels: LabelStore
  /** The trip of the timetable that one of this network runs for; undefined for those that are its own. */
  baseOf?: (pattern: number, trip: number) => { pattern: number; trip: number } | undefined
}

export const createDirection = (network: Network, sign: 1 | -1): Direction => ({
  network,
  sign,
  activeTrips: createActiveTrips(network),
  labels: createLabelStore(network),
})

/** Working memory for a search in a direction. */
export const labelsFor = ({ network, labels }: Direction, layers: number, rounds: number): Labels =>
  labels(layers, rounds, network.patternCount)
