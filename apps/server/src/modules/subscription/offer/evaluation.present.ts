import type { MaskEvaluation } from '@billett/contract'
import { addDays, type evaluateMask, type FieldValue, type HeldAlready, type Language, NO_END } from '@billett/domain'
import { errorItem } from '../../../call/error-item.ts'

const sendable = (value: FieldValue): string | string[] => (typeof value === 'string' ? value : [...value])

const presentHeld = ({ number, from, to }: HeldAlready): MaskEvaluation['heldAlready'] => ({
  contractNumber: number,
  from,
  until: to === NO_END ? null : addDays(to, -1),
})

/** What becomes of a form, with its mistakes in the reader's words, and what its sender is warned of. */
export const presentEvaluation = (
  { fields, errors, values, next, isComplete }: ReturnType<typeof evaluateMask>,
  held: HeldAlready | undefined,
  language: Language,
): MaskEvaluation => ({
  fields,
  errors: errors.map(({ field, reason }) => errorItem({ reason, field }, language)),
  values: Object.fromEntries(Object.entries(values).map(([field, value]) => [field, sendable(value)])),
  next,
  isComplete,
  heldAlready: held ? presentHeld(held) : null,
})
