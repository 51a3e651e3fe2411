import type { FailureText } from './failure-text.ts'

/** Failures of paying. */
export const paymentFailures = {
  paymentMethodUnknown: {
    code: 500,
    status: 400,
    de: 'Bitte wählen Sie eine Zahlungsart.',
    en: 'Please choose a payment method.',
  },
  paymentProviderUnreachable: {
    code: 501,
    status: 502,
    de: 'Die Verbindung zum Zahlungsdienst kam nicht zustande. Es wurde nichts abgebucht.',
    en: 'The payment service could not be reached. Nothing has been charged.',
  },
  paymentRefused: {
    code: 502,
    status: 409,
    de: 'Die Zahlung wurde abgelehnt. Bitte wählen Sie eine andere Zahlungsart.',
    en: 'The payment was declined. Please choose another payment method.',
  },
  paymentNotVerified: {
    code: 503,
    status: 409,
    de: 'Die Zahlung konnte noch nicht bestätigt werden. Wir fragen weiter nach.',
    en: 'The payment could not be confirmed yet. We keep asking.',
  },
  redirectNotAllowed: {
    code: 504,
    status: 400,
    de: 'Diese Rücksprungadresse ist nicht erlaubt.',
    en: 'This return address is not allowed.',
  },
} as const satisfies Record<string, FailureText>
