import { type FieldPath, type FieldValues, useFormState } from 'react-hook-form'
import { useErrorText } from './use-error-text.ts'

/** What is wrong with a field of the surrounding form, as text; undefined while nothing is. */
export function useFieldError<T extends FieldValues>(name: FieldPath<T>): string | undefined {
  const { errors } = useFormState<T>({ name })
  const errorText = useErrorText()
  const error = name
    .split('.')
    .reduce<unknown>((at, part) => (typeof at === 'object' && at !== null ? Reflect.get(at, part) : undefined), errors)
  if (typeof error !== 'object' || error === null || !('message' in error)) return undefined
  return errorText(String(error.message))
}
