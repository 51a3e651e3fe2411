interface FailureText {
  /** For programs; never reused. 2 is fixed by Spec 1 §2.5. */
  code: number
  status: number
  de: string
  en: string
}

/** Every error a caller can meet: the word our rules use, its number, HTTP status, and what the reader is told. The one place where they are declared. */
export const failures = {
  accountNotActivated: {
    code: 2,
    status: 403,
    de: 'Ihr Konto ist noch nicht aktiviert. Bitte sehen Sie in Ihrem Posteingang und im Spam-Ordner nach.',
    en: 'Your account is not activated yet. Please check your inbox and your spam folder.',
  },

  backendCommunication: {
    code: 100,
    status: 500,
    de: 'Der Dienst antwortet gerade nicht wie erwartet. Bitte versuchen Sie es gleich noch einmal.',
    en: 'The service is not answering as expected. Please try again in a moment.',
  },
  timeoutCommunication: {
    code: 101,
    status: 504,
    de: 'Die Antwort hat zu lange gedauert. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
    en: 'The answer took too long. Please check your connection and try again.',
  },
  unauthorized: { code: 102, status: 401, de: 'Bitte melden Sie sich an.', en: 'Please sign in.' },
  forbidden: {
    code: 103,
    status: 403,
    de: 'Dafür fehlt Ihnen die Berechtigung. Bitte wenden Sie sich an Ihre Administration.',
    en: 'You are not allowed to do this. Please contact your administrator.',
  },
  notFound: { code: 104, status: 404, de: 'Das haben wir nicht gefunden.', en: 'We could not find this.' },
  tooManyRequests: {
    code: 105,
    status: 429,
    de: 'Das waren sehr viele Anfragen. Bitte warten Sie einen Moment.',
    en: 'Those were a lot of requests. Please wait a moment.',
  },
  bodyTooLarge: { code: 106, status: 413, de: 'Die Anfrage ist zu groß.', en: 'The request is too large.' },
  malformedRequest: { code: 107, status: 400, de: 'Die Anfrage ist nicht lesbar.', en: 'The request cannot be read.' },
  maintenance: {
    code: 108,
    status: 503,
    de: 'Wir warten den Shop gerade. Bitte versuchen Sie es später noch einmal.',
    en: 'We are maintaining the shop right now. Please try again later.',
  },
  unsupportedMediaType: {
    code: 109,
    status: 415,
    de: 'Dieses Format nehmen wir nicht an.',
    en: 'We do not accept this format.',
  },
  temporarilyUnavailable: {
    code: 110,
    status: 503,
    de: 'Der Shop ist gerade kurz nicht erreichbar. Bitte versuchen Sie es in ein paar Sekunden noch einmal.',
    en: 'The shop cannot be reached for a moment. Please try again in a few seconds.',
  },

  required: { code: 200, status: 400, de: 'Bitte füllen Sie dieses Feld aus.', en: 'Please fill in this field.' },
  notValid: { code: 201, status: 400, de: 'Bitte prüfen Sie diese Eingabe.', en: 'Please check this entry.' },
  exceedMaximumLength: { code: 202, status: 400, de: 'Diese Eingabe ist zu lang.', en: 'This entry is too long.' },
  date: { code: 203, status: 400, de: 'Bitte geben Sie ein gültiges Datum an.', en: 'Please enter a valid date.' },
  dateTime: {
    code: 204,
    status: 400,
    de: 'Bitte geben Sie Datum und Uhrzeit an.',
    en: 'Please enter a date and a time.',
  },
  email: {
    code: 205,
    status: 400,
    de: 'Bitte geben Sie eine gültige E-Mail-Adresse an.',
    en: 'Please enter a valid e-mail address.',
  },
  emailNotEmpty: {
    code: 206,
    status: 400,
    de: 'Bitte geben Sie Ihre E-Mail-Adresse an.',
    en: 'Please enter your e-mail address.',
  },
  number: { code: 207, status: 400, de: 'Bitte geben Sie eine Zahl an.', en: 'Please enter a number.' },
  outOfRange: {
    code: 208,
    status: 400,
    de: 'Dieser Wert liegt außerhalb des Möglichen.',
    en: 'This value is outside the possible range.',
  },
  postCode: {
    code: 209,
    status: 400,
    de: 'Diese Postleitzahl passt nicht zum Land.',
    en: 'This post code does not fit the country.',
  },
  termsNotAccepted: {
    code: 210,
    status: 400,
    de: 'Bitte stimmen Sie den Geschäftsbedingungen zu.',
    en: 'Please accept the terms and conditions.',
  },
  birthDate: {
    code: 211,
    status: 400,
    de: 'Bitte geben Sie ein gültiges Geburtsdatum an.',
    en: 'Please enter a valid date of birth.',
  },

  stopNotFound: { code: 300, status: 404, de: 'Diese Haltestelle kennen wir nicht.', en: 'We do not know this stop.' },
  noRelationTickets: {
    code: 301,
    status: 404,
    de: 'Für diese Verbindung gibt es hier keine Tickets.',
    en: 'There are no tickets for this connection here.',
  },
  productNotFound: { code: 302, status: 404, de: 'Dieses Ticket gibt es nicht.', en: 'This ticket does not exist.' },
  productNotOnSale: {
    code: 303,
    status: 409,
    de: 'Dieses Ticket ist zu diesem Datum nicht erhältlich.',
    en: 'This ticket is not available on this date.',
  },
  priceUnknown: {
    code: 304,
    status: 409,
    de: 'Für diese Strecke ist kein Preis bekannt. Das Ticket kann hier nicht gekauft werden.',
    en: 'No price is known for this journey. The ticket cannot be bought here.',
  },
  noTimetable: {
    code: 305,
    status: 404,
    de: 'Zu dieser Strecke gibt es keine Fahrplanauskunft. Ändern Sie die Angaben oder wählen Sie direkt ein Ticket.',
    en: 'There is no timetable information for this journey. Change your entries or choose a ticket directly.',
  },
  dateInPast: {
    code: 306,
    status: 400,
    de: 'Dieses Datum liegt in der Vergangenheit.',
    en: 'This date is in the past.',
  },
  dateTooFar: {
    code: 307,
    status: 400,
    de: 'So weit im Voraus ist dieses Ticket noch nicht erhältlich.',
    en: 'This ticket cannot be bought so far ahead yet.',
  },
  /** Named by the specification; nothing sends it, since no ticket of today's tariffs is limited in number. */
  soldOut: { code: 308, status: 409, de: 'Dieses Ticket ist ausverkauft.', en: 'This ticket is sold out.' },
  passengerCount: {
    code: 309,
    status: 400,
    de: 'Diese Personenzahl ist mit dem Ticket nicht möglich.',
    en: 'This number of passengers is not possible with the ticket.',
  },
  syncFailed: {
    code: 310,
    status: 502,
    de: 'Der Tarif konnte nicht abgeglichen werden.',
    en: 'The tariff could not be synchronised.',
  },
  journeyService: {
    code: 311,
    status: 502,
    de: 'Die Fahrplanauskunft antwortet nicht. Sie können Ihr Ticket auch direkt wählen.',
    en: 'The journey service does not answer. You can choose your ticket directly.',
  },

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
    de: 'Zu dieser Bestellung läuft gerade eine Zahlung.',
    en: 'A payment for this order is in progress.',
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
  notRefundable: {
    code: 415,
    status: 409,
    de: 'Dieses Ticket kann nicht erstattet werden.',
    en: 'This ticket cannot be refunded.',
  },
  emptyTicket: {
    code: 416,
    status: 409,
    de: 'Dieses Ticket ist nicht mehr gültig.',
    en: 'This ticket is no longer valid.',
  },

  paymentMethodUnknown: {
    code: 500,
    status: 400,
    de: 'Bitte wählen Sie eine Zahlungsart.',
    en: 'Please choose a payment method.',
  },
  paymentProviderUnreachable: {
    code: 501,
    status: 502,
    de: 'Die Verbindung zum Zahlungsdienst kam nicht zustande. Es wurde nichts abgebucht.',
    en: 'The payment service could not be reached. Nothing has been charged.',
  },
  paymentRefused: {
    code: 502,
    status: 409,
    de: 'Die Zahlung wurde abgelehnt. Bitte wählen Sie eine andere Zahlungsart.',
    en: 'The payment was declined. Please choose another payment method.',
  },
  paymentNotVerified: {
    code: 503,
    status: 409,
    de: 'Die Zahlung konnte noch nicht bestätigt werden. Wir fragen weiter nach.',
    en: 'The payment could not be confirmed yet. We keep asking.',
  },
  redirectNotAllowed: {
    code: 504,
    status: 400,
    de: 'Diese Rücksprungadresse ist nicht erlaubt.',
    en: 'This return address is not allowed.',
  },
} as const satisfies Record<string, FailureText>

export type Failure = keyof typeof failures
