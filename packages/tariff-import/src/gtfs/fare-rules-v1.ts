import type { LevelRule } from '@billett/domain'
import type { UnsaidRule } from './fare-parts.ts'
import type { FareNotes } from './fare-report.ts'
import { field, type GtfsRow } from './tables.ts'

/** What conditions may name. */
export interface Named {
  routes: ReadonlySet<string>
  zones: ReadonlySet<string>
}

interface Condition {
  route?: string
  origin?: string
  destination?: string
  contains: string[]
  rows: GtfsRow[]
}

/**
 * Rows of one fare with the same route, origin and destination are one condition whose `contains_id` must all be
 * touched.
 */
const conditionsOf = (rows: readonly GtfsRow[]): Condition[] => {
  const conditions = new Map<string, Condition>()
  for (const row of rows) {
    const [route, origin, destination] = ['route_id', 'origin_id', 'destination_id'].map(column => field(row, column))
    const key = JSON.stringify([route, origin, destination])
    const condition = conditions.get(key) ?? { route, origin, destination, contains: [], rows: [] }
    condition.rows.push(row)
    const zone = field(row, 'contains_id')
    if (zone) condition.contains.push(zone)
    conditions.set(key, condition)
  }
  return [...conditions.values()]
}

const NAMES = ['route_id', 'origin_id', 'destination_id', 'contains_id']

/** Whether a condition can hold for any journey; what it names and the feed does not have is told. */
const isAlive = (
  { route, origin, destination, contains, rows }: Condition,
  named: Named,
  notes: FareNotes,
): boolean => {
  const zones = [origin, destination, ...contains].filter(zone => zone !== undefined)
  const dead = [
    ...zones.filter(zone => !named.zones.has(zone)).map(example => ({ kind: 'unknownZone', example }) as const),
    ...(route === undefined || named.routes.has(route) ? [] : [{ kind: 'unknownRoute', example: route } as const]),
  ]
  const naming = (name: string) => rows.find(row => NAMES.some(column => field(row, column) === name))
  for (const { kind, example } of dead) notes.add(kind, 'fare_rules', example, naming(example))
  return dead.length === 0
}

/** Conditions that differ only in the route are one for all these routes, so that a trip may change between them. */
const joinRoutes = (conditions: readonly Condition[]): (Condition & { lines?: string[] })[] => {
  const groups = Map.groupBy(conditions, ({ route, origin, destination, contains }) =>
    JSON.stringify([route === undefined, origin, destination, contains.toSorted()]),
  )
  return [...groups.values()].flatMap(group => {
    const [first] = group
    if (!first) return []
    const lines = group.flatMap(({ route }) => route ?? [])
    return lines.length > 0 ? [{ ...first, lines }] : [first]
  })
}

export interface FareLimits extends Pick<LevelRule, 'maxRides' | 'priority'> {
  /** Those of an agency. */
  lines?: string[]
}

/**
 * The level rules of one fare. A condition on something the feed does not have holds for no journey; a fare without
 * rows holds everywhere.
 */
export const levelRulesOfFare = (
  level: string,
  rows: readonly GtfsRow[],
  { lines: allowed, ...limits }: FareLimits,
  named: Named,
  notes: FareNotes,
): UnsaidRule[] => {
  const conditions: (Condition & { lines?: string[] })[] =
    rows.length > 0
      ? joinRoutes(conditionsOf(rows).filter(condition => isAlive(condition, named, notes)))
      : [{ contains: [], rows: [] }]
  return conditions.flatMap(({ origin, destination, contains, lines = allowed }): UnsaidRule[] => {
    if (lines?.length === 0) return []
    const shared = {
      level,
      ...limits,
    }
    const ends = { ...(origin ? { from: origin } : {}), ...(destination ? { to: destination } : {}) }
    if (contains.length > 0)
      return [{ ...shared, kind: 'contains', zones: contains, ...ends, ...(lines ? { lines } : {}) }]
    if (origin && destination)
      return [{ ...shared, kind: 'pair', from: origin, to: destination, ...(lines ? { lines } : {}) }]
    if (lines) return [{ ...shared, kind: 'line', lines, ...ends }]
    if (origin) return [{ ...shared, kind: 'origin', from: origin }]
    if (destination) return [{ ...shared, kind: 'destination', to: destination }]
    return [{ ...shared, kind: 'everywhere' }]
  })
}
