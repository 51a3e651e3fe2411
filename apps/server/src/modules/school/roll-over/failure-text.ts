import { type Failure, failures } from '@billett/contract'
import type { Language } from '@billett/domain'

const isFailure = (text: string): text is Failure => text in failures

/** Why something could not be done, in the words of the calls; empty where it could. */
export const failureText = (failure: string | null, language: Language): string =>
  failure !== null && isFailure(failure) ? failures[failure][language] : ''
