import type { FailureText } from './failure-text.ts'

/** What the bank says, and what follows from debits that came back. */
export const bankAnswerFailures = {
  bankEntryNotFound: {
    code: 1421,
    status: 404,
    de: 'Diese Zeile gibt es nicht, oder sie wartet nicht mehr.',
    en: 'There is no such line, or it does not wait any more.',
  },
  bankEntryNotMatching: {
    code: 1422,
    status: 409,
    de: 'Das passt nicht zu dieser Zeile: Betrag, Währung oder Art sind andere.',
    en: 'This does not match the line: its amount, currency or kind is another.',
  },
  bankEntryNotLaidAside: {
    code: 1426,
    status: 404,
    de: 'Diese Zeile gibt es nicht, oder sie ist nicht abgelegt.',
    en: 'There is no such line, or it was not laid aside.',
  },
  dunningCaseNotFound: {
    code: 1423,
    status: 404,
    de: 'Diesen Mahnfall gibt es nicht, oder er ist beendet.',
    en: 'There is no such case, or it is over.',
  },
  noFeeToWaive: {
    code: 1424,
    status: 409,
    de: 'Von diesem Mahnfall ist keine Gebühr offen.',
    en: 'No fee of this case is open.',
  },
  nothingStopped: {
    code: 1425,
    status: 409,
    en: 'Nothing keeps them from being collected from.',
    de: 'Der Einzug ist nicht angehalten.',
  },
} as const satisfies Record<string, FailureText>
