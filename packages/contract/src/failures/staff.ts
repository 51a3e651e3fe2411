import type { FailureText } from './failure-text.ts'

/** Failures that only people of the company meet, in the staff area. */
export const staffFailures = {
  narrowFilter: {
    code: 900,
    status: 400,
    de: 'Das sind zu viele Einträge. Bitte grenzen Sie die Suche ein, zum Beispiel mit einem Zeitraum.',
    en: 'These are too many entries. Please narrow the search, for example by a time span.',
  },
  accountNotChangeable: {
    code: 901,
    status: 409,
    de: 'In diesem Zustand lässt sich das Konto nicht sperren oder freigeben.',
    en: 'The account cannot be disabled or enabled in this state.',
  },
  ownAccount: {
    code: 902,
    status: 409,
    de: 'Das geht nicht mit dem eigenen Konto.',
    en: 'This is not possible with your own account.',
  },
} as const satisfies Record<string, FailureText>
