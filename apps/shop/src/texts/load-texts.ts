import type { Language } from '@billett/domain'
import type { FlatTexts } from '@billett/web-kit/text/look-up.ts'

/** `purchase`: what the screens from the search to the payment say · `all`: what every screen says. */
export type TextPart = 'purchase' | 'all'

const all: Record<Language, () => Promise<FlatTexts>> = {
  de: () => import('./de.ts').then(({ de, failures }) => ({ ...de, ...failures })),
  en: () => import('./en.ts').then(({ en, failures }) => ({ ...en, ...failures })),
}

const ofPurchase: Record<Language, () => Promise<FlatTexts>> = {
  de: () => import('./purchase/de.ts').then(({ purchase, failures }) => ({ ...purchase, ...failures })),
  en: () => import('./purchase/en.ts').then(({ purchase, failures }) => ({ ...purchase, ...failures })),
}

/**
 * The texts of a language; a browser fetches only the languages it shows. Those of the purchase are half as many.
 */
export const loadTexts = (language: Language, part: TextPart): Promise<FlatTexts> =>
  part === 'purchase' ? ofPurchase[language]() : all[language]()
