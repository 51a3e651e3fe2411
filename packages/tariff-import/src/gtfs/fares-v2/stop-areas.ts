import { field, type GtfsTables, rowsOf } from '../tables.ts'
import type { LegRule } from './leg-rules.ts'
import { NO_AREA } from './rule-conditions.ts'

/**
 * The areas of every stop. Where a rule means "no area named elsewhere", the stops without one get a zone of their own.
 */
export const areasOfStops = (tables: GtfsTables, rules: readonly LegRule[]): Map<string, string[]> => {
  const areas = new Map<string, string[]>()
  for (const row of rowsOf(tables, 'stop_areas')) {
    const [stop, area] = [field(row, 'stop_id'), field(row, 'area_id')]
    if (stop && area) areas.set(stop, [...(areas.get(stop) ?? []), area])
  }
  const ends = rules
    .flatMap(({ rules }) => rules)
    .flatMap(rule => ['from' in rule && rule.from, 'to' in rule && rule.to])
  if (!ends.includes(NO_AREA)) return areas
  const inAreas = (row: Record<string, string>) =>
    areas.has(field(row, 'stop_id') ?? '') || areas.has(field(row, 'parent_station') ?? '')
  for (const row of rowsOf(tables, 'stops')) {
    const stop = field(row, 'stop_id')
    if (stop && !inAreas(row) && (field(row, 'location_type') ?? '0') === '0') areas.set(stop, [NO_AREA])
  }
  return areas
}
