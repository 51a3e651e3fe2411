import type { Failure } from '@billett/contract'
import type { Language } from '@billett/domain'
import type { Texts } from './texts.ts'

/** The texts of the shop, and under `error` those of the failures. */
export type AllTexts = Texts & { error: Record<Failure, string> }

const loaders: Record<Language, () => Promise<AllTexts>> = {
  de: () => import('./de.ts').then(({ de, failures }) => ({ ...de, error: failures })),
  en: () => import('./en.ts').then(({ en, failures }) => ({ ...en, error: failures })),
}

/** The texts of a language; a browser fetches only the languages it shows. */
export const loadTexts = (language: Language): Promise<AllTexts> => loaders[language]()
