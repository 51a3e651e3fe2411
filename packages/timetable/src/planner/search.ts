import { int } from '../model/columns.ts'
import { type Labels, NEVER } from './labels.ts'
import { scanPattern } from './scan-pattern.ts'
import { beginRun, placeOf, type SearchRun, type SearchTask, setReady } from './search-run.ts'

/** The earliest arrival with so many rides, better than any with fewer. */
export interface Arrival {
  rides: number
  time: number
  /** Place of the last alighting, where `traceRides` begins. */
  place: number
}

/** Queues each pattern that can be boarded where the last round has led, with the first such call. */
const queuePatterns = (run: SearchRun): number => {
  const { labels } = run
  const { network, usable } = run.task
  const { offsets, patterns, positions } = network.boardings
  let count = 0
  for (let i = 0; i < run.readyCount; i++) {
    const stop = int(labels.readyQueue, i) % network.stopCount
    for (let entry = int(offsets, stop); entry < int(offsets, stop + 1); entry++) {
      const pattern = int(patterns, entry)
      if (usable && usable[pattern] !== 1) continue
      const from = int(labels.patternFrom, pattern)
      if (from === NEVER) labels.patternQueue[count++] = pattern
      if (int(positions, entry) < from) labels.patternFrom[pattern] = int(positions, entry)
    }
  }
  return count
}

/** From each stop a ride has led to: change there, or walk one footpath. */
const changeVehicles = (run: SearchRun, round: number): void => {
  const { labels } = run
  const { network } = run.task
  const { offsets, to, seconds, changeSeconds } = network.footpaths
  for (let i = 0; i < run.arrivedCount; i++) {
    const place = int(labels.arrivedQueue, i)
    const stop = place % network.stopCount
    const layer = place < network.stopCount ? 0 : 1
    const time = int(labels.arrived, round * labels.size + place)
    const change = int(changeSeconds, stop)
    if (change >= 0) setReady(run, round, place, time + change, place)
    for (let way = int(offsets, stop); way < int(offsets, stop + 1); way++)
      setReady(run, round, placeOf(run, int(to, way), layer), time + int(seconds, way), place)
  }
}

/**
 * RAPTOR: round k finds the earliest arrivals with k rides from the stops that round k - 1 has improved. Gives the
 * arrivals at the destination before `limit`, each earlier than those with fewer rides. Between two rides one footpath
 * may be walked.
 */
export const search = (
  task: SearchTask,
  labels: Labels,
  { start, limit, rounds }: { start: number; limit: number; rounds: number },
): Arrival[] => {
  const run = beginRun(task, labels, start, limit)
  const found: Arrival[] = []
  for (let round = 1; round <= rounds && run.readyCount > 0; round++) {
    const count = queuePatterns(run)
    run.arrivedCount = 0
    for (let i = 0; i < count; i++) {
      const pattern = int(labels.patternQueue, i)
      const from = int(labels.patternFrom, pattern)
      for (const [day, times] of task.days.entries()) scanPattern(run, round, pattern, from, times, day)
      labels.patternFrom[pattern] = NEVER
    }
    run.readyCount = 0
    changeVehicles(run, round)
    if (run.targetRound === round) found.push({ rides: round, time: run.limit, place: run.target })
  }
  return found
}
