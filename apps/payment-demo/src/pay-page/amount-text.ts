import type { Language } from '../payment/payment.ts'

/** 1234, EUR -> "12,34 €" or "€12.34". Every currency is counted in hundredths here. */
export const amountText = (cents: number, currency: string, language: Language): string =>
  new Intl.NumberFormat(language === 'de' ? 'de-DE' : 'en-GB', { style: 'currency', currency }).format(cents / 100)
