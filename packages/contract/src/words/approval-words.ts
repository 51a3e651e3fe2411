import type { LocalText } from '@billett/domain'

/** What the columns of the list are called, on the screen and in files. */
export const APPROVAL_COLUMN_WORDS = {
  act: { de: 'Was', en: 'What' },
  askedBy: { de: 'Beantragt von', en: 'Requested by' },
  askedOn: { de: 'Beantragt', en: 'Requested' },
  endsOn: { de: 'Wartet bis', en: 'Waits until' },
  decidedBy: { de: 'Entschieden von', en: 'Decided by' },
  decidedOn: { de: 'Entschieden', en: 'Decided' },
  reason: { de: 'Grund', en: 'Reason' },
  state: { de: 'Stand', en: 'State' },
} as const satisfies Record<string, LocalText>

/** What was asked for. */
export const APPROVED_ACT_WORDS = {
  rights: { de: 'Rechte ändern', en: 'Change rights' },
  cancellation: { de: 'Bestellung stornieren', en: 'Cancel an order' },
  contracts: { de: 'Vertrag ändern', en: 'Change a contract' },
  entitlement: { de: 'Anspruchsregel freigeben', en: 'Release a rule of entitlement' },
  framework: { de: 'Rahmenvertrag freigeben', en: 'Release a framework contract' },
  offers: { de: 'Abo-Angebot ändern', en: 'Change a subscription on offer' },
  statements: { de: 'SQL-Abfrage freigeben', en: 'Release an SQL statement' },
  pages: { de: 'Seite ändern', en: 'Change a page' },
  invoices: { de: 'Rechnung zurücknehmen', en: 'Take back an invoice' },
  bankFiles: { de: 'Bankdatei freigeben', en: 'Release a file for the bank' },
  handOvers: { de: 'Mahnfälle ans Inkasso geben', en: 'Hand cases over to a collection agency' },
  bankEntries: { de: 'Zeile der Bank entscheiden', en: 'Decide on a line of the bank' },
  mails: { de: 'Mails vieler Bestellungen erneut senden', en: 'Send the mails of many orders again' },
  merging: { de: 'Konten zusammenführen', en: 'Merge accounts' },
  configuration: { de: 'Einstellungen freigeben', en: 'Release settings' },
  tariff: { de: 'Tarif freigeben', en: 'Release a tariff' },
} as const satisfies Record<string, LocalText>

/** What has become of it. */
export const APPROVAL_STATE_WORDS = {
  waiting: { de: 'wartet', en: 'waiting' },
  approved: { de: 'zugestimmt', en: 'agreed' },
  declined: { de: 'abgelehnt', en: 'declined' },
  expired: { de: 'abgelaufen', en: 'expired' },
} as const satisfies Record<string, LocalText>
