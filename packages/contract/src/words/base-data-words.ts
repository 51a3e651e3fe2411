import type { LocalText } from '@billett/domain'

/** What the columns of the list are called, on the screen and in files. */
export const BASE_DATA_COLUMN_WORDS = {
  state: { de: 'Stammdaten', en: 'Base data' },
  address: { de: 'Adresse', en: 'Address' },
  asked: { de: 'Bonität geprüft', en: 'Credit checked' },
} as const satisfies Record<string, LocalText>

/** Whether staff have found the data right. */
export const BASE_DATA_STATE_WORDS = {
  confirmed: { de: 'bestätigt', en: 'confirmed' },
  unconfirmed: { de: 'nicht bestätigt', en: 'not confirmed' },
} as const satisfies Record<string, LocalText>

/** What people are called. */
export const PERSON_COLUMN_WORDS = {
  firstName: { de: 'Vorname', en: 'First name' },
  lastName: { de: 'Nachname', en: 'Last name' },
} as const satisfies Record<string, LocalText>
