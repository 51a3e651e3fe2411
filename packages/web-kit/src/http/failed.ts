import { type ErrorEnvelope, type ErrorItem, INCIDENT } from '@billett/contract'
import { type Is, isListOf, isNumber, isObjectOf, isText } from '../storage/shapes.ts'
import type { CallError, Outcome } from './outcome.ts'

/** Code of an error that did not come from the server (Spec 2 §8.1). */
const LOCAL_ERROR = -1

const local = (key: 'error.timeoutCommunication' | 'error.backendCommunication'): CallError => ({
  field: '',
  message: '',
  code: LOCAL_ERROR,
  key,
})

const isItem: Is<ErrorItem> = isObjectOf({
  fieldName: isText,
  customerErrorMessage: isText,
  errorMessage: isText,
  errorCode: isNumber,
  translationKey: isText,
})
const isEnvelope: Is<ErrorEnvelope> = isObjectOf({ error: isListOf(isItem) })

const fromItem = (item: ErrorItem): CallError => ({
  field: item.fieldName,
  message: item.customerErrorMessage || item.errorMessage,
  code: item.errorCode,
  key: item.translationKey,
})

type Failed = Extract<Outcome<never>, { ok: false }>

const failed = (errors: CallError[], status = 0): Failed => ({ ok: false, status, errors, superseded: false })

export const superseded = (): Failed => ({ ok: false, status: 0, errors: [], superseded: true })
export const timedOut = (): Failed => failed([local('error.timeoutCommunication')])
export const unreachable = (): Failed => failed([local('error.backendCommunication')])

/** A reply that is not 2xx: its items where it has an error array, else a communication error (Spec 2 §8.1). */
export async function refused(response: Response): Promise<Failed> {
  const body: unknown = await response.json().catch(() => null)
  const errors =
    isEnvelope(body) && body.error.length > 0 ? body.error.map(fromItem) : [local('error.backendCommunication')]
  const incident = response.headers.get(INCIDENT)
  return failed(incident === null ? errors : errors.map(error => ({ ...error, incident })), response.status)
}
