import type { PlainDate } from '../../time/plain-date.ts'
import { type FieldProblem, fieldProblem } from './check-field.ts'
import { answersOf, type FieldValue, type FieldValues, holds } from './condition.ts'
import type { Mask, MaskField, PriceInput } from './mask.ts'

/** A field that is shown at the moment. */
export interface ShownField {
  id: string
  isRequired: boolean
  /** Ids of what can be chosen; empty for what is no choice. */
  options: string[]
}

export interface FieldError {
  field: string
  reason: FieldProblem
}

/** What becomes of a mask with what was said so far. */
export interface MaskEvaluation {
  /** The fields of the mask that are shown, in their order. */
  fields: ShownField[]
  /** What is wrong with them. */
  errors: FieldError[]
  /** What was said in all masks, without the fields that are not shown and what was never asked. */
  values: FieldValues
  /** The mask that comes next; null where something is wrong or none follows. */
  next: string | null
  /** Nothing is wrong in any mask: it can be ordered. */
  isComplete: boolean
  /** What is known of what the price depends on. */
  price: Partial<Record<PriceInput, string>>
}

interface Shown {
  mask: string
  field: MaskField
  isRequired: boolean
}

const trimmed = (value: FieldValue): FieldValue =>
  typeof value === 'string' ? value.trim() : value.map(one => one.trim()).filter(one => one !== '')

/** The fields that are shown, in their order, and what was said of them: a hidden one has no say. */
function shownOf(masks: readonly Mask[], given: FieldValues, today: PlainDate) {
  const shown: Shown[] = []
  const values: Record<string, FieldValue> = {}
  for (const { id: mask, fields } of masks)
    for (const field of fields) {
      if (!holds(field.visibleWhen, values, today)) continue
      const said = given[field.id]
      if (said !== undefined) values[field.id] = trimmed(said)
      const isRequired = field.isRequired || (field.requiredWhen !== null && holds(field.requiredWhen, values, today))
      shown.push({ mask, field, isRequired })
    }
  return { shown, values }
}

/**
 * What a mask asks, what is wrong with the answers, and where it goes on. The browser and the server ask this very
 * function; what was said in other masks counts, and what nobody asked is dropped.
 */
export function evaluateMask(
  masks: readonly Mask[],
  current: string,
  given: FieldValues,
  today: PlainDate,
): MaskEvaluation {
  const { shown, values } = shownOf(masks, given, today)
  const errors = shown.flatMap(({ mask, field, isRequired }) => {
    const reason = fieldProblem(field, isRequired, values, today)
    return reason ? [{ mask, field: field.id, reason }] : []
  })
  const ofCurrent = errors.filter(({ mask }) => mask === current).map(({ field, reason }) => ({ field, reason }))
  const wrong = new Set(errors.map(({ field }) => field))
  const filled = [...new Set(shown.map(({ mask }) => mask))]
  const order = masks.map(({ id }) => id)
  const after = filled.find(mask => order.indexOf(mask) > order.indexOf(current))
  return {
    fields: shown
      .filter(({ mask }) => mask === current)
      .map(({ field, isRequired }) => ({
        id: field.id,
        isRequired,
        options: field.options.filter(({ when }) => holds(when, values, today)).map(({ id }) => id),
      })),
    errors: ofCurrent,
    values,
    next: ofCurrent.length > 0 ? null : (after ?? null),
    isComplete: errors.length === 0,
    price: Object.fromEntries(
      shown.flatMap(({ field: { id, priceInput } }) => {
        const [answer] = answersOf(values, id)
        return priceInput !== null && answer !== undefined && !wrong.has(id) ? [[priceInput, answer]] : []
      }),
    ),
  }
}
