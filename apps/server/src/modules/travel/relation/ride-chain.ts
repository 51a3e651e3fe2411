import type { Network } from './network.ts'

/** Stop -> the fewest stops ridden until there, or vehicles boarded. */
export type Reached = Map<number, number>

const keepLower = (reached: Reached, stop: number, ridden: number): void => {
  if (ridden < (reached.get(stop) ?? Number.POSITIVE_INFINITY)) reached.set(stop, ridden)
}

/** What can be reached on foot from there, platforms of the same station included. */
const afterWalking = (network: Network, reached: Reached): Reached => {
  const all = new Map(reached)
  for (const [stop, ridden] of reached) {
    for (const platform of network.platformsAt(stop)) keepLower(all, platform, ridden)
    for (const other of network.walksFrom(stop)) keepLower(all, other, ridden)
  }
  return all
}

const riding = (network: Network, patterns: readonly number[], from: Reached): Reached => {
  const to: Reached = new Map()
  for (const pattern of patterns) {
    let ridden = Number.POSITIVE_INFINITY
    for (const stop of network.calls(pattern)) {
      ridden += 1
      if (Number.isFinite(ridden)) keepLower(to, stop, ridden)
      ridden = Math.min(ridden, from.get(stop) ?? Number.POSITIVE_INFINITY)
    }
  }
  return to
}

const at = (network: Network, stop: number): Reached =>
  new Map(network.platformsAt(stop).map(platform => [platform, 0]))

/**
 * The fewest stops by which these lines, boarded in this order, lead from a stop to a stop; undefined where they do
 * not. Keeps claims about a trip honest: nobody can ride fewer stops than there are.
 */
export function fewestStopsOnLines(
  network: Network,
  from: number,
  to: number,
  lines: readonly string[],
): number | undefined {
  let reached = afterWalking(network, at(network, from))
  for (const id of lines) {
    const line = network.line(id)
    if (line === undefined) return undefined
    reached = afterWalking(network, riding(network, network.patternsOfLine(line), reached))
  }
  const ends = network.platformsAt(to).map(platform => reached.get(platform) ?? Number.POSITIVE_INFINITY)
  const fewest = Math.min(...ends)
  return Number.isFinite(fewest) ? fewest : undefined
}

/**
 * The fewest vehicles that have to be boarded to reach each stop, for as many as `most`; stops that take more are
 * missing.
 */
export function ridesFrom(network: Network, from: number, most: number): Reached {
  const fewest: Reached = new Map()
  let reached = afterWalking(network, at(network, from))
  for (let rides = 1; rides <= most; rides++) {
    const patterns = new Set([...reached.keys()].flatMap(stop => network.patternsAt(stop)))
    reached = afterWalking(network, riding(network, [...patterns], reached))
    for (const stop of reached.keys()) if (!fewest.has(stop)) fewest.set(stop, rides)
  }
  return fewest
}

/** The fewest stops that have to be ridden to reach each stop, likewise. They may count on some lines only. */
export function stopsFrom(network: Network, from: number, most: number, on?: ReadonlySet<string>): Reached {
  const fewest: Reached = new Map()
  let edge = afterWalking(network, at(network, from))
  for (let stops = 0; stops <= most; stops++) {
    const next: Reached = new Map()
    for (const stop of edge.keys()) {
      if (fewest.has(stop)) continue
      fewest.set(stop, stops)
      for (const pattern of network.patternsAt(stop)) {
        if (on && !on.has(network.lineOf(pattern))) continue
        let before: number | undefined
        for (const call of network.calls(pattern)) {
          if (before === stop) next.set(call, stops + 1)
          before = call
        }
      }
    }
    edge = afterWalking(network, next)
  }
  return fewest
}

/**
 * What it takes to one of the platforms of a stop; one more than the most that was looked for where that does not do.
 */
export function fewestTo(network: Network, to: number, reached: Reached, most: number): number {
  let fewest = most + 1
  for (const platform of network.platformsAt(to)) fewest = Math.min(fewest, reached.get(platform) ?? fewest)
  return fewest
}
