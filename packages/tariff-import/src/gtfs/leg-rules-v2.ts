import type { LevelRule } from '@billett/domain'
import type { FareNotes } from './fare-report.ts'
import { ruleReason } from './rule-reason.ts'
import { field, type GtfsRow, type GtfsTables, hasColumn, rowsOf } from './tables.ts'
import { rideLimit } from './transfer-rules-v2.ts'

/** The zone of stops that lie in no area, where a rule means "everywhere but in the areas named elsewhere". */
export const NO_AREA = 'no-area'

export interface LegRule {
  product: string
  minutes?: number
  /** All that decides when the rule holds, as one key: two products with the same key are alternatives. */
  key: string
  rules: LevelRule[]
}

const valuesOf = (rows: readonly GtfsRow[], column: string): string[] => [
  ...new Set(rows.flatMap(row => field(row, column) ?? [])),
]

const networks = (tables: GtfsTables): Map<string, string[]> => {
  const lines = new Map<string, string[]>()
  for (const row of [...rowsOf(tables, 'routes'), ...rowsOf(tables, 'route_networks')]) {
    const [network, route] = [field(row, 'network_id'), field(row, 'route_id')]
    if (network && route) lines.set(network, [...(lines.get(network) ?? []), route])
  }
  return lines
}

const areaIds = (tables: GtfsTables): string[] => [
  ...new Set([...valuesOf(rowsOf(tables, 'areas'), 'area_id'), ...valuesOf(rowsOf(tables, 'stop_areas'), 'area_id')]),
]

/**
 * What an empty field means. With a `rule_priority` column, or where no rule names a value, it means any; else it means
 * every value that no rule names. `[undefined]` stands for any.
 */
const meaningOf = (
  given: string | undefined,
  named: readonly string[],
  all: readonly string[],
  prioritised: boolean,
) => {
  if (given !== undefined) return [given]
  return prioritised || named.length === 0 ? [undefined] : all.filter(value => !named.includes(value))
}

const linesOf = (tables: GtfsTables, rows: readonly GtfsRow[], prioritised: boolean) => {
  const lines = networks(tables)
  const named = valuesOf(rows, 'network_id')
  const inNamed = new Set(named.flatMap(network => lines.get(network) ?? []))
  const others = valuesOf(rowsOf(tables, 'routes'), 'route_id').filter(route => !inNamed.has(route))
  return (network: string | undefined): string[] | undefined => {
    if (network !== undefined) return lines.get(network) ?? []
    return prioritised || named.length === 0 ? undefined : others
  }
}

type Limits = Pick<LevelRule, 'maxRides' | 'priority'>

const levelRule = (
  level: string,
  from: string | undefined,
  to: string | undefined,
  lines: string[] | undefined,
  limits: Limits,
): LevelRule => {
  const shared = { level, reason: ruleReason({ from, to, lines }), ...limits }
  const withLines = lines ? { lines } : {}
  if (from && to) return { ...shared, kind: 'pair', from, to, ...withLines }
  if (from) return { ...shared, kind: 'origin', from, ...withLines }
  if (to) return { ...shared, kind: 'destination', to, ...withLines }
  return lines ? { ...shared, kind: 'line', lines } : { ...shared, kind: 'everywhere' }
}

/**
 * The leg rules of the second format. Rules for a time of the day are left out: then the price stays unknown rather
 * than wrong.
 */
export const legRules = (tables: GtfsTables, notes: FareNotes): LegRule[] => {
  const rows = rowsOf(tables, 'fare_leg_rules')
  const prioritised = hasColumn(rows, 'rule_priority')
  const areas = [...areaIds(tables), NO_AREA]
  const [origins, destinations] = [valuesOf(rows, 'from_area_id'), valuesOf(rows, 'to_area_id')]
  const lines = linesOf(tables, rows, prioritised)
  return rows.flatMap((row): LegRule[] => {
    const product = field(row, 'fare_product_id')
    const told = field(row, 'leg_group_id') ?? product ?? ''
    if (field(row, 'from_timeframe_group_id') || field(row, 'to_timeframe_group_id')) {
      notes.add('timeOfDay', 'fare_leg_rules', told)
      return []
    }
    const allowed = lines(field(row, 'network_id'))
    if (!product || allowed?.length === 0) {
      notes.add(product ? 'unknownRoute' : 'unknownFare', 'fare_leg_rules', told)
      return []
    }
    const { minutes, ...ride } = rideLimit(tables, field(row, 'leg_group_id'))
    const priority = Number(field(row, 'rule_priority') ?? 0)
    const limits = { ...ride, ...(Number.isInteger(priority) && priority > 0 ? { priority } : {}) }
    const froms = meaningOf(field(row, 'from_area_id'), origins, areas, prioritised)
    const tos = meaningOf(field(row, 'to_area_id'), destinations, areas, prioritised)
    const rules = froms.flatMap(from => tos.map(to => levelRule(product, from, to, allowed, limits)))
    const key = JSON.stringify(['network_id', 'from_area_id', 'to_area_id'].map(column => field(row, column)))
    return [{ product, key, rules, ...(minutes === undefined ? {} : { minutes }) }]
  })
}
