import type { LocalText } from '@billett/domain'

/** What the columns of the list are called, on the screen and in files. */
export const PAGE_COLUMN_WORDS = {
  title: { de: 'Titel', en: 'Title' },
  name: { de: 'Seite', en: 'Page' },
  language: { de: 'Sprache', en: 'Language' },
  origin: { de: 'Herkunft', en: 'Origin' },
  changedOn: { de: 'Fassung vom', en: 'Version of' },
} as const satisfies Record<string, LocalText>

/** Who has written it. */
export const PAGE_ORIGIN_WORDS = {
  generated: { de: 'erzeugt', en: 'generated' },
  written: { de: 'geschrieben', en: 'written' },
} as const satisfies Record<string, LocalText>

/** In which language it is. */
export const PAGE_LANGUAGE_WORDS = {
  de: { de: 'Deutsch', en: 'German' },
  en: { de: 'Englisch', en: 'English' },
} as const satisfies Record<string, LocalText>
