import type { CallError } from '@billett/web-kit/http/outcome.ts'

/** Failures that say more than their text: what PostgreSQL has said, or what is not allowed. */
const DETAILED: ReadonlySet<string> = new Set([
  'error.statementNotReadable',
  'error.statementNotAllowed',
  'error.statementRefused',
  'error.statementTooLong',
])

/** What stands below what went wrong. */
const BELOW = '\n\n'

/**
 * The same errors; those that say more in the words of the answer, without what stands below these. `all`: every one
 * does, as it says which of several it is about.
 */
export const inItsWords = (errors: readonly CallError[], all = false): CallError[] =>
  errors.map(error =>
    all || DETAILED.has(error.key) ? { ...error, key: '', message: error.message.split(BELOW)[0] ?? '' } : error,
  )

/** How the database would do what took too long; '' where it did not say. */
export const planIn = (errors: readonly CallError[]): string =>
  errors.map(({ message }) => message.split(BELOW)[1] ?? '').join('')
