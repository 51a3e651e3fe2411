import type { Language, PassMediumKind } from '@billett/domain'

export interface ContractWords {
  title: string
  /** What a file may be called. */
  fileName: string
  number: string
  customerNumber: string
  subscriber: string
  holder: string
  from: string
  to: string
  firstDay: string
  price: string
  firstDebit: string
  medium: string
  media: Record<PassMediumKind, string>
  orderedOn: string
  beginAsked: string
  terms: string
  mandate: string
  accountHolder: string
  iban: string
  reference: string
}

/** What the document of a contract says. */
export const CONTRACT_WORDS: Readonly<Record<Language, ContractWords>> = {
  de: {
    title: 'Vertrag',
    fileName: 'Vertrag',
    number: 'Vertragsnummer',
    customerNumber: 'Kundennummer',
    subscriber: 'Vertragspartner/in',
    holder: 'Fahrgast',
    from: 'Von',
    to: 'Nach',
    firstDay: 'Erster Tag',
    price: 'Preis je Zahlung',
    firstDebit: 'Erste Abbuchung',
    medium: 'Fahrausweis',
    media: { phone: 'auf dem Handy', chip: 'Chipkarte, per Post' },
    orderedOn: 'Bestellt am',
    beginAsked: 'Sie haben verlangt, dass die Leistung vor dem Ende der Widerrufsfrist beginnt.',
    terms: 'Laufzeit und Kündigung',
    mandate: 'SEPA-Lastschriftmandat',
    accountHolder: 'Kontoinhaber/in',
    iban: 'IBAN',
    reference: 'Mandatsreferenz',
  },
  en: {
    title: 'Contract',
    fileName: 'Contract',
    number: 'Contract number',
    customerNumber: 'Customer number',
    subscriber: 'Concluded by',
    holder: 'Passenger',
    from: 'From',
    to: 'To',
    firstDay: 'First day',
    price: 'Price of each payment',
    firstDebit: 'First debit',
    medium: 'Pass',
    media: { phone: 'on the phone', chip: 'chip card, by post' },
    orderedOn: 'Ordered on',
    beginAsked: 'You have asked that it begins before the withdrawal period ends.',
    terms: 'Term and notice',
    mandate: 'SEPA direct debit mandate',
    accountHolder: 'Account holder',
    iban: 'IBAN',
    reference: 'Mandate reference',
  },
}
