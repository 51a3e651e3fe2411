import type { CallError } from '@billett/web-kit/http/outcome.ts'

/**
 * Inputs of the form by the names the server gives their errors; the kind of document stands for the whole document,
 * the street for the whole address.
 */
const FIELD = /^(guest|passengers)\.|^paymentMethodId$|^termsAccepted$|^beginAsked$/

const atInput = (error: CallError): CallError => ({
  ...error,
  field: error.field
    .replace(/^guest\.address$/, 'guest.address.street')
    .replace(/\.identificationMedium(\.type)?$/, '.mediumType')
    .replace(/\.identificationMedium\.value$/, '.mediumValue'),
})

/** Errors that stand at an input, and those that concern the order as a whole. */
export function splitErrors(errors: readonly CallError[]): { atFields: CallError[]; general: CallError[] } {
  return {
    atFields: errors.filter(({ field }) => FIELD.test(field)).map(atInput),
    general: errors.filter(({ field }) => !FIELD.test(field)),
  }
}

const has = (errors: readonly CallError[], ...keys: string[]): boolean => errors.some(({ key }) => keys.includes(key))

/** What went wrong with placing the order, as far as the page says more than the error's own text. */
export function refusalOf(
  errors: readonly CallError[],
): 'priceChanged' | 'unreachable' | 'notSent' | 'other' | undefined {
  if (errors.length === 0) return undefined
  if (has(errors, 'error.priceChanged')) return 'priceChanged'
  if (has(errors, 'error.paymentProviderUnreachable')) return 'unreachable'
  if (has(errors, 'error.backendCommunication', 'error.timeoutCommunication')) return 'notSent'
  return 'other'
}
