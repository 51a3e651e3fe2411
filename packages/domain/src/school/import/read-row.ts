import { GENDER, type Gender } from '../../identity/gender.ts'
import type { PlainDate } from '../../time/plain-date.ts'
import { isGarbled } from './garbled.ts'
import { importDate } from './import-date.ts'
import type { ColumnMap, ImportField } from './import-fields.ts'

/** What a row says of a pupil; empty where it says nothing. */
export type ImportedPupil = Readonly<Record<Exclude<ImportField, 'gender'>, string>> & {
  /** Null: it is not said. */
  readonly gender: Gender | null
}

export type RowFault =
  | 'required'
  | 'date'
  | 'future'
  | 'tooLong'
  | 'gender'
  | 'postCode'
  | 'garbled'
  | 'twice'
  | 'noSchool'

/** What is wrong with a row, and in which column; null where no single column is to blame. */
export interface RowProblem {
  column: number | null
  field: ImportField
  fault: RowFault
}

const LONGEST: Readonly<Record<ImportField, number>> = {
  number: 40,
  lastName: 120,
  firstName: 120,
  birthDate: 10,
  gender: 20,
  class: 20,
  grade: 10,
  street: 120,
  houseNumber: 20,
  postCode: 10,
  city: 120,
  email: 200,
  schoolNumber: 40,
}

const GENDERS: Readonly<Record<string, Gender>> = {
  m: GENDER.Male,
  männlich: GENDER.Male,
  male: GENDER.Male,
  w: GENDER.Female,
  f: GENDER.Female,
  weiblich: GENDER.Female,
  female: GENDER.Female,
  d: GENDER.Undetermined,
  x: GENDER.Undetermined,
  divers: GENDER.Undetermined,
  diverse: GENDER.Undetermined,
}

/** `'=1` is how spreadsheets are told that a text is no formula. */
const TOLD_TEXT = /^'(?=[=+\-@\t\r])/

const clean = (cell: string): string => cell.normalize('NFC').replace(TOLD_TEXT, '').replaceAll(/\s+/g, ' ').trim()

const WITH_NUMBER = /^(.*\S)\s+(\d+\s?[a-zA-Z]?(?:\s?[-/]\s?\d+\s?[a-zA-Z]?)?)$/

/** `Hauptstr. 12 a` is a street and a number, where no other column has the number. */
function splitStreet(street: string, houseNumber: string): { street: string; houseNumber: string } {
  const [, name, number] = WITH_NUMBER.exec(street) ?? []
  return houseNumber === '' && name && number ? { street: name, houseNumber: number } : { street, houseNumber }
}

const GRADE = /^0?(\d{1,2})/

/** The grade is what a class begins with, where no other column has it. */
const gradeOf = (grade: string, inClass: string): string =>
  grade !== '' ? grade.replace(/^0(?=\d)/, '') : (GRADE.exec(inClass)?.[1] ?? '')

const POST_CODE = /^\d{4,5}$/

/** What a row says, and everything that is wrong with it at once. */
export function readRow(
  cells: readonly string[],
  columns: ColumnMap,
  today: PlainDate,
): { pupil: ImportedPupil; problems: RowProblem[] } {
  const problems: RowProblem[] = []
  const said = (field: ImportField): string => {
    const column = columns.indexOf(field)
    return column < 0 ? '' : clean(cells[column] ?? '')
  }
  const blame = (field: ImportField, fault: RowFault): void => {
    const column = columns.indexOf(field)
    problems.push({ column: column < 0 ? null : column, field, fault })
  }
  for (const field of columns) {
    if (field === null) continue
    const text = said(field)
    if (text.length > LONGEST[field]) blame(field, 'tooLong')
    if (isGarbled(text)) blame(field, 'garbled')
  }
  for (const field of ['lastName', 'firstName', 'birthDate'] as const) if (said(field) === '') blame(field, 'required')
  const birthDate = importDate(said('birthDate'), today)
  if (said('birthDate') !== '' && birthDate === undefined) blame('birthDate', 'date')
  if (birthDate !== undefined && birthDate > today) blame('birthDate', 'future')
  const gender = said('gender') === '' ? null : GENDERS[said('gender').toLowerCase()]
  if (gender === undefined) blame('gender', 'gender')
  if (said('postCode') !== '' && !POST_CODE.test(said('postCode'))) blame('postCode', 'postCode')
  const pupil: ImportedPupil = {
    number: said('number'),
    lastName: said('lastName'),
    firstName: said('firstName'),
    birthDate: birthDate ?? '',
    gender: gender ?? null,
    class: said('class'),
    grade: gradeOf(said('grade'), said('class')),
    ...splitStreet(said('street'), said('houseNumber')),
    postCode: said('postCode').length === 4 ? `0${said('postCode')}` : said('postCode'),
    city: said('city'),
    email: said('email'),
    schoolNumber: said('schoolNumber'),
  }
  return { pupil, problems }
}
