import { BERLIN, type Instant, readIban, wallClock } from '@billett/domain'
import type { Chosen } from '../behaviour/scenarios.ts'
import { findTestAccount, findTestCard } from '../behaviour/test-cards.ts'
import type { Instrument } from '../payment/payment.ts'

export type Fields = Record<string, string>
export type FieldError =
  | 'numberMissing'
  | 'numberUnknown'
  | 'expiryInvalid'
  | 'expiryPast'
  | 'cvcInvalid'
  | 'holderMissing'
  | 'ibanInvalid'

/** Which field is wrong and why. */
export type FieldErrors = Record<string, FieldError>

export type ReadForm =
  | { ok: true; instrument: Instrument; chosen?: Chosen | undefined; needsChallenge: boolean }
  | { ok: false; errors: FieldErrors }

const without = (text: string | undefined, signs: RegExp): string => (text ?? '').replace(signs, '')

const expiryError = (text: string, now: Instant): FieldError | undefined => {
  const [, month, year] = /^(0?[1-9]|1[0-2])\s*\/?\s*(?:20)?(\d{2})$/.exec(text.trim()) ?? []
  if (!month || !year) return 'expiryInvalid'
  // A card is good until the end of the month printed on it.
  return `20${year}-${month.padStart(2, '0')}` < wallClock(now, BERLIN).date.slice(0, 7) ? 'expiryPast' : undefined
}

const onlyErrors = (found: Record<string, FieldError | undefined>): FieldErrors => {
  const errors: FieldErrors = {}
  for (const [field, error] of Object.entries(found)) if (error) errors[field] = error
  return errors
}

const CARD_BRANDS: Record<string, string> = { 4: 'Visa', 5: 'Mastercard' }

/** Only test cards are taken. Of the number nothing is kept but its last four digits. */
export const readCardForm = (fields: Fields, now: Instant): ReadForm => {
  const number = without(fields.number, /[\s-]/g)
  const card = findTestCard(number)
  const errors = onlyErrors({
    number: card ? undefined : number === '' ? 'numberMissing' : 'numberUnknown',
    expiry: expiryError(fields.expiry ?? '', now),
    cvc: /^\d{3,4}$/.test((fields.cvc ?? '').trim()) ? undefined : 'cvcInvalid',
  })
  if (!card || Object.keys(errors).length > 0) return { ok: false, errors }
  const label = `${CARD_BRANDS[number.slice(0, 1)] ?? ''} •••• ${number.slice(-4)}`.trim()
  return {
    ok: true,
    instrument: { method: 'card', label },
    chosen: { scenario: card.scenario },
    needsChallenge: card.challenge,
  }
}

/** Of the account number nothing is kept but its country and last four digits. */
export const readDebitForm = (fields: Fields): ReadForm => {
  const read = readIban(fields.iban ?? '')
  const errors = onlyErrors({
    holder: (fields.holder ?? '').trim() === '' ? 'holderMissing' : undefined,
    iban: read.ok ? undefined : 'ibanInvalid',
  })
  if (!read.ok || Object.keys(errors).length > 0) return { ok: false, errors }
  const { iban } = read
  const account = findTestAccount(iban)
  const instrument: Instrument = { method: 'debit', label: `${iban.slice(0, 2)} •••• ${iban.slice(-4)}` }
  return { ok: true, instrument, chosen: account && { scenario: account.scenario }, needsChallenge: false }
}

export const readWalletForm = (): ReadForm => ({
  ok: true,
  instrument: { method: 'wallet', label: 'Demo Wallet' },
  needsChallenge: false,
})
