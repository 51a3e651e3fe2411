import type { CallError } from '@billett/web-kit/http/outcome.ts'

/** Failures that say more than their text: what PostgreSQL has said, or what is not allowed. */
const DETAILED: ReadonlySet<string> = new Set([
  'error.statementNotReadable',
  'error.statementNotAllowed',
  'error.statementRefused',
])

/** The same errors; those that say more in the words of the answer. */
export const inItsWords = (errors: readonly CallError[]): CallError[] =>
  errors.map(error => (DETAILED.has(error.key) ? { ...error, key: '' } : error))
