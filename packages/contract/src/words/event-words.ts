import type { LocalText } from '@billett/domain'

/** What the columns of the list are called, on the screen and in files. */
export const EVENT_COLUMN_WORDS = {
  comment: { de: 'Was geschehen ist', en: 'What happened' },
  level: { de: 'Stufe', en: 'Level' },
  date: { de: 'Wann', en: 'When' },
  process: { de: 'Betrieb', en: 'Operation' },
  note: { de: 'Kenntnisnahme', en: 'Acknowledgement' },
} as const satisfies Record<string, LocalText>

/** How bad it is. */
export const EVENT_LEVEL_WORDS = {
  info: { de: 'Hinweis', en: 'note' },
  warning: { de: 'Warnung', en: 'warning' },
  serious: { de: 'ernst', en: 'serious' },
} as const satisfies Record<string, LocalText>
