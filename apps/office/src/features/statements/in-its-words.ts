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

/** The same errors, each in the words of the answer behind which of several statements it is about. */
export const aboutOneOf = (statements: readonly { description: string }[], errors: readonly CallError[]): CallError[] =>
  errors.map(error => {
    const [, place] = /^descriptions\.(\d+)$/.exec(error.field) ?? []
    const description = place === undefined ? undefined : statements[Number(place)]?.description
    if (description === undefined) return error
    return { ...error, field: '', key: '', message: `${description}: ${error.message.split(BELOW)[0] ?? ''}` }
  })

/** The same errors; those that say more in the words of the answer, without what stands below these. */
export const inItsWords = (errors: readonly CallError[]): CallError[] =>
  errors.map(error =>
    DETAILED.has(error.key) ? { ...error, key: '', message: error.message.split(BELOW)[0] ?? '' } : error,
  )

/** How the database would do what took too long; '' where it did not say. */
export const planIn = (errors: readonly CallError[]): string =>
  errors.map(({ message }) => message.split(BELOW)[1] ?? '').join('')
