import { type Language, LOCALES } from '@billett/domain'

/** 1234, EUR -> "12,34 €" or "€12.34". Every currency is counted in hundredths here. */
export const amountText = (cents: number, currency: string, language: Language): string =>
  new Intl.NumberFormat(LOCALES[language], { style: 'currency', currency }).format(cents / 100)
