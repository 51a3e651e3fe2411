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
  dateBeforeOther: {
    code: 806,
    status: 400,
    de: 'Dieser Tag liegt vor dem Beginn.',
    en: 'This day is before the beginning.',
  },
  firstDayNotAllowed: {
    code: 807,
    status: 400,
    de: 'An diesem Tag kann das Abo nicht beginnen. Bitte wählen Sie einen anderen.',
    en: 'The subscription cannot begin on this day. Please choose another one.',
  },
  tooFewMonths: {
    code: 808,
    status: 400,
    de: 'Bitte wählen Sie mehr Monate.',
    en: 'Please choose more months.',
  },
  tooSmall: { code: 809, status: 400, de: 'Dieser Wert ist zu klein.', en: 'This value is too small.' },
  tooLarge: { code: 810, status: 400, de: 'Dieser Wert ist zu groß.', en: 'This value is too large.' },
  firstDebitChanged: {
    code: 812,
    status: 409,
    de: 'Die erste Abbuchung ist inzwischen eine andere. Bitte sehen Sie sich Tag und Betrag noch einmal an.',
    en: 'The first debit is another one by now. Please look at its day and amount again.',
  },
  linkNotValid: {
    code: 813,
    status: 404,
    de: 'Dieser Link ist nicht gültig. Bitte öffnen Sie ihn noch einmal aus Ihrer E-Mail.',
    en: 'This link is not valid. Please open it again from your e-mail.',
  },
  linkUsed: {
    code: 814,
    status: 409,
    de: 'Dieser Link wurde schon benutzt. Was Sie damit tun wollten, ist erledigt.',
    en: 'This link has been used already. What you wanted to do with it is done.',
  },
  linkExpired: {
    code: 815,
    status: 410,
    de: 'Dieser Link ist abgelaufen. Bitte melden Sie sich an oder schreiben Sie uns.',
    en: 'This link has expired. Please sign in or write to us.',
  },
  decisionNotAwaited: {
    code: 811,
    status: 409,
    de: 'Über diesen Antrag ist gerade nichts zu entscheiden.',
    en: 'There is nothing to decide about this application at the moment.',
  },
  withdrawalTooLate: {
    code: 819,
    status: 409,
    de: 'Die Widerrufsfrist ist abgelaufen.',
    en: 'The withdrawal period is over.',
  },
  declarationNotFound: {
    code: 820,
    status: 404,
    de: 'Diese Erklärung gibt es nicht, oder über sie ist schon entschieden.',
    en: 'There is no such declaration, or it has been decided about already.',
  },
  draftNotFound: {
    code: 821,
    status: 404,
    de: 'Von diesem Abo gibt es keinen Entwurf.',
    en: 'There is no draft of this subscription.',
  },
  notParked: {
    code: 822,
    status: 409,
    de: 'Dieser Vertrag ist nicht angehalten.',
    en: 'This contract is not parked.',
  },
  ownBirthDateMissing: {
    code: 823,
    status: 409,
    de: 'Wer für jemand anderen bestellt, schließt den Vertrag selbst. Bitte tragen Sie dafür in Ihrem Konto zuerst Ihr Geburtsdatum ein.',
    en: 'Who orders for somebody else concludes the contract. Please enter your own date of birth in your account first.',
  },
  secondPersonNeeded: {
    code: 818,
    status: 409,
    de: 'Das entscheiden zwei Personen. Bitte nennen Sie beide.',
    en: 'Two people decide this. Please name both.',
  },
  fileNotFound: {
    code: 816,
    status: 404,
    de: 'Diese Datei ist nicht mehr da. Bitte laden Sie sie noch einmal hoch.',
    en: 'This file is no longer there. Please upload it again.',
  },
  fileNotClean: {
    code: 817,
    status: 422,
    de: 'Diese Datei hat unser Virenscanner beanstandet. Bitte laden Sie eine andere hoch.',
    en: 'Our virus scanner objects to this file. Please upload another one.',
  },
  newsletterUnsubscribeFailed: {
    code: 804,
    status: 500,
    de: 'Die Abmeldung vom Newsletter ist fehlgeschlagen. Bitte versuchen Sie es noch einmal.',
    en: 'Unsubscribing from the newsletter failed. Please try again.',
  },
} as const satisfies Record<string, FailureText>
