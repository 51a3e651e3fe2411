import type { InvoiceKind, InvoiceState, LocalText } from '@billett/domain'

/** What the columns of the list are called, on the screen and in files. */
export const INVOICE_COLUMN_WORDS = {
  number: { de: 'Nummer', en: 'Number' },
  payer: { de: 'Zahler', en: 'Payer' },
  kind: { de: 'Art', en: 'Kind' },
  month: { de: 'Monat', en: 'Month' },
  state: { de: 'Stand', en: 'State' },
  dueOn: { de: 'Zu zahlen bis', en: 'To pay by' },
  due: { de: 'Rechnungsbetrag', en: 'Amount' },
  open: { de: 'Noch offen', en: 'Still open' },
} as const satisfies Record<string, LocalText>

/** How an invoice stands. */
export const INVOICE_STATE_WORDS: Readonly<Record<InvoiceState, LocalText>> = {
  open: { de: 'offen', en: 'open' },
  overdue: { de: 'überfällig', en: 'overdue' },
  paid: { de: 'bezahlt', en: 'paid' },
  cancelled: { de: 'zurückgenommen', en: 'taken back' },
  credit: { de: 'Gutschrift', en: 'credit' },
}

/** What it is. */
export const INVOICE_KIND_WORDS: Readonly<Record<InvoiceKind, LocalText>> = {
  invoice: { de: 'Rechnung', en: 'Invoice' },
  correction: { de: 'Korrektur', en: 'Correction' },
  cancellation: { de: 'Stornorechnung', en: 'Cancellation' },
}
