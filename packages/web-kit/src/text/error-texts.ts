import { type Failure, failures } from '@billett/contract'
import type { Language } from '@billett/domain'
import type { FlatTexts } from './look-up.ts'

/** Said where nobody has answered who could word it, or where the words do not come: these are there from the start. */
const LOCAL: readonly Failure[] = ['timeoutCommunication', 'backendCommunication', 'notValid']

const textsOf = (entries: readonly (readonly [string, Record<Language, string>])[], language: Language): FlatTexts =>
  Object.fromEntries(entries.map(([failure, text]) => [`error.${failure}`, text[language]]))

/** What a reader is told, by `error.…`; worded in the contract and nowhere else. */
export const errorTexts = (language: Language): FlatTexts => textsOf(Object.entries(failures), language)

export const localErrorTexts = (language: Language): FlatTexts =>
  textsOf(
    LOCAL.map(failure => [failure, failures[failure]]),
    language,
  )
