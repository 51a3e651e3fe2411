import type { Language } from '@billett/domain'

interface Sentences {
  title: string
  fileName: string
  contract: string
  subscription: string
  number: string
  customerNumber: string
  subscriber: string
  holder: string
  time: string
  days: (from: string, to: string) => string
  amounts: string
  claimed: string
  paid: string
  open: string
  line: (what: string, paid: string) => string
  note: string
}

/** What a certificate of travel expenses says. */
export const CERTIFICATE_WORDS: Readonly<Record<Language, Sentences>> = {
  de: {
    title: 'Bescheinigung über Fahrtkosten',
    fileName: 'Fahrtkosten',
    contract: 'Vertrag',
    subscription: 'Abo',
    number: 'Vertragsnummer',
    customerNumber: 'Kundennummer',
    subscriber: 'Vertragspartner/in',
    holder: 'Fährt',
    time: 'Zeitraum',
    days: (from, to) => `${from} bis ${to}`,
    amounts: 'Beträge',
    claimed: 'Berechnet',
    paid: 'Davon bezahlt',
    open: 'Noch offen',
    line: (what, paid) => `${what}, davon bezahlt ${paid}`,
    note: 'Beträge sind einschließlich Umsatzsteuer. Zahlungen werden auf das angerechnet, was zuerst fällig war.',
  },
  en: {
    title: 'Certificate of travel expenses',
    fileName: 'Travel-expenses',
    contract: 'Contract',
    subscription: 'Subscription',
    number: 'Contract number',
    customerNumber: 'Customer number',
    subscriber: 'Contract concluded by',
    holder: 'Traveller',
    time: 'Time',
    days: (from, to) => `${from} to ${to}`,
    amounts: 'Amounts',
    claimed: 'Charged',
    paid: 'Of which paid',
    open: 'Still open',
    line: (what, paid) => `${what}, of which paid ${paid}`,
    note: 'Amounts include VAT. Payments count towards what was due first.',
  },
}
