import type { FailureText } from './failure-text.ts'

/** Failures of subscriptions and of what is declared about them. */
export const subscriptionFailures = {
  noPriceForConfiguration: {
    code: 800,
    status: 409,
    de: 'Für diese Zusammenstellung gibt es keinen Preis. Bitte wählen Sie eine andere.',
    en: 'There is no price for this configuration. Please choose another one.',
  },
  cancellationFailed: {
    code: 801,
    status: 500,
    de: 'Ihre Kündigung konnte wegen eines internen Fehlers nicht entgegengenommen werden. Bitte versuchen Sie es noch einmal oder schreiben Sie uns.',
    en: 'Your cancellation could not be received because of an internal error. Please try again or write to us.',
  },
  proofRequestFailed: {
    code: 802,
    status: 502,
    de: 'Die fehlenden Nachweise konnten nicht abgefragt werden.',
    en: 'The missing proofs of entitlement could not be requested.',
  },
  enforcementQueryFailed: {
    code: 803,
    status: 502,
    de: 'Die Abfrage zur Fahrausweisprüfung ist fehlgeschlagen.',
    en: 'The enforcement query failed.',
  },
  subscriptionNotFound: {
    code: 805,
    status: 404,
    de: 'Dieses Abo wird nicht mehr angeboten. Bitte wählen Sie ein anderes.',
    en: 'This subscription is no longer offered. Please choose another one.',
  },
  newsletterUnsubscribeFailed: {
    code: 804,
    status: 500,
    de: 'Die Abmeldung vom Newsletter ist fehlgeschlagen. Bitte versuchen Sie es noch einmal.',
    en: 'Unsubscribing from the newsletter failed. Please try again.',
  },
} as const satisfies Record<string, FailureText>
