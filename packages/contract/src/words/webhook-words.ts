import type { LocalText } from '@billett/domain'

/** What the columns of both lists are called, on the screen and in files. */
export const WEBHOOK_COLUMN_WORDS = {
  name: { de: 'Name', en: 'Name' },
  url: { de: 'Adresse', en: 'Address' },
  events: { de: 'Hört von', en: 'Hears of' },
  waiting: { de: 'Warten', en: 'Waiting' },
  failed: { de: 'Aufgegeben', en: 'Given up' },
  createdOn: { de: 'Seit', en: 'Since' },
  about: { de: 'Nummer', en: 'Number' },
  occurredOn: { de: 'Geschehen', en: 'Happened' },
  event: { de: 'Was', en: 'What' },
  state: { de: 'Stand', en: 'State' },
  tries: { de: 'Versuche', en: 'Tries' },
  answer: { de: 'Letzte Antwort', en: 'Last answer' },
  next: { de: 'Nächster Versuch', en: 'Next try' },
} as const satisfies Record<string, LocalText>

/** What servers of partners are told of. */
export const WEBHOOK_EVENT_WORDS = {
  orderPaid: { de: 'Bestellung bezahlt', en: 'Order paid' },
  orderFulfilled: { de: 'Tickets ausgestellt', en: 'Tickets issued' },
  orderCancelled: { de: 'Bestellung storniert, ganz oder teilweise', en: 'Order cancelled, all or some of it' },
  ticketHandedOver: { de: 'Ticket weitergegeben', en: 'Ticket handed over' },
  orderSuspected: { de: 'Bestellung unter Betrugsverdacht', en: 'Order suspected of fraud' },
  suspicionDecided: { de: 'Betrugsverdacht entschieden', en: 'Suspicion of fraud decided' },
  bankFileMoved: {
    de: 'Datei für die Bank erstellt, freigegeben, übergeben oder abgelehnt',
    en: 'File for the bank built, released, handed over or refused',
  },
  debitReturned: { de: 'Lastschrift zurückgegeben', en: 'Direct debit returned' },
  dunningMoved: { de: 'Mahnstufe erreicht oder Mahnung erledigt', en: 'Dunning level reached, or dunning over' },
  debtsHandedOver: { de: 'Forderungen an Inkasso übergeben', en: 'Debts handed over for collection' },
  payoutMoved: { de: 'Auszahlung überwiesen oder zurückgekommen', en: 'Payout transferred or come back' },
  priceCampaignMoved: {
    de: 'Preisanpassung freigegeben oder fortgeschritten',
    en: 'Price change released or moved on',
  },
  contractChanged: { de: 'Vertrag geändert', en: 'Contract changed' },
} as const satisfies Record<string, LocalText>

/** How a delivery stands. */
export const DELIVERY_STATE_WORDS = {
  waiting: { de: 'wartet', en: 'waiting' },
  delivered: { de: 'zugestellt', en: 'delivered' },
  failed: { de: 'aufgegeben', en: 'given up' },
} as const satisfies Record<string, LocalText>
