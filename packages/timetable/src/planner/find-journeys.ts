import { type Direction, labelsFor } from './direction.ts'
import { search } from './search.ts'
import type { SearchTask } from './search-run.ts'
import { type Ride, traceRides } from './trace-rides.ts'

/** Rides with the moments the journey begins and ends, in the times of the direction it was asked in. */
export interface FoundJourney {
  begin: number
  end: number
  rides: Ride[]
}

export interface Range {
  /**
   * Journeys begin at this time or later, and last no longer than `horizon` seconds counted from where the search is.
   */
  start: number
  horizon: number
  results: number
  maxRides: number
}

/** One side of a question: the direction to search in and the task there. */
export interface Side {
  direction: Direction
  task: SearchTask
}

/** Rounds of the loop beyond the results wanted, for starts that lead to nothing new. */
const SPARE_STARTS = 20

/**
 * The next journeys from a time on. Each step finds the earliest arrivals from a start (one per number of rides), turns
 * round to find how late one can leave for each, and goes on right after the first of those departures. What is found
 * is exactly what nothing else beats in beginning, end and number of rides together. The rides are those of the way
 * back.
 */
export const findJourneys = (ahead: Side, back: Side, range: Range): FoundJourney[] => {
  const layers = ahead.task.via ? 2 : 1
  const found = new Map<string, FoundJourney>()
  let start = range.start
  for (let step = 0; step < range.results + SPARE_STARTS; step++) {
    const labels = labelsFor(ahead.direction, layers, range.maxRides)
    const limit = start + range.horizon
    const arrivals = search(ahead.task, labels, { start, limit, rounds: range.maxRides })
    let next = limit
    for (const { time: end, rides: rounds } of arrivals) {
      const backLabels = labelsFor(back.direction, layers, range.maxRides)
      const latest = search(back.task, backLabels, { start: -end, limit: 1 - start, rounds }).at(-1)
      if (!latest) continue
      const begin = -latest.time
      found.set(`${begin}|${end}|${latest.rides}`, { begin, end, rides: traceRides(backLabels, latest) })
      next = Math.min(next, begin + 1)
    }
    const passed = [...found.values()].filter(({ begin }) => begin < next).length
    if (arrivals.length === 0 || passed >= range.results) break
    start = next
  }
  return [...found.values()]
}
