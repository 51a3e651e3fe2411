import type { LocalText } from '../tariff/model.ts'
import { isEmail } from '../text/email.ts'
import { isPlainDate } from '../time/plain-date.ts'

export const FEEDBACK_FIELD_KINDS = ['text', 'longText', 'email', 'date', 'time', 'choice'] as const
export type FeedbackFieldKind = (typeof FEEDBACK_FIELD_KINDS)[number]

/** A question about one thing; rows and columns say where it stands (Spec 2 §4.6). */
export interface FeedbackField {
  id: string
  kind: FeedbackFieldKind
  label: LocalText
  row: number
  column: number
  isRequired: boolean
  maxLength: number
  /** What can be chosen, for `choice`. */
  options: { id: string; label: LocalText }[]
}

/** What feedback can be about. Either it has narrower ones below it, or questions. */
export interface FeedbackCategory {
  id: string
  label: LocalText
  children: FeedbackCategory[]
  fields: FeedbackField[]
}

export interface FeedbackValue {
  id: string
  value: string
}

export type FeedbackProblem = {
  fieldId: string
  reason: 'required' | 'exceedMaximumLength' | 'email' | 'date' | 'notValid'
}

/** What has to be known of a field to judge its answer. */
export type FeedbackRule = Pick<FeedbackField, 'id' | 'kind' | 'isRequired' | 'maxLength'> & {
  options: readonly { id: string }[]
}

const problemWith = (field: FeedbackRule, value: string): FeedbackProblem['reason'] | undefined => {
  if (value === '') return field.isRequired ? 'required' : undefined
  if (value.length > field.maxLength) return 'exceedMaximumLength'
  if (field.kind === 'email' && !isEmail(value)) return 'email'
  if (field.kind === 'date' && !isPlainDate(value)) return 'date'
  if (field.kind === 'time' && !/^([01]\d|2[0-3]):[0-5]\d$/.test(value)) return 'notValid'
  if (field.kind === 'choice' && !field.options.some(option => option.id === value)) return 'notValid'
  if (field.kind !== 'longText' && /[\n\r]/.test(value)) return 'notValid'
  return undefined
}

export type FeedbackResult = { ok: true; values: FeedbackValue[] } | { ok: false; problems: FeedbackProblem[] }

/**
 * Answers to a category's questions, all that is wrong with them at once. Empty ones are dropped (Spec 2 §5); what
 * nobody asked is refused.
 */
export function checkFeedback(fields: readonly FeedbackRule[], given: readonly FeedbackValue[]): FeedbackResult {
  const unknown = given.filter(
    ({ id }, index) => !fields.some(field => field.id === id) || given.findIndex(other => other.id === id) !== index,
  )
  const problems = unknown.map(({ id }): FeedbackProblem => ({ fieldId: id, reason: 'notValid' }))
  const values: FeedbackValue[] = []
  for (const field of fields) {
    const value = given.find(({ id }) => id === field.id)?.value.trim() ?? ''
    const reason = problemWith(field, value)
    if (reason) problems.push({ fieldId: field.id, reason })
    else if (value !== '') values.push({ id: field.id, value })
  }
  return problems.length > 0 ? { ok: false, problems } : { ok: true, values }
}

/** A category wherever it stands in the tree. */
export function findCategory(categories: readonly FeedbackCategory[], id: string): FeedbackCategory | undefined {
  for (const category of categories) {
    const found = category.id === id ? category : findCategory(category.children, id)
    if (found) return found
  }
  return undefined
}

/** The names that lead to a category, from the outside in. */
export function categoryPath(categories: readonly FeedbackCategory[], id: string): FeedbackCategory[] {
  for (const category of categories) {
    if (category.id === id) return [category]
    const below = categoryPath(category.children, id)
    if (below.length > 0) return [category, ...below]
  }
  return []
}
