import type { Failure } from '@billett/contract'
import { type Journey, type Proposals, proposedLevels, type TariffVersion } from '@billett/domain'
import type { Timetable } from '@billett/timetable'
import type { Region } from '../../../ports/region-store.ts'
import { derivedFrom } from '../region/index.ts'
import { type BookedStop, stopBook } from '../stops/index.ts'
import { networkOf } from './network.ts'
import { reachableLevels } from './reachable-levels.ts'
import { relationFacts } from './relation-facts.ts'
import { encodeRelation, type Relation } from './relation-id.ts'
import { fewestStopsOnLines } from './ride-chain.ts'
import { whatMatters } from './what-matters.ts'

/** A relation the timetable knows, with the price levels the tariff proposes for it. */
export interface ResolvedRelation {
  id: string
  origin: BookedStop
  destination: BookedStop
  via: string
  journey: Journey
  levels: Proposals
}

export type Resolution =
  | { ok: true; relation: ResolvedRelation }
  | { ok: false; reason: Failure; field: 'origin' | 'destination' | 'via' | 'lines' }

/** Quotes are asked for the same relations again and again: in every list, and every time a cart changes. */
const MOST_KEPT = 5_000

interface Prices {
  timetable: Timetable
  resolutions: Map<string, Resolution>
}

const keptFor = derivedFrom((_version: TariffVersion): { prices?: Prices } => ({}))

const resolutionsFor = (version: TariffVersion, timetable: Timetable): Map<string, Resolution> => {
  const kept = keptFor(version)
  if (kept.prices?.timetable !== timetable) kept.prices = { timetable, resolutions: new Map() }
  return kept.prices.resolutions
}

/**
 * Finds the stops of a relation and checks that its trip can be ridden: whatever a caller makes up, it is the price of
 * an existing journey or none. A trip counts only where the tariff has prices that depend on it.
 */
export function resolveRelation(region: Region, version: TariffVersion, relation: Relation): Resolution {
  const resolutions = resolutionsFor(version, region.timetable)
  const key = encodeRelation(relation)
  const known = resolutions.get(key)
  if (known) return known
  const resolution = resolve(region, version, relation)
  if (resolutions.size >= MOST_KEPT) resolutions.clear()
  resolutions.set(key, resolution)
  return resolution
}

function resolve(region: Region, version: TariffVersion, relation: Relation): Resolution {
  const book = stopBook(region.timetable)
  const origin = book.find(relation.origin)
  const destination = book.find(relation.destination)
  if (!origin) return { ok: false, reason: 'stopNotFound', field: 'origin' }
  if (!destination) return { ok: false, reason: 'stopNotFound', field: 'destination' }
  if (origin === destination) return { ok: false, reason: 'noRelationTickets', field: 'destination' }
  const trip = tripOf(region, version, relation)
  if (trip === 'impossible') return { ok: false, reason: 'notValid', field: 'lines' }
  const via = book.find(relation.via)?.reference ?? relation.via
  const journey: Journey = {
    origin: origin.reference,
    destination: destination.reference,
    via,
    ...(trip ? { trip } : { facts: factsOf(region, version, origin, destination) }),
  }
  const levels = levelsOf(region, version, journey)
  if (!levels.ok && levels.reason === 'viaUnknown') return { ok: false, reason: 'notValid', field: 'via' }
  const id = encodeRelation({ origin: origin.reference, destination: destination.reference, via, ...trip })
  return { ok: true, relation: { id, origin, destination, via, journey, levels } }
}

function tripOf(region: Region, version: TariffVersion, { origin, destination, lines, stops }: Relation) {
  const matters = whatMatters(version)
  if (!matters.lines || !lines || lines.length === 0) return undefined
  const network = networkOf(region.timetable)
  const from = network.stop(origin)
  const to = network.stop(destination)
  const fewest = from === undefined || to === undefined ? undefined : fewestStopsOnLines(network, from, to, lines)
  if (fewest === undefined) return 'impossible'
  if (matters.stops === undefined || stops === undefined) return { lines: [...lines] }
  return { lines: [...lines], stops: Math.max(fewest, stops) }
}

function levelsOf({ timetable }: Region, version: TariffVersion, journey: Journey): Proposals {
  const levels = proposedLevels(version, journey)
  const network = networkOf(timetable)
  const from = network.stop(journey.origin)
  const to = network.stop(journey.destination)
  if (journey.trip || from === undefined || to === undefined) return levels
  return reachableLevels(version, network, { from, to }, stop => timetable.stops.ids[stop] ?? '', journey, levels)
}

function factsOf(region: Region, version: TariffVersion, origin: BookedStop, destination: BookedStop) {
  const network = networkOf(region.timetable)
  const from = network.stop(origin.reference)
  const to = network.stop(destination.reference)
  return from === undefined || to === undefined ? undefined : relationFacts(version, network, from, to)
}
