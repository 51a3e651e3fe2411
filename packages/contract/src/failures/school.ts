import type { FailureText } from './failure-text.ts'

/** Failures that people of schools, authorities and companies meet, in their portal. */
export const schoolFailures = {
  organisationNotFound: {
    code: 1101,
    status: 404,
    de: 'Diese Einrichtung gibt es nicht.',
    en: 'There is no such organisation.',
  },
} as const satisfies Record<string, FailureText>
