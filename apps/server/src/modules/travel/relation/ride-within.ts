import type { Network } from './network.ts'

/**
 * A way by vehicles: the lines boarded, and the stops passed from the first to the last, all numbers of the network.
 */
export interface Ridden {
  lines: string[]
  passes: number[]
}

/** The last vehicle of a way, boarded and left at these calls of its pattern, and the way to where it is boarded. */
interface Leg {
  pattern: number
  boarded: number
  left: number
  before: Way
}

type Way = Leg | 'start'
type Ways = Map<number, Way>

function riddenOf(network: Network, way: Way): Ridden {
  const ridden: Ridden = { lines: [], passes: [] }
  for (let leg = way; leg !== 'start'; leg = leg.before) {
    const { pattern, boarded, left } = leg
    ridden.lines.unshift(network.lineOf(pattern))
    ridden.passes.unshift(...network.calls(pattern).subarray(boarded, left + 1))
  }
  return ridden
}

/** Where else one is on foot from these stops, which are added; the way to the first goal among them. */
function walk(network: Network, reached: Ways, isGoal: (stop: number) => boolean): Way | undefined {
  for (const [stop, way] of [...reached]) {
    for (const nearby of [network.platformsAt(stop), network.walksFrom(stop)]) {
      for (const near of nearby) {
        if (reached.has(near)) continue
        reached.set(near, way)
        if (isGoal(near)) return way
      }
    }
  }
  return undefined
}

interface Search {
  network: Network
  isGoal: (stop: number) => boolean
  /** Reached before, by fewer vehicles. */
  seen: ReadonlySet<number>
}

/** Rides a pattern from the first of its stops that was reached; the way to the first goal on it. */
function ride({ network, isGoal, seen }: Search, pattern: number, reached: Ways, to: Ways): Way | undefined {
  const calls = network.calls(pattern)
  const boarded = calls.findIndex(stop => reached.has(stop))
  const before = reached.get(calls[boarded] ?? -1)
  if (before === undefined) return undefined
  for (let left = boarded + 1; left < calls.length; left++) {
    const stop = calls[left] ?? -1
    if (seen.has(stop) || to.has(stop)) continue
    const way: Way = { pattern, boarded, left, before }
    to.set(stop, way)
    if (isGoal(stop)) return way
  }
  return undefined
}

/**
 * A way from a stop to a stop by the fewest vehicles, of these lines only; undefined where none is found with `most`
 * vehicles.
 */
export function rideWithin(
  network: Network,
  from: number,
  to: number,
  isAllowed: (line: string) => boolean,
  most: number,
): Ridden | undefined {
  const goals = new Set(network.platformsAt(to))
  const seen = new Set<number>()
  const search: Search = { network, isGoal: stop => goals.has(stop), seen }
  let edge: Ways = new Map(network.platformsAt(from).map(stop => [stop, 'start']))
  // Who walks all the way rides nothing.
  walk(network, edge, () => false)
  for (const stop of edge.keys()) seen.add(stop)
  const tried = new Set<number>()
  for (let vehicles = 1; vehicles <= most && edge.size > 0; vehicles++) {
    const next: Ways = new Map()
    tried.clear()
    for (const stop of edge.keys()) {
      for (const pattern of network.patternsAt(stop)) {
        if (tried.has(pattern)) continue
        tried.add(pattern)
        const found = isAllowed(network.lineOf(pattern)) ? ride(search, pattern, edge, next) : undefined
        if (found) return riddenOf(network, found)
      }
    }
    const found = walk(network, next, search.isGoal)
    if (found) return riddenOf(network, found)
    for (const stop of next.keys()) seen.add(stop)
    edge = next
  }
  return undefined
}
