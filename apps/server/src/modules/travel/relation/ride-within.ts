import type { Network } from './network.ts'

/**
 * A way by vehicles: the lines boarded, and the stops passed from the first to the last, all numbers of the network.
 */
export interface Ridden {
  lines: string[]
  passes: number[]
}

type Ways = Map<number, Ridden>

const walked = (network: Network, reached: Ways): Ways => {
  const all = new Map(reached)
  for (const [stop, way] of reached) {
    for (const near of [...network.platformsAt(stop), ...network.walksFrom(stop)])
      if (!all.has(near)) all.set(near, way)
  }
  return all
}

const ridden = (network: Network, pattern: number, reached: Ways, seen: ReadonlySet<number>, to: Ways): void => {
  const line = network.lineOf(pattern)
  let way: Ridden | undefined
  for (const stop of network.calls(pattern)) {
    if (way) {
      way = { lines: way.lines, passes: [...way.passes, stop] }
      if (!seen.has(stop) && !to.has(stop)) to.set(stop, way)
    } else {
      const before = reached.get(stop)
      way = before && { lines: [...before.lines, line], passes: [...before.passes, stop] }
    }
  }
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
  const start = network.platformsAt(from).map((stop): [number, Ridden] => [stop, { lines: [], passes: [] }])
  let edge = walked(network, new Map(start))
  const seen = new Set(edge.keys())
  for (let vehicles = 1; vehicles <= most; vehicles++) {
    const next: Ways = new Map()
    for (const pattern of new Set([...edge.keys()].flatMap(stop => network.patternsAt(stop)))) {
      if (!isAllowed(network.lineOf(pattern))) continue
      ridden(network, pattern, edge, seen, next)
    }
    edge = walked(network, next)
    for (const [stop, way] of edge) if (goals.has(stop)) return way
    for (const stop of edge.keys()) seen.add(stop)
  }
  return undefined
}
