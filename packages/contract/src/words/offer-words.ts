import type { LocalText } from '@billett/domain'

/** What the columns of the list are called, on the screen and in files. */
export const OFFER_COLUMN_WORDS = {
  title: { de: 'Abo', en: 'Subscription' },
  key: { de: 'Schlüssel', en: 'Key' },
  category: { de: 'Rubrik', en: 'Category' },
  state: { de: 'Stand', en: 'State' },
  editedBy: { de: 'Zuletzt geändert von', en: 'Changed last by' },
  editedOn: { de: 'Geändert', en: 'Changed' },
} as const satisfies Record<string, LocalText>

/** How far a version has come. */
export const OFFER_STATE_WORDS = {
  draft: { de: 'Entwurf', en: 'draft' },
  released: { de: 'im Angebot', en: 'on offer' },
  retired: { de: 'zurückgezogen', en: 'taken off' },
} as const satisfies Record<string, LocalText>
