import type { FailureText } from './failure-text.ts'

/** What can be wrong with a field. */
export const entryFailures = {
  required: { code: 200, status: 400, de: 'Bitte füllen Sie dieses Feld aus.', en: 'Please fill in this field.' },
  notValid: { code: 201, status: 400, de: 'Bitte prüfen Sie diese Eingabe.', en: 'Please check this entry.' },
  exceedMaximumLength: { code: 202, status: 400, de: 'Diese Eingabe ist zu lang.', en: 'This entry is too long.' },
  date: { code: 203, status: 400, de: 'Bitte geben Sie ein gültiges Datum an.', en: 'Please enter a valid date.' },
  dateTime: {
    code: 204,
    status: 400,
    de: 'Bitte geben Sie Datum und Uhrzeit an.',
    en: 'Please enter a date and a time.',
  },
  email: {
    code: 205,
    status: 400,
    de: 'Bitte geben Sie eine gültige E-Mail-Adresse an.',
    en: 'Please enter a valid e-mail address.',
  },
  emailNotEmpty: {
    code: 206,
    status: 400,
    de: 'Bitte geben Sie Ihre E-Mail-Adresse an.',
    en: 'Please enter your e-mail address.',
  },
  number: { code: 207, status: 400, de: 'Bitte geben Sie eine Zahl an.', en: 'Please enter a number.' },
  outOfRange: {
    code: 208,
    status: 400,
    de: 'Dieser Wert liegt außerhalb des Möglichen.',
    en: 'This value is outside the possible range.',
  },
  postCode: {
    code: 209,
    status: 400,
    de: 'Diese Postleitzahl passt nicht zum Land.',
    en: 'This postcode does not fit the country.',
  },
  termsNotAccepted: {
    code: 210,
    status: 400,
    de: 'Bitte stimmen Sie den Geschäftsbedingungen zu.',
    en: 'Please accept the terms and conditions.',
  },
  birthDate: {
    code: 211,
    status: 400,
    de: 'Bitte geben Sie ein gültiges Geburtsdatum an.',
    en: 'Please enter a valid date of birth.',
  },
  formNotValid: {
    code: 212,
    status: 400,
    de: 'Bitte prüfen Sie die markierten Angaben.',
    en: 'Please check the marked entries.',
  },
  noChanges: { code: 213, status: 400, de: 'Sie haben nichts geändert.', en: 'You have not changed anything.' },
} as const satisfies Record<string, FailureText>
