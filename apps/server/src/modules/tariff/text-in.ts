import type { LocalText } from '@billett/domain'
import type { Language } from '../../call/language.ts'

/** A tariff's text as the reader wants it; in the other language where a provider left it empty. */
export const textIn = (text: LocalText, language: Language): string => text[language] || text.en || text.de
