import { key, type Mask } from '@billett/contract'
import { evaluateMask, type PlainDate } from '@billett/domain'
import type { FieldErrors, Resolver } from 'react-hook-form'
import { saidOf, type Typed } from './said.ts'

/** Judges the page that is shown by the very rules the server has. */
export const maskResolver =
  (masks: readonly Mask[], current: string, today: PlainDate): Resolver<Typed> =>
  values => {
    const { errors } = evaluateMask(masks, current, saidOf(values), today)
    if (errors.length === 0) return { values, errors: {} }
    const atFields: FieldErrors<Typed> = {}
    for (const { field, reason } of errors) atFields[field] = { type: reason, message: key(reason) }
    return { values: {}, errors: atFields }
  }
