import type { Language, RowFault, RowProblem } from '@billett/domain'

const FAULTS: Readonly<Record<RowFault, Readonly<Record<Language, string>>>> = {
  required: { de: 'fehlt', en: 'is missing' },
  date: { de: 'ist kein Datum (TT.MM.JJJJ)', en: 'is no date (dd.mm.yyyy)' },
  future: { de: 'liegt in der Zukunft', en: 'lies in the future' },
  tooLong: { de: 'ist zu lang', en: 'is too long' },
  gender: { de: 'ist nicht m, w oder d', en: 'is not m, f or d' },
  postCode: { de: 'ist keine Postleitzahl', en: 'is no postcode' },
  garbled: { de: 'hat falsche Zeichen: Zeichensatz prüfen', en: 'has wrong letters: check the character set' },
  twice: { de: 'steht mehrmals in der Datei', en: 'stands in the file more than once' },
  noSchool: { de: 'gehört zu keiner Ihrer Schulen', en: 'is of none of your schools' },
}

/** What columns are called, in a file that is taken out and in again. */
export const COLUMN_WORDS = {
  number: { de: 'Nummer', en: 'Number' },
  lastName: { de: 'Nachname', en: 'Last name' },
  firstName: { de: 'Vorname', en: 'First name' },
  birthDate: { de: 'Geburtsdatum', en: 'Date of birth' },
  gender: { de: 'Geschlecht', en: 'Gender' },
  class: { de: 'Klasse', en: 'Class' },
  grade: { de: 'Jahrgang', en: 'Grade' },
  street: { de: 'Straße', en: 'Street' },
  houseNumber: { de: 'Hausnummer', en: 'House number' },
  postCode: { de: 'PLZ', en: 'Postcode' },
  city: { de: 'Ort', en: 'City' },
  email: { de: 'E-Mail', en: 'E-mail' },
  schoolNumber: { de: 'Schulnummer', en: 'School number' },
} as const satisfies Record<RowProblem['field'], Readonly<Record<Language, string>>>

/** What is wrong with a row, in a sentence. */
export const problemText = ({ field, fault }: RowProblem, language: Language): string =>
  `${COLUMN_WORDS[field][language]} ${FAULTS[fault][language]}`
