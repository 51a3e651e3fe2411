import type { Failure } from './table.ts'

/**
 * The translation key of a failure; schemas give it as their message, so that a field's error is named where the field
 * is declared.
 */
export const key = (failure: Failure): `error.${Failure}` => `error.${failure}`
