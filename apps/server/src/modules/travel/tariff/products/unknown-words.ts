import type { Language, UnknownPrice } from '@billett/domain'

const NO_RULE = {
  de: 'Der Tarif sagt zu dieser Strecke keinen Preis.',
  en: 'The tariff states no price for this journey.',
}

/** Why there is no price, for the reader. */
export const UNKNOWN_WORDS: Record<UnknownPrice, Record<Language, string>> = {
  otherServiceArea: { de: 'Dieses Ticket wird hier nicht verkauft.', en: 'This ticket is not sold here.' },
  notYetOnSale: { de: 'Dieses Ticket wird noch nicht verkauft.', en: 'This ticket is not on sale yet.' },
  noLongerOnSale: { de: 'Dieses Ticket wird nicht mehr verkauft.', en: 'This ticket is no longer on sale.' },
  inThePast: { de: 'Das gewählte Datum liegt in der Vergangenheit.', en: 'The chosen date is in the past.' },
  tooFarAhead: {
    de: 'So weit im Voraus wird dieses Ticket noch nicht verkauft.',
    en: 'This ticket is not sold so far ahead.',
  },
  unknownSort: { de: 'Dieses Ticket gibt es nicht.', en: 'This ticket does not exist.' },
  passengerCount: {
    de: 'Diese Personenzahl ist mit dem Ticket nicht möglich.',
    en: 'This number of passengers is not possible with the ticket.',
  },
  noRelation: {
    de: 'Der Preis hängt von Start und Ziel ab. Bitte wählen Sie beide.',
    en: 'The price depends on origin and destination. Please choose both.',
  },
  viaUnknown: { de: 'Diesen Weg kennt der Tarif nicht.', en: 'The tariff does not know this route.' },
  stopWithoutZone: {
    de: 'Start oder Ziel liegt in keiner Tarifzone. Der Preis ist nicht bekannt.',
    en: 'Origin or destination lies in no fare zone. The price is not known.',
  },
  noRule: NO_RULE,
  noPrice: NO_RULE,
  zeroPrice: NO_RULE,
}
