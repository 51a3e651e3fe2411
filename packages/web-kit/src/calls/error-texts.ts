import { failures } from '@billett/contract'
import type { Language } from '@billett/domain'
import type { FlatTexts } from '../text/look-up.ts'

/** What a reader is told, by `error.…`; worded in the contract and nowhere else. */
export const errorTexts = (language: Language): FlatTexts =>
  Object.fromEntries(Object.entries(failures).map(([failure, text]) => [`error.${failure}`, text[language]]))
