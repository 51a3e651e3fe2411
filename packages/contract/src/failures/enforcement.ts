import type { FailureText } from './failure-text.ts'

/** Failures of cases of checks: who was checked and could not show a pass. */
export const enforcementFailures = {
  /** Said of a number that is not there as of one with another birth date. */
  enforcementQueryFailed: {
    code: 803,
    status: 404,
    de: 'Zu dieser Fallnummer und diesem Geburtsdatum haben wir nichts gefunden. Bitte vergleichen Sie beides mit Ihrem Beleg.',
    en: 'We found nothing for this case number and date of birth. Please compare both with your slip.',
  },
  enforcementNotOffered: {
    code: 890,
    status: 404,
    de: 'Fälle aus Fahrausweisprüfungen werden hier nicht bearbeitet.',
    en: 'Cases of ticket inspections are not handled here.',
  },
  caseNumberTaken: {
    code: 891,
    status: 409,
    de: 'Diese Fallnummer gibt es schon.',
    en: 'This case number is already in use.',
  },
  enforcementClosed: {
    code: 892,
    status: 409,
    de: 'Zu diesem Fall ist nichts mehr zu zahlen.',
    en: 'Nothing is to be paid for this case any more.',
  },
  enforcementInCart: {
    code: 893,
    status: 409,
    de: 'Dieser Fall liegt schon in Ihrem Warenkorb.',
    en: 'This case is already in your cart.',
  },
  inFuture: {
    code: 894,
    status: 400,
    de: 'Dieser Zeitpunkt liegt in der Zukunft.',
    en: 'This moment is in the future.',
  },
  enforcementNotFound: {
    code: 895,
    status: 404,
    de: 'Diesen Fall gibt es nicht.',
    en: 'There is no such case.',
  },
} satisfies Record<string, FailureText>
