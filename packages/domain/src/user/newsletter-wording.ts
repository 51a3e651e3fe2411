import type { Language } from '../language/language.ts'

/** What somebody agrees to who orders the newsletter: shown at each box, and kept with the consent (GDPR 7 (1)). */
export const NEWSLETTER_WORDING: Record<Language, string> = {
  de: 'Ich möchte den Newsletter erhalten: Neuigkeiten und Angebote, höchstens einmal im Monat. Das kann ich jederzeit beenden.',
  en: 'I would like to receive the newsletter: news and offers, once a month at most. I can end this at any time.',
}
