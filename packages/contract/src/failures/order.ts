import type { FailureText } from './failure-text.ts'

/** Failures of carts, orders and the tickets in them. */
export const orderFailures = {
  orderNotFound: {
    code: 400,
    status: 404,
    de: 'Diese Bestellung haben wir nicht gefunden.',
    en: 'We could not find this order.',
  },
  ticketNotFound: {
    code: 401,
    status: 404,
    de: 'Dieses Ticket ist nicht in Ihrer Bestellung.',
    en: 'This ticket is not in your order.',
  },
  cartEmpty: { code: 402, status: 409, de: 'Ihr Warenkorb ist leer.', en: 'Your cart is empty.' },
  orderClosed: {
    code: 403,
    status: 409,
    de: 'Diese Bestellung ist abgeschlossen und kann nicht mehr geändert werden.',
    en: 'This order is closed and can no longer be changed.',
  },
  paymentInProgress: {
    code: 404,
    status: 409,
    de: 'Zu dieser Bestellung läuft gerade eine Zahlung. Bitte setzen Sie sie fort, oder versuchen Sie es in einer Minute noch einmal.',
    en: 'A payment for this order is in progress. Please continue it, or try again in a minute.',
  },
  tooManyTickets: {
    code: 405,
    status: 409,
    de: 'Mehr Tickets passen nicht in eine Bestellung.',
    en: 'An order cannot hold more tickets.',
  },
  priceChanged: {
    code: 406,
    status: 409,
    de: 'Der Preis hat sich inzwischen geändert. Bitte sehen Sie sich den neuen Betrag an.',
    en: 'The price has changed in the meantime. Please look at the new amount.',
  },
  invalidDiscountCode: {
    code: 407,
    status: 409,
    de: 'Dieser Rabattcode gilt nicht für Ihre Auswahl.',
    en: 'This discount code does not apply to your choice.',
  },
  discountCodeUsedUp: {
    code: 408,
    status: 409,
    de: 'Dieser Rabattcode ist schon aufgebraucht.',
    en: 'This discount code has been used up.',
  },
  discountCodeAlreadyRedeemed: {
    code: 409,
    status: 409,
    de: 'In dieser Bestellung ist schon ein Rabattcode eingelöst.',
    en: 'A discount code is already redeemed in this order.',
  },
  ticketNotRefundable: {
    code: 430,
    status: 409,
    de: 'Dieses Ticket lässt sich nach den Tarifbedingungen nicht zurückgeben.',
    en: 'According to the tariff this ticket cannot be given back.',
  },
  ticketAlreadyValid: {
    code: 431,
    status: 409,
    de: 'Dieses Ticket ist schon gültig. Zurückgeben lässt es sich nur vor dem ersten Geltungstag.',
    en: 'This ticket is valid already. It can be given back only before it becomes valid.',
  },
  ticketUsed: {
    code: 432,
    status: 409,
    de: 'Mit diesem Ticket wurde schon gefahren.',
    en: 'This ticket has been travelled with already.',
  },
  ticketAlreadyGivenBack: {
    code: 433,
    status: 409,
    de: 'Dieses Ticket haben Sie schon zurückgegeben.',
    en: 'You have given this ticket back already.',
  },
  orderNotFulfilled: {
    code: 410,
    status: 409,
    de: 'Ihr Ticket wird noch erstellt.',
    en: 'Your ticket is still being made.',
  },
  passengerDataMissing: {
    code: 411,
    status: 400,
    de: 'Für dieses Ticket fehlen Angaben zur Person.',
    en: 'Details of the passenger are missing for this ticket.',
  },
  identificationMediumMissing: {
    code: 412,
    status: 400,
    de: 'Bitte wählen Sie ein Ausweisdokument zu diesem Ticket.',
    en: 'Please choose an identification document for this ticket.',
  },
  noRidesLeft: {
    code: 413,
    status: 409,
    de: 'Auf diesem Ticket sind nicht mehr so viele Fahrten übrig.',
    en: 'There are not that many rides left on this ticket.',
  },
  notAMultiTicket: {
    code: 414,
    status: 409,
    de: 'Dieses Ticket muss nicht entwertet werden.',
    en: 'This ticket does not need to be validated.',
  },
  emptyTicket: {
    code: 416,
    status: 409,
    de: 'Dieses Ticket ist nicht mehr gültig.',
    en: 'This ticket is no longer valid.',
  },
  ticketNotOnPaper: {
    code: 434,
    status: 409,
    de: 'Dieses Ticket gilt nur auf einem Mobilgerät oder einer Chipkarte. Zeigen Sie es hier im Shop oder in Ihrer Wallet vor.',
    en: 'This ticket is valid on a mobile device or chip card only. Show it here in the shop or in your wallet.',
  },
  orderTermsUnknown: {
    code: 418,
    status: 404,
    de: 'Zu dieser Bestellung sind keine Geschäftsbedingungen gespeichert.',
    en: 'No general terms are stored with this order.',
  },
  tooManyFreeOrders: {
    code: 419,
    status: 429,
    de: 'Mit dieser E-Mail-Adresse oder aus Ihrem Netz wurden gerade sehr viele kostenlose Tickets bestellt. Bitte melden Sie sich an, um weitere zu bestellen, oder versuchen Sie es morgen noch einmal.',
    en: 'A great many free tickets have just been ordered with this e-mail address or from your network. Please sign in to order more, or try again tomorrow.',
  },
  confirmationFailed: {
    code: 417,
    status: 409,
    de: 'Die Bestellung konnte nicht bestätigt werden. Wir prüfen sie und schreiben Ihnen.',
    en: 'The order could not be confirmed. We are looking into it and will write to you.',
  },
} as const satisfies Record<string, FailureText>
