import type { RelationFacts, TariffVersion } from '@billett/domain'
import type { Network } from './network.ts'
import { fewestOf } from './ride-chain.ts'
import { whatMatters } from './what-matters.ts'

/** What holds of every trip between two stops, as far as the tariff asks for it. */
export function relationFacts(version: TariffVersion, network: Network, from: number, to: number): RelationFacts {
  const { lines, stops, stopsOn, rides } = whatMatters(version)
  const fewest = fewestOf(network, from, to, { stops: stops ?? -1, rides: rides ?? 0 }, stopsOn)
  return {
    ...(stops === undefined ? {} : { fewestStops: fewest.stops }),
    ...(rides === undefined ? {} : { fewestRides: fewest.rides }),
    ...(lines ? { lines: linesAround(network, from) } : {}),
  }
}

/** Every trip begins with one of the lines that stop here or within a walk. */
function linesAround(network: Network, stop: number): string[] {
  const platforms = network.platformsAt(stop)
  const around = new Set([...platforms, ...platforms.flatMap(platform => [...network.walksFrom(platform)])])
  return [...new Set([...around].flatMap(near => network.patternsAt(near)).map(network.lineOf))]
}
