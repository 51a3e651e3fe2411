import { type ErrorEnvelope, type Failure, failures } from '@billett/contract'
import type { Language } from '@billett/domain'
import { errorItem } from '../call/error-item.ts'
import type { Refusal } from '../call/refused.ts'

const isFailure = (word: string): word is Failure => word in failures

/** `error.postCode` -> `postCode`; schemas carry translation keys as their messages. */
export const failureOf = (translationKey: string): Failure => {
  const word = translationKey.replace(/^error\./, '')
  return isFailure(word) ? word : 'notValid'
}

/** The reply for what went wrong: all of it, with the status of the first (Spec 2 §8.1). */
export function failureReply(
  refusals: readonly Refusal[],
  language: Language,
): { status: number; body: ErrorEnvelope } {
  const first = refusals[0]?.reason ?? 'backendCommunication'
  return { status: failures[first].status, body: { error: refusals.map(refusal => errorItem(refusal, language)) } }
}
