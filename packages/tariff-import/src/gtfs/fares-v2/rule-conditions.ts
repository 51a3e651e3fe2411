import type { FareNotes } from '../fare-report.ts'
import { field, type GtfsRow, type GtfsTables, rowsOf } from '../tables.ts'

/** The zone of stops that lie in no area, where a rule means "everywhere but in the areas named elsewhere". */
export const NO_AREA = 'no-area'

/** What passengers read of it: "Zone ohne Namen / unnamed". The name of a zone is the same in every language. */
export const NO_AREA_NAME = 'ohne Namen / unnamed'

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

/** What one field of a rule asks for; undefined where that is nowhere. */
interface Asked<Value> {
  values: readonly (Value | undefined)[]
  /** It names what the feed does not have, so that it could hold for anything. */
  isUnknown?: boolean
}

const UNKNOWN = { values: [undefined], isUnknown: true }

/** The lines a rule's network stands for. */
export const networkReader = (tables: GtfsTables, rows: readonly GtfsRow[], prioritised: boolean, notes: FareNotes) => {
  const lines = networks(tables)
  const declared = valuesOf(rowsOf(tables, 'networks'), 'network_id')
  const named = valuesOf(rows, 'network_id')
  const inNamed = new Set(named.flatMap(network => lines.get(network) ?? []))
  const others = valuesOf(rowsOf(tables, 'routes'), 'route_id').filter(route => !inNamed.has(route))
  return (row: GtfsRow): Asked<string[]> | undefined => {
    const network = field(row, 'network_id')
    if (network === undefined) {
      if (prioritised || named.length === 0) return { values: [undefined] }
      return others.length > 0 ? { values: [others] } : undefined
    }
    const own = lines.get(network)
    if (own) return { values: [own] }
    const isEmpty = declared.includes(network)
    notes.add(isEmpty ? 'emptyNetwork' : 'unknownNetwork', 'fare_leg_rules', network, row)
    return isEmpty ? undefined : UNKNOWN
  }
}

/** The areas one end of a rule stands for. */
export const areaReader = (tables: GtfsTables, rows: readonly GtfsRow[], prioritised: boolean, notes: FareNotes) => {
  const filled = valuesOf(rowsOf(tables, 'stop_areas'), 'area_id')
  const declared = valuesOf(rowsOf(tables, 'areas'), 'area_id')
  return (row: GtfsRow, column: 'from_area_id' | 'to_area_id'): Asked<string> | undefined => {
    const area = field(row, column)
    if (area === undefined || filled.includes(area)) {
      const values = meaningOf(area, valuesOf(rows, column), [...filled, NO_AREA], prioritised)
      return values.length > 0 ? { values } : undefined
    }
    const isEmpty = declared.includes(area)
    notes.add(isEmpty ? 'emptyArea' : 'unknownArea', 'fare_leg_rules', area, row)
    return isEmpty ? undefined : UNKNOWN
  }
}
