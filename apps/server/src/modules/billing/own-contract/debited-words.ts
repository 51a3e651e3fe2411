import type { CollectionState, Language, PayoutState, Reader } from '@billett/domain'

/** Said to whoever pays, and to who looks after them. */
type ToReader<Words> = Readonly<Record<Reader, Words>>

interface DebitedWords {
  notice: (first: string, last: string) => string
  /** How far a debit is; what was dropped is not told. */
  states: Readonly<Record<Exclude<CollectionState, 'dropped'>, string>>
  collection: (amount: string, day: string, state: string) => string
  payment: Readonly<Record<'transfer' | 'link', ToReader<(amount: string) => string>>>
  /** How far a transfer to the payer is; what was dropped is not told. */
  payouts: Readonly<Record<Exclude<PayoutState, 'dropped'>, string>>
  payout: ToReader<(amount: string, state: string) => string>
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
    transfer: {
      customer: amount => `Ihre Überweisung ist da: ${amount}`,
      others: amount => `Wer zahlt, hat überwiesen: ${amount}`,
    },
    link: {
      customer: amount => `Ihre Zahlung ist da: ${amount}`,
      others: amount => `Wer zahlt, hat über einen Link bezahlt: ${amount}`,
    },
  },
  payouts: {
    filed: 'vorgemerkt',
    sent: 'bei der Bank',
    paid: 'ausgezahlt',
    rejected: 'von der Bank abgelehnt',
    returned: 'kam zurück',
  },
  payout: {
    customer: (amount, state) => `Überweisung von uns über ${amount}: ${state}`,
    others: (amount, state) => `Überweisung an die zahlende Person über ${amount}: ${state}`,
  },
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
    transfer: {
      customer: amount => `Your transfer has come: ${amount}`,
      others: amount => `Who pays has made a transfer: ${amount}`,
    },
    link: {
      customer: amount => `Your payment has come: ${amount}`,
      others: amount => `Who pays has paid by a link: ${amount}`,
    },
  },
  payouts: {
    filed: 'scheduled',
    sent: 'with the bank',
    paid: 'paid out',
    rejected: 'rejected by the bank',
    returned: 'came back',
  },
  payout: {
    customer: (amount, state) => `Transfer from us of ${amount}: ${state}`,
    others: (amount, state) => `Transfer to who pays of ${amount}: ${state}`,
  },
}

/** What a contract's journal says of notices, debits and transfers to who pays. */
export const DEBITED_WORDS: Readonly<Record<Language, DebitedWords>> = { de, en }
