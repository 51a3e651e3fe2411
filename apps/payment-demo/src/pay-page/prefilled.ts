import { findTestAccount, findTestCard } from '../behaviour/test-cards.ts'
import type { Fields } from './instrument-forms.ts'

/** Only what stands in the lists may be filled in from an address, so that a link cannot put words into the form. */
export const prefilled = (query: Fields): Fields => {
  if (findTestCard(query.number ?? '')) return { number: query.number ?? '', expiry: '12/34', cvc: '123' }
  if (findTestAccount(query.iban ?? '')) return { iban: query.iban ?? '', holder: 'Erika Beispiel' }
  return {}
}
