import type { CallError } from '@billett/web-kit/http/outcome.ts'

const AT_FIELD = 'detailFieldValues.'

/** What the server had against the answers, by the id of their fields. */
export const errorsAtFields = (errors: readonly CallError[]): Record<string, string> =>
  Object.fromEntries(
    errors
      .filter(({ field }) => field.startsWith(AT_FIELD))
      .map(({ field, key, message }) => [field.slice(AT_FIELD.length), key || message]),
  )
