import type { GtfsRow } from '../gtfs-tables.ts'
import type { Severity } from '../problem.ts'
import type { ProblemLog } from '../problem-log.ts'
import { FIELD_KINDS } from './field-kinds.ts'
import type { Fault, FieldRule } from './field-rule.ts'

/** The ids a table has: all of them, and those whose rows are still there. */
export interface Ids {
  all: Set<string>
  kept: Set<string>
}

export interface FieldContext {
  log: ProblemLog
  file: string
  ids: (table: string, column: string) => Ids
  hasFares: boolean
  /** A fault costs the whole trip with this id. */
  skipTrip: (tripId: string) => void
}

type Verdict = 'good' | Exclude<Fault, 'told'> | 'skipped'
export type FieldCheck = (row: GtfsRow, line: number) => Verdict

const severityOf = (fault: Fault): Severity => (fault === 'feed' ? 'error' : 'warning')

const referenceVerdict = (value: string, targets: Ids[]): 'good' | 'dangling' | 'skipped' => {
  if (targets.some(ids => ids.kept.has(value))) return 'good'
  return targets.some(ids => ids.all.has(value)) ? 'skipped' : 'dangling'
}

/** A check of one field that tells what the fault costs and has reported it. */
export const fieldCheck = (field: string, rule: FieldRule, context: FieldContext): FieldCheck => {
  const { log, file } = context
  const isRight = FIELD_KINDS[rule.kind]
  const fault = (context.hasFares && rule.withFares) || rule.fault
  const targets = rule.refersTo?.map(table => context.ids(table, rule.as ?? field))
  const fail = (kind: 'missingValue' | 'badValue' | 'danglingReference', line: number, value?: string): Verdict => {
    log.add(severityOf(fault), kind, { file, field, line, ...(value === undefined ? {} : { value }) })
    return fault === 'told' ? 'good' : fault
  }
  return (row, line) => {
    const value = row[field] ?? ''
    if (value === '') return rule.required ? fail('missingValue', line) : 'good'
    if (!isRight(value)) return fail('badValue', line, value)
    const verdict = targets ? referenceVerdict(value, targets) : 'good'
    if (verdict === 'good') return 'good'
    if (verdict === 'dangling') return fail('danglingReference', line, value)
    if (fault === 'told') return 'good'
    if (fault === 'field') return 'field'
    log.add('warning', 'refersToSkipped', { file, field, line, value })
    return 'skipped'
  }
}
