import type { Failure } from '@billett/contract'
import type { Language } from '@billett/domain'
import type { purchase } from './purchase/de.ts'
import type { Texts } from './texts.ts'

/** `purchase`: what the screens from the search to the payment say · `all`: what every screen says. */
export type TextPart = 'purchase' | 'all'

type Failures = { error: Record<Failure, string> }

/** The texts of the shop, and under `error` those of the failures. */
export type AllTexts = Texts & Failures

type PurchaseTexts = Pick<Texts, keyof typeof purchase> & Failures

const all: Record<Language, () => Promise<AllTexts>> = {
  de: () => import('./de.ts').then(({ de, failures }) => ({ ...de, error: failures })),
  en: () => import('./en.ts').then(({ en, failures }) => ({ ...en, error: failures })),
}

const ofPurchase: Record<Language, () => Promise<PurchaseTexts>> = {
  de: () => import('./purchase/de.ts').then(({ purchase, failures }) => ({ ...purchase, error: failures })),
  en: () => import('./purchase/en.ts').then(({ purchase, failures }) => ({ ...purchase, error: failures })),
}

/** The texts of a language; a browser fetches only the languages it shows. */
export const loadTexts = (language: Language): Promise<AllTexts> => all[language]()

/** Those of them that the way to a ticket needs, which are half as many. */
export const loadPurchaseTexts = (language: Language): Promise<PurchaseTexts> => ofPurchase[language]()
