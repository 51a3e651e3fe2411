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
  changedMeanwhile: {
    code: 903,
    status: 409,
    de: 'Jemand hat das inzwischen geändert. Bitte sehen Sie sich an, wie es jetzt ist.',
    en: 'Somebody has changed this meanwhile. Please look at how it is now.',
  },
  messageNotFound: {
    code: 904,
    status: 404,
    de: 'Diese Nachricht gibt es nicht mehr.',
    en: 'This message is no longer there.',
  },
  eventNotFound: { code: 905, status: 404, de: 'Dieses Ereignis gibt es nicht.', en: 'There is no such event.' },
  eventAlreadyAcknowledged: {
    code: 906,
    status: 409,
    de: 'Dieses Ereignis hat schon jemand zur Kenntnis genommen.',
    en: 'Somebody has already acknowledged this event.',
  },
  stepUpNeeded: {
    code: 907,
    status: 403,
    de: 'Bitte zeigen Sie mit Ihrem Passkey noch einmal, wer Sie sind.',
    en: 'Please show once more who you are, with your passkey.',
  },
  lastAdministrator: {
    code: 908,
    status: 409,
    de: 'Das Unternehmen braucht wenigstens eine Person mit allen Rechten.',
    en: 'The company needs at least one person with every right.',
  },
} as const satisfies Record<string, FailureText>
