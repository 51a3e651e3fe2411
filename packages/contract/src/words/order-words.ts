import type { LocalText, OrderState, OrderTrouble } from '@billett/domain'

/** What the columns of the list are called, on the screen and in files. */
export const ORDER_COLUMN_WORDS = {
  number: { de: 'Bestellung', en: 'Order' },
  date: { de: 'Begonnen', en: 'Begun' },
  client: { de: 'Mandant', en: 'Client' },
  state: { de: 'Stand', en: 'State' },
  email: { de: 'E-Mail', en: 'E-mail' },
  tickets: { de: 'Tickets', en: 'Tickets' },
  payment: { de: 'Zahlung', en: 'Payment' },
  amount: { de: 'Betrag', en: 'Amount' },
  paidOn: { de: 'Bezahlt am', en: 'Paid on' },
  invoice: { de: 'Rechnung', en: 'Invoice' },
  troubles: { de: 'Auffällig', en: 'In trouble' },
  tags: { de: 'Stichwörter', en: 'Tags' },
} as const satisfies Record<string, LocalText>

/** How staff call the states of an order. */
export const ORDER_STATE_WORDS = {
  created: { de: 'Warenkorb', en: 'Cart' },
  prepared: { de: 'vorbereitet', en: 'prepared' },
  inProcess: { de: 'in Arbeit', en: 'in process' },
  paymentRequested: { de: 'Zahlung angefordert', en: 'payment requested' },
  deferred: { de: 'Zahlung offen', en: 'payment deferred' },
  paid: { de: 'bezahlt', en: 'paid' },
  completed: { de: 'abgeschlossen', en: 'completed' },
  cancelled: { de: 'storniert', en: 'cancelled' },
  aborted: { de: 'abgebrochen', en: 'aborted' },
  partlyCancelled: { de: 'teilweise storniert', en: 'partly cancelled' },
  canceledRequested: { de: 'Storno angefordert', en: 'cancellation requested' },
} as const satisfies Record<OrderState, LocalText>

/** What is wrong with an order. */
export const ORDER_TROUBLE_WORDS = {
  paidNotFulfilled: { de: 'bezahlt, ohne Ticket', en: 'paid, not fulfilled' },
  refundFailed: { de: 'Erstattung gescheitert', en: 'refund failed' },
  refundWaiting: { de: 'Erstattung offen', en: 'refund waiting' },
  paidTwice: { de: 'zu viel bezahlt', en: 'paid twice' },
  underpaid: { de: 'zu wenig bezahlt', en: 'underpaid' },
  interrupted: { de: 'Zahlung ungeklärt', en: 'payment interrupted' },
  testPurchase: { de: 'Testkauf', en: 'test purchase' },
} as const satisfies Record<OrderTrouble, LocalText>
