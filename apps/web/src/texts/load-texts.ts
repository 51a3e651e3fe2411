import type { Language } from '@billett/clients'
import type { Texts } from './texts.ts'

const loaders: Record<Language, () => Promise<Texts>> = {
  de: () => import('./de.ts').then(module => module.de),
  en: () => import('./en.ts').then(module => module.en),
}

/** The texts of a language; a browser fetches only the languages it shows. */
export const loadTexts = (language: Language): Promise<Texts> => loaders[language]()
