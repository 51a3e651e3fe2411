import type { LevelRule } from '@billett/domain'
import type { UnsaidRule } from '../fare-parts.ts'
import type { FareNotes } from '../fare-report.ts'
import { field, type GtfsRow, type GtfsTables, hasColumn, rowsOf } from '../tables.ts'
import { UNPRICED } from '../unpriced.ts'
import { areaReader, networkReader } from './rule-conditions.ts'
import { rideLimit } from './transfer-rules.ts'

export interface LegRule {
  product: string
  minutes?: number
  /** All that decides when the rule holds, as one key: two products with the same key are alternatives. */
  key: string
  rules: UnsaidRule[]
  /** False where the rule was left out: wherever it could hold, the price is unknown. */
  sold: boolean
}

type Limits = Pick<LevelRule, 'maxRides' | 'priority'>

const levelRule = (
  level: string,
  from: string | undefined,
  to: string | undefined,
  lines: string[] | undefined,
  limits: Limits,
): UnsaidRule => {
  const shared = { level, ...limits }
  const withLines = lines ? { lines } : {}
  if (from && to) return { ...shared, kind: 'pair', from, to, ...withLines }
  if (from) return { ...shared, kind: 'origin', from, ...withLines }
  if (to) return { ...shared, kind: 'destination', to, ...withLines }
  return lines ? { ...shared, kind: 'line', lines } : { ...shared, kind: 'everywhere' }
}

const priorityOf = (row: GtfsRow): number => Number(field(row, 'rule_priority') ?? 0)

/** Between the feed's priorities lies room for what was left out: it counts against its own priority, not the next. */
const ranksOf = (rows: readonly GtfsRow[]) => {
  const ascending = [...new Set(rows.map(priorityOf))].sort((a, b) => a - b)
  return (row: GtfsRow, sold: boolean): Pick<LevelRule, 'priority'> => {
    const priority = 2 * ascending.indexOf(priorityOf(row)) + Number(!sold)
    return priority > 0 ? { priority } : {}
  }
}

/**
 * The leg rules of the second format. Rules for a time of the day, with something the feed does not have or without one
 * of the products that have a price are left out: where they could hold, the price stays unknown rather than wrong.
 */
export const legRules = (tables: GtfsTables, priced: ReadonlySet<string>, notes: FareNotes): LegRule[] => {
  const rows = rowsOf(tables, 'fare_leg_rules')
  const prioritised = hasColumn(rows, 'rule_priority')
  const rankOf = ranksOf(rows)
  const areasOf = areaReader(tables, rows, prioritised, notes)
  const linesOf = networkReader(tables, rows, prioritised, notes)
  return rows.flatMap((row): LegRule[] => {
    const product = field(row, 'fare_product_id') ?? ''
    const [froms, tos] = [areasOf(row, 'from_area_id'), areasOf(row, 'to_area_id')]
    const networks = linesOf(row)
    if (!froms || !tos || !networks) return []
    const timed = Boolean(field(row, 'from_timeframe_group_id') ?? field(row, 'to_timeframe_group_id'))
    if (timed) notes.add('timeOfDay', 'fare_leg_rules', field(row, 'leg_group_id') ?? product, row)
    if (!priced.has(product)) notes.add('unknownFare', 'fare_leg_rules', product, row)
    const sold = priced.has(product) && !timed && ![froms, tos, networks].some(({ isUnknown }) => isUnknown)
    const { minutes, ...ride } = rideLimit(tables, field(row, 'leg_group_id'))
    const limits = { ...ride, ...rankOf(row, sold) }
    const rules = froms.values.flatMap(from =>
      tos.values.flatMap(to =>
        networks.values.map(lines => levelRule(sold ? product : UNPRICED.id, from, to, lines, limits)),
      ),
    )
    const key = JSON.stringify(['network_id', 'from_area_id', 'to_area_id'].map(column => field(row, column)))
    return [{ product, key, rules, sold, ...(minutes === undefined ? {} : { minutes }) }]
  })
}
