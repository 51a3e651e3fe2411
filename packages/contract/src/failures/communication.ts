import type { FailureText } from './failure-text.ts'

/** What can go wrong with any call: access, transport, and the shop as a whole. */
export const communicationFailures = {
  backendCommunication: {
    code: 100,
    status: 500,
    de: 'Der Dienst antwortet gerade nicht wie erwartet. Bitte versuchen Sie es gleich noch einmal.',
    en: 'The service is not answering as expected. Please try again in a moment.',
  },
  timeoutCommunication: {
    code: 101,
    status: 504,
    de: 'Die Antwort hat zu lange gedauert. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
    en: 'The answer took too long. Please check your connection and try again.',
  },
  unauthorized: { code: 102, status: 401, de: 'Bitte melden Sie sich an.', en: 'Please sign in.' },
  forbidden: {
    code: 103,
    status: 403,
    de: 'Dafür fehlt Ihnen die Berechtigung. Bitte wenden Sie sich an Ihre Administration.',
    en: 'You are not allowed to do this. Please contact your administrator.',
  },
  notFound: { code: 104, status: 404, de: 'Das haben wir nicht gefunden.', en: 'We could not find this.' },
  tooManyRequests: {
    code: 105,
    status: 429,
    de: 'Das waren sehr viele Anfragen. Bitte warten Sie einen Moment.',
    en: 'Those were a lot of requests. Please wait a moment.',
  },
  bodyTooLarge: { code: 106, status: 413, de: 'Die Anfrage ist zu groß.', en: 'The request is too large.' },
  malformedRequest: { code: 107, status: 400, de: 'Die Anfrage ist nicht lesbar.', en: 'The request cannot be read.' },
  maintenance: {
    code: 108,
    status: 503,
    de: 'Wir warten den Shop gerade. Bitte versuchen Sie es später noch einmal.',
    en: 'We are maintaining the shop right now. Please try again later.',
  },
  unsupportedMediaType: {
    code: 109,
    status: 415,
    de: 'Dieses Format nehmen wir nicht an.',
    en: 'We do not accept this format.',
  },
  temporarilyUnavailable: {
    code: 110,
    status: 503,
    de: 'Der Shop ist gerade kurz nicht erreichbar. Bitte versuchen Sie es in ein paar Sekunden noch einmal.',
    en: 'The shop cannot be reached for a moment. Please try again in a few seconds.',
  },
  methodNotAllowed: {
    code: 111,
    status: 405,
    de: 'So lässt sich diese Adresse nicht aufrufen.',
    en: 'This address cannot be called in this way.',
  },
  gatewayTimeout: {
    code: 112,
    status: 504,
    de: 'Ein Dienst, den wir dafür brauchen, hat nicht rechtzeitig geantwortet. Bitte versuchen Sie es noch einmal.',
    en: 'A service we need for this did not answer in time. Please try again.',
  },
  unknownError: {
    code: 113,
    status: 500,
    de: 'Es ist ein unbekannter Fehler aufgetreten.',
    en: 'An unknown error has occurred.',
  },
  tryAgainLater: {
    code: 114,
    status: 503,
    de: 'Das geht gerade nicht. Bitte versuchen Sie es später noch einmal.',
    en: 'This is not possible right now. Please try again later.',
  },
  actionFailed: {
    code: 115,
    status: 500,
    de: 'Das hat leider nicht geklappt. Ihre Angaben sind nicht gespeichert.',
    en: 'Unfortunately this did not work. Your entries have not been saved.',
  },
  idempotencyKeyReused: {
    code: 116,
    status: 422,
    de: 'Unter diesem Schlüssel (Idempotency-Key) ist schon etwas anderes gesendet worden.',
    en: 'Something else has been sent under this key (Idempotency-Key) already.',
  },
  requestInProgress: {
    code: 117,
    status: 409,
    de: 'Diese Anfrage wird gerade bearbeitet. Bitte versuchen Sie es gleich noch einmal.',
    en: 'This request is being worked on. Please try again in a moment.',
  },
  requestInterrupted: {
    code: 118,
    status: 409,
    de: 'Diese Anfrage wurde unterbrochen. Bitte sehen Sie nach, was davon gespeichert ist, bevor Sie es noch einmal versuchen.',
    en: 'This request was interrupted. Please look at what of it has been stored before you try again.',
  },
} as const satisfies Record<string, FailureText>
