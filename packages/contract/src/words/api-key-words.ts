import type { LocalText } from '@billett/domain'

/** What the columns of the list are called, on the screen and in files. */
export const API_KEY_COLUMN_WORDS = {
  name: { de: 'Für wen', en: 'For whom' },
  scopes: { de: 'Öffnet', en: 'Opens' },
  createdOn: { de: 'Seit', en: 'Since' },
  lastUsedOn: { de: 'Zuletzt benutzt', en: 'Used last' },
} as const satisfies Record<string, LocalText>

/** What a key opens. */
export const API_KEY_SCOPE_WORDS = {
  orders: { de: 'bezahlte Bestellungen', en: 'orders that were paid' },
  contracts: { de: 'Verträge', en: 'contracts' },
  enforcement: { de: 'Fälle aus Fahrausweisprüfungen eingeben', en: 'entering cases of ticket inspections' },
} as const satisfies Record<string, LocalText>
