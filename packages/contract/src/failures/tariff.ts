import type { FailureText } from './failure-text.ts'

/** Failures of stops, journeys, products and prices. */
export const tariffFailures = {
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
    en: 'No price is known for this trip. The ticket cannot be bought here.',
  },
  noTimetable: {
    code: 305,
    status: 404,
    de: 'Zu dieser Strecke gibt es keine Fahrplanauskunft. Ändern Sie die Angaben oder wählen Sie direkt ein Ticket.',
    en: 'There is no timetable information for this trip. Change your entries or choose a ticket directly.',
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
    en: 'The trip search does not answer. You can choose your ticket directly.',
  },
  priceNotLoaded: {
    code: 312,
    status: 502,
    de: 'Der Preis konnte nicht geladen werden. Bitte versuchen Sie es noch einmal.',
    en: 'The price could not be loaded. Please try again.',
  },
  noProductsInGroup: {
    code: 313,
    status: 404,
    de: 'In dieser Gruppe gibt es zurzeit keine Tickets.',
    en: 'There are no tickets in this group at the moment.',
  },
  previewOnly: {
    code: 314,
    status: 409,
    de: 'Sie sehen den Shop nur zur Ansicht. Hier kann nichts gekauft oder geändert werden.',
    en: 'You only look at the shop. Nothing can be bought or changed here.',
  },
  previewOver: {
    code: 315,
    status: 409,
    de: 'Diese Ansicht des Shops ist abgelaufen. Bitte öffnen Sie sie noch einmal.',
    en: 'This look at the shop has ended. Please open it again.',
  },
} as const satisfies Record<string, FailureText>
