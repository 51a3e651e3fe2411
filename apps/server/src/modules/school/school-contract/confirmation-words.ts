import type { Language } from '@billett/domain'

interface ConfirmationWords {
  subject: (school: string) => string
  lead: (count: number, day: string) => string
  otherwise: (days: number) => string
  button: string
}

/** What a school reads that has not confirmed; it names no pupil, as mail boxes of schools are read by many. */
export const CONFIRMATION_WORDS: Readonly<Record<Language, ConfirmationWords>> = {
  de: {
    subject: school => `Anträge warten auf Ihre Bestätigung: ${school}`,
    lead: (count, day) =>
      count === 1
        ? `ein Antrag wartet seit dem ${day} darauf, dass Ihre Schule die Angaben bestätigt.`
        : `${count} Anträge warten darauf, dass Ihre Schule die Angaben bestätigt, der älteste seit dem ${day}.`,
    otherwise: days => `Bestätigt die Schule ${days} Tage lang nicht, entscheidet der Kostenträger ohne sie.`,
    button: 'Anträge ansehen',
  },
  en: {
    subject: school => `Applications wait for you to confirm them: ${school}`,
    lead: (count, day) =>
      count === 1
        ? `one application has been waiting since ${day} for your school to confirm what it says.`
        : `${count} applications wait for your school to confirm what they say, the oldest since ${day}.`,
    otherwise: days => `Where a school does not confirm for ${days} days, the cost unit decides without it.`,
    button: 'Look at the applications',
  },
}
