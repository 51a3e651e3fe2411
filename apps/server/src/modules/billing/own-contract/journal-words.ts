import type { EventKind, EventPayloads, Language, PlainDate } from '@billett/domain'

/** What happened, in a sentence. */
type Words = Readonly<{
  [Kind in EventKind]: (
    payload: EventPayloads[Kind],
    day: (date: PlainDate) => string,
    effectiveOn: PlainDate,
  ) => string
}>

const de: Words = {
  concluded: (_, day, on) => `Vertrag geschlossen, erster Tag ${day(on)}`,
  ended: (_, day, on) => `Der Vertrag endet; ab dem ${day(on)} gilt er nicht mehr`,
  paused: ({ until }, day, on) => `Pause vom ${day(on)} an, wieder gültig ab dem ${day(until)}`,
  resumed: (_, day, on) => `Pause beendet zum ${day(on)}`,
  productChanged: (_, day, on) => `Anderes Abo ab dem ${day(on)}`,
  priceAgreed: (_, day, on) => `Preis vereinbart ab dem ${day(on)}`,
  priceAnnounced: (_, day, on) => `Neuer Preis ab dem ${day(on)} angekündigt`,
  sharesAgreed: (_, day, on) => `Wer was zahlt, geändert ab dem ${day(on)}`,
  mediumChanged: ({ medium }) =>
    medium.kind === 'phone'
      ? 'Ticket auf dem Handy'
      : medium.serial
        ? `Chipkarte ${medium.serial}`
        : 'Chipkarte bestellt',
  blocked: () => 'Ticket gesperrt',
  unblocked: () => 'Ticket entsperrt',
  charged: ({ cents }) => (cents < 0 ? 'Gutschrift' : 'Gebühr'),
  parked: () => 'Wird von uns angesehen',
  unparked: () => 'Von uns angesehen',
  voided: () => 'Zurückgenommen',
}

const en: Words = {
  concluded: (_, day, on) => `Contract concluded, first day ${day(on)}`,
  ended: (_, day, on) => `The contract ends; from ${day(on)} on it no longer holds`,
  paused: ({ until }, day, on) => `Paused from ${day(on)}, good again from ${day(until)}`,
  resumed: (_, day, on) => `Pause ended as of ${day(on)}`,
  productChanged: (_, day, on) => `Another subscription from ${day(on)}`,
  priceAgreed: (_, day, on) => `Price agreed from ${day(on)}`,
  priceAnnounced: (_, day, on) => `New price announced from ${day(on)}`,
  sharesAgreed: (_, day, on) => `Who pays what changed from ${day(on)}`,
  mediumChanged: ({ medium }) =>
    medium.kind === 'phone'
      ? 'Ticket on the phone'
      : medium.serial
        ? `Chip card ${medium.serial}`
        : 'Chip card ordered',
  blocked: () => 'Ticket blocked',
  unblocked: () => 'Ticket unblocked',
  charged: ({ cents }) => (cents < 0 ? 'Credit' : 'Fee'),
  parked: () => 'Being looked at by us',
  unparked: () => 'Looked at by us',
  voided: () => 'Taken back',
}

export const JOURNAL_WORDS: Readonly<Record<Language, Words>> = { de, en }

/** That another account is debited: to whose it is, and to who concluded the contract. */
export const ACCOUNT_WORDS: Readonly<Record<Language, { own: (maskedIban: string) => string; another: string }>> = {
  de: { own: iban => `Abgebucht wird vom Konto ${iban}`, another: 'Wer zahlt, hat ein anderes Konto angegeben' },
  en: { own: iban => `The account ${iban} is debited`, another: 'Who pays has named another account' },
}

/** That a debit came back, with the reason in words. */
export const RETURN_WORDS: Readonly<Record<Language, (reason: string) => string>> = {
  de: reason => `Die Lastschrift kam zurück. ${reason}`,
  en: reason => `The direct debit came back. ${reason}`,
}
