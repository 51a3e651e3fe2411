import { type ErrorItem, failures, key } from '@billett/contract'
import type { Language } from '@billett/domain'
import type { Refusal } from './refused.ts'

/** What is wrong, for its reader and for who made the call (Spec 2 §3.6). */
export function errorItem({ reason, field }: Refusal, language: Language): ErrorItem {
  const failure = failures[reason]
  return {
    fieldName: field,
    customerErrorMessage: failure[language],
    errorMessage: `${reason}${field ? ` at ${field}` : ''}`,
    errorCode: failure.code,
    translationKey: key(reason),
  }
}
