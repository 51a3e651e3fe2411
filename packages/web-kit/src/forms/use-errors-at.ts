import { useMemo } from 'react'
import type { CallError } from '../http/outcome.ts'

/**
 * The server's errors, each at the field of the form that holds what the server names; '' where none does.
 * `fieldOf` stays the same function between renders.
 */
export const useErrorsAt = (errors: readonly CallError[], fieldOf: (named: string) => string): CallError[] =>
  useMemo(() => errors.map(error => ({ ...error, field: fieldOf(error.field) })), [errors, fieldOf])
