import type { CollectionState, Language, PayoutState } from '@billett/domain'

interface DebitedWords {
  notice: (first: string, last: string) => string
  /** How far a debit is; what was dropped is not told. */
  states: Readonly<Record<Exclude<CollectionState, 'dropped'>, string>>
  collection: (amount: string, day: string, state: string) => string
  payment: Readonly<Record<'transfer' | 'link', (amount: string) => string>>
  /** How far a transfer to the payer is; what was dropped is not told. */
  payouts: Readonly<Record<Exclude<PayoutState, 'dropped'>, string>>
  payout: (amount: string, state: string) => string
}

const de: DebitedWords = {
  notice: (first, last) =>
    first === last
      ? `Lastschrift am ${first} angekündigt`
      : `Lastschriften vom ${first} bis zum ${last} angekündigt, per E-Mail`,
  states: {
    planned: 'vorgemerkt',
    announced: 'vorgemerkt',
    filed: 'vorgemerkt',
    presented: 'bei der Bank',
    settled: 'eingezogen',
    closed: 'eingezogen',
    returned: 'zurückgegeben',
    rejected: 'von der Bank abgelehnt',
  },
  collection: (amount, day, state) => `Lastschrift über ${amount} am ${day}: ${state}`,
  payment: {
    transfer: amount => `Ihre Überweisung ist da: ${amount}`,
    link: amount => `Ihre Zahlung ist da: ${amount}`,
  },
  payouts: {
    filed: 'vorgemerkt',
    sent: 'bei der Bank',
    paid: 'ausgezahlt',
    rejected: 'von der Bank abgelehnt',
    returned: 'kam zurück',
  },
  payout: (amount, state) => `Überweisung von uns über ${amount}: ${state}`,
}

const en: DebitedWords = {
  notice: (first, last) =>
    first === last ? `Debit on ${first} announced` : `Debits from ${first} to ${last} announced, by e-mail`,
  states: {
    planned: 'scheduled',
    announced: 'scheduled',
    filed: 'scheduled',
    presented: 'with the bank',
    settled: 'collected',
    closed: 'collected',
    returned: 'returned',
    rejected: 'rejected by the bank',
  },
  collection: (amount, day, state) => `Debit of ${amount} on ${day}: ${state}`,
  payment: {
    transfer: amount => `Your transfer has come: ${amount}`,
    link: amount => `Your payment has come: ${amount}`,
  },
  payouts: {
    filed: 'scheduled',
    sent: 'with the bank',
    paid: 'paid out',
    rejected: 'rejected by the bank',
    returned: 'came back',
  },
  payout: (amount, state) => `Transfer from us of ${amount}: ${state}`,
}

/** What a contract's journal says of notices, debits and transfers to who pays. */
export const DEBITED_WORDS: Readonly<Record<Language, DebitedWords>> = { de, en }
