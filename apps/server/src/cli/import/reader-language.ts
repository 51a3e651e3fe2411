import type { Language } from '@billett/domain'

/** The language of whoever sits at the console (`LANG`), English for every other. */
export const readerLanguage = (locale: string = Intl.DateTimeFormat().resolvedOptions().locale): Language =>
  locale.startsWith('de') ? 'de' : 'en'
