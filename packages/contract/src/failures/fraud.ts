import type { FailureText } from './failure-text.ts'

/** Orders that the fraud guard suspects. */
export const fraudFailures = {
  fraudCaseNotFound: {
    code: 1461,
    status: 404,
    de: 'Diesen Verdachtsfall gibt es nicht.',
    en: 'There is no such case of suspicion.',
  },
  fraudCaseDecided: {
    code: 1462,
    status: 409,
    de: 'Über diesen Verdachtsfall ist schon entschieden.',
    en: 'This case of suspicion has been decided.',
  },
} as const satisfies Record<string, FailureText>
