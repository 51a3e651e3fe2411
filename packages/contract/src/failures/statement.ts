import type { FailureText } from './failure-text.ts'

/** What may be wrong with SQL statements that staff write, and with asking them. */
export const statementFailures = {
  statementNotFound: {
    code: 930,
    status: 404,
    de: 'Diese Abfrage gibt es nicht.',
    en: 'There is no such statement.',
  },
  statementNotSelect: {
    code: 931,
    status: 400,
    de: 'Nur SELECT-Abfragen sind erlaubt: Die Abfrage beginnt mit „select“.',
    en: 'Only SELECT statements are allowed: the statement begins with “select”.',
  },
  severalStatements: {
    code: 932,
    status: 400,
    de: 'Bitte schreiben Sie genau eine Abfrage.',
    en: 'Please write exactly one statement.',
  },
  statementNotReadable: {
    code: 933,
    status: 400,
    de: 'PostgreSQL kann diese Abfrage nicht lesen.',
    en: 'PostgreSQL cannot read this statement.',
  },
  statementNotAllowed: {
    code: 934,
    status: 400,
    de: 'Davon darf in Berichten kein Gebrauch gemacht werden.',
    en: 'Reports must not make use of this.',
  },
  descriptionTaken: {
    code: 935,
    status: 409,
    de: 'Eine Abfrage mit dieser Beschreibung gibt es schon.',
    en: 'There is already a statement with this description.',
  },
  descriptionForbiddenCharacters: {
    code: 936,
    status: 400,
    de: 'Erlaubt sind Buchstaben, Ziffern, Leerzeichen und . , ( ) _ -; alle anderen Zeichen nicht.',
    en: 'Letters, digits, spaces and . , ( ) _ - are allowed, and no other characters.',
  },
  descriptionNotValid: {
    code: 937,
    status: 400,
    de: 'Die Beschreibung beginnt mit einem Buchstaben oder einer Ziffer und endet nicht mit einem Punkt.',
    en: 'The description begins with a letter or a digit and does not end with a point.',
  },
  statementIsDraft: {
    code: 938,
    status: 409,
    de: 'Diese Abfrage ist noch nicht freigegeben.',
    en: 'This statement has not been released yet.',
  },
  statementRefused: {
    code: 939,
    status: 409,
    de: 'Die Datenbank hat die Abfrage abgelehnt.',
    en: 'The database has refused the statement.',
  },
  statementTooLong: {
    code: 940,
    status: 409,
    de: 'Die Abfrage hat länger als 30 Sekunden gedauert und wurde beendet. Bitte grenzen Sie sie ein.',
    en: 'The statement took longer than 30 seconds and was ended. Please narrow it.',
  },
  statementTooLarge: {
    code: 941,
    status: 409,
    de: 'Das Ergebnis hat mehr als 500.000 Zeilen oder 50 MB. Bitte grenzen Sie die Abfrage ein.',
    en: 'The result has more than 500,000 rows or 50 MB. Please narrow the statement.',
  },
  statementsBusy: {
    code: 942,
    status: 409,
    de: 'Es laufen schon andere Abfragen. Bitte versuchen Sie es gleich noch einmal.',
    en: 'Other statements are still running. Please try again in a moment.',
  },
  statementsOff: {
    code: 943,
    status: 409,
    de: 'Abfragen sind hier nicht eingerichtet: Die Datenbank hat dafür keine Rolle.',
    en: 'Statements are not set up here: the database has no role for them.',
  },
} as const satisfies Record<string, FailureText>
