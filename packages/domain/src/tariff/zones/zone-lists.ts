import type { Journey } from '../journey.ts'
import type { TariffVersion } from '../model.ts'
import { indexOf, zonesOfStop } from '../version-index.ts'
import { shortestPath } from './zone-path.ts'

/** More zones than any journey has; keeps a hostile via short. */
const MOST_WAYPOINTS = 200

/**
 * Reads a via reference: each waypoint with the zones it may mean. Undefined where a part is neither a stop nor a zone.
 */
const waypointsOf = (version: TariffVersion, via: string): (readonly string[])[] | undefined => {
  const { zones } = indexOf(version)
  const parts = via.split(',').map(part => part.trim())
  if (parts.length > MOST_WAYPOINTS) return undefined
  const stop = parts.length === 1 ? zonesOfStop(version, via.trim()) : []
  if (stop.length > 0) return [stop]
  return parts.every(part => zones.has(part)) ? parts.map(part => [part]) : undefined
}

/**
 * Joins the shortest paths between waypoints, so that a list with gaps can never be cheaper than the way it describes.
 */
const through = (version: TariffVersion, waypoints: readonly string[]): string[] | undefined => {
  const way = waypoints.slice(0, 1)
  for (const waypoint of waypoints.slice(1)) {
    const last = way.at(-1)
    const path = last === undefined ? undefined : shortestPath(version, last, waypoint)
    if (!path) return undefined
    way.push(...path.slice(1))
  }
  return way
}

const combinations = (choices: readonly (readonly string[])[]): string[][] =>
  choices.reduce<string[][]>((lists, zones) => lists.flatMap(list => zones.map(zone => [...list, zone])), [[]])

const distinct = (lists: readonly string[][]): string[][] => [
  ...new Map(lists.map(list => [list.join(), list])).values(),
]

const byLength = (a: string[], b: string[]): number => a.length - b.length || (a.join() < b.join() ? -1 : 1)

export type ZoneLists = { ok: true; lists: string[][] } | { ok: false; reason: 'viaUnknown' }

/**
 * The ordered zone lists a journey may have, shortest first: several where a stop lies in several zones (the cheapest
 * counts), none where a stop has no zone or the neighbours do not connect them. A trip's own zones go before the via,
 * the via before the shortest way.
 */
export const zoneListsOf = (version: TariffVersion, journey: Journey): ZoneLists => {
  if (journey.trip?.zones?.length) return { ok: true, lists: [journey.trip.zones] }
  const origins = zonesOfStop(version, journey.origin)
  const destinations = zonesOfStop(version, journey.destination)
  const via = journey.via?.trim() ? waypointsOf(version, journey.via) : []
  if (!via) return { ok: false, reason: 'viaUnknown' }
  // A reconstructed list is written from the smaller zone id, whichever way the journey goes (Spec 2 §4.3): both ways
  // are read, the shorter is meant.
  const ways = via.length > 1 ? [via, via.toReversed()] : [via]
  const lists = ways.flatMap(way => combinations([origins, ...way, destinations]))
  const found = distinct(lists.map(list => through(version, list)).filter(list => list !== undefined)).sort(byLength)
  const meant = via.length > 1 ? found.slice(0, 1) : found
  return { ok: true, lists: meant }
}
