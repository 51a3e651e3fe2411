import { type ErrorEnvelope, type ErrorItem, type Failure, failures, key } from '@billett/contract'
import type { Language } from '@billett/domain'
import type { Refusal } from '../call/refused.ts'

const isFailure = (word: string): word is Failure => word in failures

/** `error.postCode` -> `postCode`; schemas carry translation keys as their messages. */
export const failureOf = (translationKey: string): Failure => {
  const word = translationKey.replace(/^error\./, '')
  return isFailure(word) ? word : 'notValid'
}

const item = ({ reason, field }: Refusal, language: Language): ErrorItem => {
  const failure = failures[reason]
  return {
    fieldName: field,
    customerErrorMessage: failure[language],
    errorMessage: `${reason}${field ? ` at ${field}` : ''}`,
    errorCode: failure.code,
    translationKey: key(reason),
  }
}

/** The reply for what went wrong: all of it, with the status of the first (Spec 2 §8.1). */
export function failureReply(
  refusals: readonly Refusal[],
  language: Language,
): { status: number; body: ErrorEnvelope } {
  const first = refusals[0]?.reason ?? 'backendCommunication'
  return { status: failures[first].status, body: { error: refusals.map(refusal => item(refusal, language)) } }
}
