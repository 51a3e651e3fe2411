/** What the shop, its mails, its tickets and its tools speak (Spec 1 §1). */
export const LANGUAGES = ['de', 'en'] as const
export type Language = (typeof LANGUAGES)[number]

export const isLanguage = (text: string | null | undefined): text is Language =>
  LANGUAGES.some(language => language === text)

/** How readers of a language write numbers and dates: BCP 47, for `Intl`. */
export const LOCALES: Readonly<Record<Language, string>> = { de: 'de-DE', en: 'en-GB' }
