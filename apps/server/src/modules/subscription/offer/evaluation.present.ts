import type { MaskEvaluation } from '@billett/contract'
import type { evaluateMask, FieldValue, Language } from '@billett/domain'
import { errorItem } from '../../../call/error-item.ts'

const sendable = (value: FieldValue): string | string[] => (typeof value === 'string' ? value : [...value])

/** What becomes of a form, with its mistakes in the reader's words. */
export const presentEvaluation = (
  { fields, errors, values, next, isComplete }: ReturnType<typeof evaluateMask>,
  language: Language,
): MaskEvaluation => ({
  fields,
  errors: errors.map(({ field, reason }) => errorItem({ reason, field }, language)),
  values: Object.fromEntries(Object.entries(values).map(([field, value]) => [field, sendable(value)])),
  next,
  isComplete,
})
