import type { RelationFacts, TariffVersion } from '@billett/domain'
import { derivedFrom } from '../region/index.ts'
import type { Network } from './network.ts'
import { fewestTo, type Reached, ridesFrom, stopsFrom } from './ride-chain.ts'
import { whatMatters } from './what-matters.ts'

/** What the tariff asks of trips from a stop, wherever they go. */
interface FromStop {
  stops: Reached
  rides: Reached
  lines: string[]
}

/** Stops that what can be reached is kept of, all origins together: two small numbers each. */
const MOST_KEPT = 500_000

interface Kept {
  byOrigin: Map<number, FromStop>
  size: number
}

/** Versions of a tariff mostly ask the same, so it is kept by what they ask. */
const keptFor = derivedFrom((_network: Network) => new Map<string, Kept>())

const askedBy = derivedFrom((version: TariffVersion): string => {
  const { lines, stops, stopsOn, rides } = whatMatters(version)
  return JSON.stringify([lines, stops, stopsOn && [...stopsOn], rides])
})

/** Works out once for an origin what all its relations share. */
function fromStop(version: TariffVersion, network: Network, from: number): FromStop {
  const asked = askedBy(version)
  const before = keptFor(network).get(asked)
  const known = before?.byOrigin.get(from)
  if (known) return known
  const kept = before && before.size <= MOST_KEPT ? before : { byOrigin: new Map<number, FromStop>(), size: 0 }
  const { lines, stops, stopsOn, rides } = whatMatters(version)
  const made = {
    stops: stopsFrom(network, from, stops ?? -1, stopsOn),
    rides: ridesFrom(network, from, rides ?? 0),
    lines: lines ? linesAround(network, from) : [],
  }
  kept.byOrigin.set(from, made)
  kept.size += made.stops.size + made.rides.size
  keptFor(network).set(asked, kept)
  return made
}

/** What holds of every trip between two stops, as far as the tariff asks for it. */
export function relationFacts(version: TariffVersion, network: Network, from: number, to: number): RelationFacts {
  const { lines, stops, rides } = whatMatters(version)
  const reached = fromStop(version, network, from)
  return {
    ...(stops === undefined ? {} : { fewestStops: fewestTo(network, to, reached.stops, stops) }),
    ...(rides === undefined ? {} : { fewestRides: fewestTo(network, to, reached.rides, rides) }),
    ...(lines ? { lines: reached.lines } : {}),
  }
}

/** Every trip begins with one of the lines that stop here or within a walk. */
function linesAround(network: Network, stop: number): string[] {
  const platforms = network.platformsAt(stop)
  const around = new Set([...platforms, ...platforms.flatMap(platform => [...network.walksFrom(platform)])])
  return [...new Set([...around].flatMap(near => network.patternsAt(near)).map(network.lineOf))]
}
