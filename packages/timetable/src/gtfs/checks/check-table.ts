import type { GtfsRow } from '../gtfs-tables.ts'
import { type FieldContext, fieldCheck } from './check-fields.ts'
import type { TableRule } from './table-rules.ts'

const isUnchecked = (rule: TableRule, field: string): boolean => {
  const { kind, required, refersTo } = rule.fields[field] ?? {}
  return kind === 'text' && !required && !refersTo
}

/** Says which rows have a key that stood in an earlier row. */
const duplicateFinder = (key: string | undefined): ((row: GtfsRow) => boolean) => {
  const seen = new Set<string>()
  return row => {
    const id = key === undefined ? undefined : row[key]
    if (id === undefined) return false
    if (seen.has(id)) return true
    seen.add(id)
    return false
  }
}

/** The rows of a table that hold what its rule asks; faults are reported and cost what the rule says. */
export const checkTable = (
  rows: GtfsRow[],
  rule: TableRule,
  lineOf: (index: number) => number,
  context: FieldContext,
): GtfsRow[] => {
  const { log, file } = context
  const checks = Object.entries(rule.fields)
    .filter(([field]) => !isUnchecked(rule, field))
    .map(([field, fieldRule]) => ({ field, check: fieldCheck(field, fieldRule, context) }))
  const isDuplicate = duplicateFinder(rule.key)
  return rows.flatMap((row, index) => {
    const line = lineOf(index)
    let kept = row
    let keep = true
    for (const { field, check } of checks) {
      const verdict = check(row, line)
      if (verdict === 'good') continue
      if (verdict === 'field') kept = { ...kept, [field]: '' }
      else keep = false
      if (verdict === 'trip') context.skipTrip(row.trip_id ?? '')
    }
    if (rule.key && isDuplicate(row)) {
      log.add('error', 'duplicateId', { file, field: rule.key, line, value: row[rule.key] ?? '' })
      keep = false
    }
    return keep ? [kept] : []
  })
}
