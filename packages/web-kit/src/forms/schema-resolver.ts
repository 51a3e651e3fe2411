import { trimmed } from '@billett/contract'
import type { FieldError, FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import { safeParse } from 'zod/mini'
import type { $ZodType } from 'zod/v4/core'

/** Puts `error` at a dotted path, where react-hook-form looks for it. The first error of a field stays. */
export function put(errors: Record<string, unknown>, path: readonly PropertyKey[], error: FieldError): void {
  const [head, ...rest] = path.map(String)
  if (head === undefined) return
  if (rest.length === 0) {
    errors[head] ??= error
    return
  }
  const inner = errors[head] ?? {}
  errors[head] = inner
  if (typeof inner === 'object') put(inner as Record<string, unknown>, rest, error)
}

/**
 * Judges a form by a schema of the contract; messages are the schema's translation keys (`error.required`). What is
 * sent is trimmed, so that is what is judged.
 */
export const schemaResolver =
  <T extends FieldValues>(schema: $ZodType<T>): Resolver<T> =>
  values => {
    const parsed = safeParse(schema, trimmed(values))
    if (parsed.success) return { values: parsed.data, errors: {} }
    const errors: Record<string, unknown> = {}
    for (const issue of parsed.error.issues)
      put(errors, issue.path, { type: issue.code ?? 'custom', message: issue.message })
    return { values: {}, errors: errors as FieldErrors<T> }
  }
