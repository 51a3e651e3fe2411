import { type FieldPath, type FieldValues, useFormState } from 'react-hook-form'
import { useErrorText } from './use-error-text.ts'

/**
 * What is wrong with a field of the surrounding form, as text; undefined while nothing is. Some fields have words of
 * their own for an error.
 */
export function useFieldError<T extends FieldValues>(
  name: FieldPath<T>,
  ownWords: Record<string, string> = {},
): string | undefined {
  const { errors } = useFormState<T>({ name })
  const errorText = useErrorText()
  const error = name
    .split('.')
    .reduce<unknown>((at, part) => (typeof at === 'object' && at !== null ? Reflect.get(at, part) : undefined), errors)
  if (typeof error !== 'object' || error === null || !('message' in error)) return undefined
  const message = String(error.message)
  return ownWords[message] ?? errorText(message)
}
