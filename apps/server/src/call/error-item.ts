import { type ErrorItem, failures, key } from '@billett/contract'
import type { Language } from '@billett/domain'
import type { Refusal } from './refused.ts'

/** What is wrong, for its reader and for who made the call (Spec 2 §3.6). */
export function errorItem({ reason, field, detail }: Refusal, language: Language): ErrorItem {
  const failure = failures[reason]
  const added = detail ? ` ${detail[language]}` : ''
  return {
    fieldName: field,
    customerErrorMessage: `${failure[language]}${added}`,
    errorMessage: `${reason}${field ? ` at ${field}` : ''}${detail ? `: ${detail.en}` : ''}`,
    errorCode: failure.code,
    translationKey: key(reason),
  }
}
