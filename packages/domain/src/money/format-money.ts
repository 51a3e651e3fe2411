import { type Language, LOCALES } from '../language/language.ts'
import type { Cents } from './cents.ts'
import { exponentOf } from './currency.ts'

/**
 * Making a format is a thousand times dearer than using it, so they are kept; there are as many as languages times
 * currencies.
 */
const made = new Map<string, Intl.NumberFormat>()

function formatOf(currency: string, language: Language): Intl.NumberFormat {
  const key = `${language} ${currency}`
  const digits = exponentOf(currency)
  const format =
    made.get(key) ??
    new Intl.NumberFormat(LOCALES[language], {
      style: 'currency',
      currency,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    })
  made.set(key, format)
  return format
}

/** An amount as people write it: 1290 of EUR is "12,90 €" or "€12.90", 900 of JPY "900 ¥" or "JP¥900". */
export const formatMoney = (amount: Cents, currency: string, language: Language): string =>
  formatOf(currency, language).format(amount / 10 ** exponentOf(currency))
