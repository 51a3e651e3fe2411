import type { LocalText, TroubleKind } from '@billett/domain'

/** What the columns of the list are called, on the screen and in files. */
export const EVENT_COLUMN_WORDS = {
  comment: { de: 'Was geschehen ist', en: 'What happened' },
  level: { de: 'Stufe', en: 'Level' },
  date: { de: 'Zuerst', en: 'First' },
  lastOn: { de: 'Zuletzt', en: 'Last' },
  times: { de: 'Wie oft', en: 'How often' },
  kind: { de: 'Art', en: 'Kind' },
  assignedTo: { de: 'Bei', en: 'With' },
  process: { de: 'Betrieb', en: 'Operation' },
  note: { de: 'Kenntnisnahme', en: 'Acknowledgement' },
} as const satisfies Record<string, LocalText>

/** How bad it is. */
export const EVENT_LEVEL_WORDS = {
  info: { de: 'Hinweis', en: 'note' },
  warning: { de: 'Warnung', en: 'warning' },
  serious: { de: 'ernst', en: 'serious' },
} as const satisfies Record<string, LocalText>

/** What it is about. */
export const EVENT_KIND_WORDS: Readonly<Record<TroubleKind, LocalText>> = {
  books: { de: 'Bücher', en: 'books' },
  unchecked: { de: 'Prüfung der Bücher', en: 'check of the books' },
  refund: { de: 'Erstattung', en: 'refund' },
  payment: { de: 'Zahlung', en: 'payment' },
  topUp: { de: 'Aufladung', en: 'top-up' },
  mail: { de: 'E-Mail', en: 'mail' },
  declaration: { de: 'Erklärungen', en: 'declarations' },
  arrangement: { de: 'Tarif', en: 'tariff' },
  collecting: { de: 'Einzug', en: 'collection' },
  bankMessage: { de: 'Nachricht der Bank', en: 'message of the bank' },
  fewTakers: { de: 'Zu wenige Jobtickets', en: 'too few job tickets' },
  passMissing: { de: 'Ticket fehlt', en: 'missing pass' },
  returnedDebit: { de: 'Rücklastschrift', en: 'returned debit' },
  configuration: { de: 'Einstellungen', en: 'settings' },
  realTime: { de: 'Echtzeit', en: 'real time' },
  doubleDebit: { de: 'Doppelter Einzug', en: 'double collection' },
}
