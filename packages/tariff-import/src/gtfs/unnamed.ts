import { type Cents, formatMoney, type LocalText, type ValidityRule } from '@billett/domain'
import { SINGLE } from './fare-texts.ts'

const BY_VALIDITY: Partial<Record<ValidityRule['type'], LocalText>> = {
  date: { de: 'Tageskarte', en: 'Day ticket' },
  week: { de: 'Wochenkarte', en: 'Weekly ticket' },
  month: { de: 'Monatskarte', en: 'Monthly ticket' },
  year: { de: 'Jahreskarte', en: 'Annual ticket' },
}

/** What a product without a name is, by how long it is valid. An id is for machines and never shown. */
export const unnamedProduct = (validity: ValidityRule | undefined): LocalText =>
  (validity && BY_VALIDITY[validity.type]) ?? SINGLE

/** Fares of the first format have no names: their level is told by what it costs. */
export const levelAt = (cents: Cents, currency: string): LocalText => ({
  de: `Fahrpreis ${formatMoney(cents, currency, 'de')}`,
  en: `Fare ${formatMoney(cents, currency, 'en')}`,
})
