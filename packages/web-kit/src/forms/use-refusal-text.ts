import type { CallError } from '../http/outcome.ts'
import { useErrorText } from './use-error-text.ts'

/** What a call has refused, in one sentence after the other. */
export function useRefusalText(): (errors: readonly CallError[] | undefined) => string {
  const errorText = useErrorText()
  return (errors = []) => errors.map(({ key, message }) => errorText(key, message)).join(' ')
}
