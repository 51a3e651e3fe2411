import type { Language, LocalText } from '@billett/domain'

/** A tariff's text as the reader wants it; in the other language where a provider left it empty. */
export const textIn = (text: LocalText, language: Language): string => text[language] || text.en || text.de
