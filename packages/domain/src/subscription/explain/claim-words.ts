import type { Language } from '../../language/language.ts'
import type { Absence } from '../billing/claim.ts'
import type { ClaimComponent } from '../billing/component.ts'
import type { Gap } from '../billing/why.ts'

/** Whom a sentence speaks to: whose contract it is, or who looks after it. */
export type Reader = 'customer' | 'others'

/** The sentences of an explanation; amounts and days come as they are written. */
export interface ClaimWords {
  components: Readonly<Record<Exclude<ClaimComponent, 'fare'>, string>>
  fare: string
  days: (first: string, last: string) => string
  claim: (amount: string, period: string, what: string) => string
  credit: (amount: string, period: string, what: string) => string
  price: (product: string, amount: string, since: string) => string
  someDays: (product: string, days: number, ofDays: number, amount: string, since: string) => string
  instalment: (number: number, parts: number, term: string) => string
  gap: Readonly<Record<Gap['cause'], (first: string, last: string) => string>>
  share: Readonly<Record<Reader, (amount: string, whole: string) => string>>
  difference: (months: number, regular: string, fare: string) => string
  capped: (most: string) => string
  before: (amount: string) => string
  absence: Readonly<Record<Exclude<Absence['kind'], 'notCovered'>, string>>
}

const de: ClaimWords = {
  fare: 'Fahrpreis',
  components: {
    surcharge: 'Zuschlag',
    discount: 'Ermäßigung',
    termDifference: 'Nachzahlung wegen vorzeitiger Kündigung',
    cardFee: 'Gebühr für die Karte',
    replacementFee: 'Gebühr für die Ersatzkarte',
    returnFee: 'Gebühr für eine Rücklastschrift',
    dunningFee: 'Mahngebühr',
    refund: 'Erstattung',
    rounding: 'Rundung',
    baseFee: 'Grundgebühr',
  },
  days: (first, last) => (first === last ? first : `${first} bis ${last}`),
  claim: (amount, period, what) => `${amount} für ${period} (${what})`,
  credit: (amount, period, what) => `Gutschrift ${amount} für ${period} (${what})`,
  price: (product, amount, since) => `${product}: ${amount}, Preis seit ${since}.`,
  someDays: (product, days, ofDays, amount, since) =>
    `${product}: ${days} von ${ofDays} Tagen zu ${amount}, Preis seit ${since}.`,
  instalment: (number, parts, term) => `Rate ${number} von ${parts} eines Preises von ${term}.`,
  gap: {
    notBegun: (first, last) => `Vom ${first} bis ${last} hatte der Vertrag noch nicht begonnen.`,
    ended: first => `Der Vertrag ist ab ${first} beendet.`,
    paused: (first, last) => `Pausiert vom ${first} bis ${last}.`,
  },
  share: {
    customer: (amount, whole) => `Ihr Anteil: ${amount} von ${whole}.`,
    others: (amount, whole) => `Davon ein Anteil: ${amount} von ${whole}.`,
  },
  difference: (months, regular, fare) =>
    `${months === 1 ? 'Ein Monat kostet' : `${months} Monate kosten`} ohne Abo ${regular}, im Abo waren es ${fare}.`,
  capped: most => `Nicht mehr als ${most}: So viel hätte die übrige Mindestlaufzeit gekostet.`,
  before: amount => `Davon wurden schon ${amount} berechnet.`,
  absence: {
    notConcluded: 'Der Vertrag ist nicht zustande gekommen.',
    chargeTakenBack: 'Diese Gebühr entfällt.',
    differenceDropped: 'Die Nachzahlung entfällt.',
    payerChanged: 'Das zahlt jetzt jemand anderes.',
    repriced: 'Der Preis wurde berichtigt.',
  },
}

const en: ClaimWords = {
  fare: 'Fare',
  components: {
    surcharge: 'Supplement',
    discount: 'Discount',
    termDifference: 'Additional payment for ending early',
    cardFee: 'Fee for the card',
    replacementFee: 'Fee for the replacement card',
    returnFee: 'Fee for a returned debit',
    dunningFee: 'Reminder fee',
    refund: 'Refund',
    rounding: 'Rounding',
    baseFee: 'Base fee',
  },
  days: (first, last) => (first === last ? first : `${first} to ${last}`),
  claim: (amount, period, what) => `${amount} for ${period} (${what})`,
  credit: (amount, period, what) => `Credit of ${amount} for ${period} (${what})`,
  price: (product, amount, since) => `${product}: ${amount}, price since ${since}.`,
  someDays: (product, days, ofDays, amount, since) =>
    `${product}: ${days} of ${ofDays} days at ${amount}, price since ${since}.`,
  instalment: (number, parts, term) => `Instalment ${number} of ${parts} of a price of ${term}.`,
  gap: {
    notBegun: (first, last) => `From ${first} to ${last} the contract had not begun yet.`,
    ended: first => `The contract has ended as of ${first}.`,
    paused: (first, last) => `Paused from ${first} to ${last}.`,
  },
  share: {
    customer: (amount, whole) => `Your share: ${amount} of ${whole}.`,
    others: (amount, whole) => `A share of it: ${amount} of ${whole}.`,
  },
  difference: (months, regular, fare) =>
    `${months === 1 ? 'A month costs' : `${months} months cost`} ${regular} without a subscription, with it ${fare}.`,
  capped: most => `No more than ${most}: what the rest of the minimum term would have cost.`,
  before: amount => `${amount} of this was charged before.`,
  absence: {
    notConcluded: 'The contract did not come about.',
    chargeTakenBack: 'This fee is waived.',
    differenceDropped: 'The additional payment is waived.',
    payerChanged: 'Somebody else pays for this now.',
    repriced: 'The price was corrected.',
  },
}

/** What a claim is for, in a word. */
export function nameOfComponent(component: ClaimComponent, language: Language): string {
  const { fare, components } = CLAIM_WORDS[language]
  return component === 'fare' ? fare : components[component]
}

export const CLAIM_WORDS: Readonly<Record<Language, ClaimWords>> = { de, en }
