import { int } from '../model/columns.ts'
import { type Labels, NEVER, NOWHERE } from './labels.ts'
import type { ActiveTrips } from './network/active-trips.ts'
import type { Network } from './network/network.ts'

/** A service day as the search sees it: when its times begin, and what runs. */
export interface SearchDay {
  start: number
  active: ActiveTrips
}

/** A question to the search, the same for every start time. Times are seconds from any one moment. */
export interface SearchTask {
  network: Network
  days: SearchDay[]
  /** Seconds from the origin to stops, and from stops to the destination. */
  access: ReadonlyMap<number, number>
  egress: ReadonlyMap<number, number>
  /** By stop: 1 where the journey has to pass. */
  via: Uint8Array | undefined
  /** By pattern: 1 where it may be used. */
  usable: Uint8Array | undefined
}

/** A search under way. */
export interface SearchRun {
  task: SearchTask
  labels: Labels
  layers: number
  start: number
  /** Arrivals at or after this are of no use; the best arrival at the destination so far. */
  limit: number
  target: number
  targetRound: number
  arrivedCount: number
  readyCount: number
}

/** The place of a stop reached in a layer: passing the via leads into the last one. */
export const placeOf = (run: SearchRun, stop: number, layer: number): number => {
  const reached = run.task.via?.[stop] === 1 ? run.layers - 1 : layer
  return reached * run.task.network.stopCount + stop
}

/** Notes that one can board at a place from `time` on, having come from another place. */
export const setReady = (run: SearchRun, round: number, place: number, time: number, from: number): void => {
  const { labels } = run
  if (time >= run.limit || time >= int(labels.bestReady, place)) return
  labels.bestReady[place] = time
  labels.ready[round * labels.size + place] = time
  labels.readyFrom[round * labels.size + place] = from
  if (labels.readyRound[place] === round) return
  labels.readyRound[place] = round
  labels.readyQueue[run.readyCount++] = place
}

/** Puts the traveller at the origin at `start`, who has to arrive before `limit`. */
export const beginRun = (task: SearchTask, labels: Labels, start: number, limit: number): SearchRun => {
  labels.bestArrived.fill(NEVER)
  labels.bestReady.fill(NEVER)
  labels.arrivedRound.fill(NOWHERE)
  labels.readyRound.fill(NOWHERE)
  labels.egress.fill(NEVER)
  for (const [stop, seconds] of task.egress) labels.egress[stop] = seconds
  const run: SearchRun = {
    task,
    labels,
    layers: labels.size / task.network.stopCount,
    start,
    limit,
    target: NOWHERE,
    targetRound: 0,
    arrivedCount: 0,
    readyCount: 0,
  }
  for (const [stop, seconds] of task.access) setReady(run, 0, placeOf(run, stop, 0), start + seconds, NOWHERE)
  return run
}
