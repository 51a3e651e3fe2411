import { addMonths, isPlainDate, type PlainDate } from '../../time/plain-date.ts'

/** What somebody said in a form, by field: a text, or several for what can be chosen more than once. */
export type FieldValue = string | readonly string[]
export type FieldValues = Readonly<Record<string, FieldValue>>

/** When a field is shown, must be filled in, or an option can be chosen. */
export type Condition =
  | { kind: 'is'; field: string; values: string[] }
  | { kind: 'filled'; field: string }
  /** Of a date of birth: on the day of the question so many years are not over. */
  | { kind: 'youngerThan'; field: string; years: number }
  | { kind: 'not'; condition: Condition }
  | { kind: 'all'; conditions: Condition[] }
  | { kind: 'any'; conditions: Condition[] }

/** What was said of a field, several answers one by one; nothing where it is empty. */
export const answersOf = (values: FieldValues, field: string): readonly string[] =>
  [values[field] ?? []].flat().filter(answer => answer !== '')

const isYounger = (birthDate: string | undefined, years: number, today: PlainDate): boolean =>
  birthDate !== undefined && isPlainDate(birthDate) && birthDate > addMonths(today, -12 * years)

/** Of a field that is not shown there are no values, so nothing depends on what it once said. */
export function holds(condition: Condition | null, values: FieldValues, today: PlainDate): boolean {
  if (!condition) return true
  switch (condition.kind) {
    case 'is':
      return answersOf(values, condition.field).some(answer => condition.values.includes(answer))
    case 'filled':
      return answersOf(values, condition.field).length > 0
    case 'youngerThan':
      return isYounger(answersOf(values, condition.field)[0], condition.years, today)
    case 'not':
      return !holds(condition.condition, values, today)
    case 'all':
      return condition.conditions.every(one => holds(one, values, today))
    case 'any':
      return condition.conditions.some(one => holds(one, values, today))
  }
}

/** The fields a condition asks. */
export function askedBy(condition: Condition | null): string[] {
  if (!condition) return []
  if (condition.kind === 'not') return askedBy(condition.condition)
  return 'conditions' in condition ? condition.conditions.flatMap(askedBy) : [condition.field]
}
