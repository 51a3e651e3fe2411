import { type Language, LOCALES } from '@billett/domain'

/** By language and currency: to make one takes longer than everything else of a page. */
const formats = new Map<string, Intl.NumberFormat>()

function formatOf(currency: string, language: Language): Intl.NumberFormat {
  const key = `${language} ${currency}`
  const format = formats.get(key) ?? new Intl.NumberFormat(LOCALES[language], { style: 'currency', currency })
  formats.set(key, format)
  return format
}

/** 1234, EUR -> "12,34 €" or "€12.34". Every currency is counted in hundredths here. */
export const amountText = (cents: number, currency: string, language: Language): string =>
  formatOf(currency, language).format(cents / 100)
