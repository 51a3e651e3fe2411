import { useState } from 'react'
import { type FieldPath, type FieldValues, useFormContext } from 'react-hook-form'

/**
 * What a field of the surrounding form holds as it is first drawn: a page that its script has not taken over shows it,
 * too, and what was typed there meanwhile is told from it.
 */
export function useFirstValue<T extends FieldValues>(name: FieldPath<T>): string | undefined {
  const { getValues } = useFormContext<T>()
  const [first] = useState<unknown>(() => getValues(name))
  return typeof first === 'string' || typeof first === 'number' ? String(first) : undefined
}
