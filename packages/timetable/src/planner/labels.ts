import type { Network } from './network/network.ts'

/** Later than any time the search meets. */
export const NEVER = 0x7fffffff
export const NOWHERE = -1

/**
 * The search's working memory, used again by every search of one network size. A place is a stop in a layer: layer 0
 * before the via has been passed, layer 1 after it. Columns by round hold one block of `size` places per round.
 */
export interface Labels {
  size: number
  rounds: number
  /**
   * By round and place: when a ride gets there, and which ride: pattern, trip, day, calls, and the place where it was
   * boarded.
   */
  arrived: Int32Array
  ridePattern: Int32Array
  rideTrip: Int32Array
  rideDay: Int32Array
  rideBoard: Int32Array
  rideAlight: Int32Array
  rideFrom: Int32Array
  /** By round and place: from when on one can board there, and the place one changed or walked from. */
  ready: Int32Array
  readyFrom: Int32Array
  /** By place, over all rounds so far. */
  bestArrived: Int32Array
  bestReady: Int32Array
  /** By place: the last round that improved it. */
  arrivedRound: Int32Array
  readyRound: Int32Array
  /** Places improved in this round. */
  arrivedQueue: Int32Array
  readyQueue: Int32Array
  /** By stop: seconds to the destination, `NEVER` where it is too far. */
  egress: Int32Array
  /** By pattern: first call to scan in this round, `NEVER` where none; and the patterns that have one. */
  patternFrom: Int32Array
  patternQueue: Int32Array
}

const create = (stopCount: number, patternCount: number, size: number, rounds: number): Labels => {
  const byRound = (): Int32Array => new Int32Array(size * (rounds + 1))
  const byPlace = (): Int32Array => new Int32Array(size)
  return {
    size,
    rounds,
    arrived: byRound(),
    ridePattern: byRound(),
    rideTrip: byRound(),
    rideDay: byRound(),
    rideBoard: byRound(),
    rideAlight: byRound(),
    rideFrom: byRound(),
    ready: byRound(),
    readyFrom: byRound(),
    bestArrived: byPlace(),
    bestReady: byPlace(),
    arrivedRound: byPlace(),
    readyRound: byPlace(),
    arrivedQueue: byPlace(),
    readyQueue: byPlace(),
    egress: new Int32Array(stopCount),
    patternFrom: new Int32Array(patternCount).fill(NEVER),
    patternQueue: new Int32Array(patternCount),
  }
}

/** Hands out working memory for so many layers and rounds. */
export type LabelStore = (layers: number, rounds: number, patternCount: number) => Labels

/** The same memory again when it fits. A network with what runs now has a few patterns more than without. */
export const createLabelStore = ({ stopCount }: Network): LabelStore => {
  const kept = new Map<number, Labels>()
  return (layers, rounds, patternCount) => {
    const size = stopCount * layers
    const known = kept.get(size)
    const fits = known && known.rounds >= rounds && known.patternFrom.length >= patternCount
    const labels = fits ? known : create(stopCount, patternCount, size, rounds)
    kept.set(size, labels)
    return labels
  }
}
