import { type Failure, failures } from '@billett/contract'
import type { Language } from '@billett/domain'

/** What a reader is told, by failure; worded in the contract and nowhere else. */
export const errorTexts = (language: Language): Record<Failure, string> =>
  Object.fromEntries(Object.entries(failures).map(([failure, text]) => [failure, text[language]])) as Record<
    Failure,
    string
  >
