import type { FailureText } from './failure-text.ts'

/** Failures of those who arrange the tariff for passengers. */
export const arrangementFailures = {
  sortGroupNotFound: {
    code: 1120,
    status: 404,
    de: 'Diese Sortengruppe gibt es hier nicht.',
    en: 'There is no such sort group here.',
  },
  sortGroupTwice: {
    code: 1121,
    status: 400,
    de: 'Diese Sortengruppe steht schon an einer anderen Stelle.',
    en: 'This sort group stands at another place already.',
  },
  languageFormat: {
    code: 1122,
    status: 400,
    de: 'Falsches Format: Sprachcode-Ländercode.',
    en: 'Wrong format: Language Code-Country Code.',
  },
  languageKnown: {
    code: 1123,
    status: 400,
    de: 'Diese Sprache gibt es schon.',
    en: 'This language has been added already.',
  },
} as const satisfies Record<string, FailureText>
