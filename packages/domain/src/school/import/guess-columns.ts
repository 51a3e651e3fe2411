import type { PlainDate } from '../../time/plain-date.ts'
import { importDate } from './import-date.ts'
import { type ColumnMap, IMPORT_FIELDS, type ImportField } from './import-fields.ts'
import { nameKey } from './name-key.ts'

/** What columns are called in the lists of schools, spelled as `nameKey` does. */
const CALLED: Readonly<Record<ImportField, readonly string[]>> = {
  number: [
    'id',
    'nummer',
    'schuelernummer',
    'schuelernr',
    'schuelerid',
    'personalnummer',
    'personalnr',
    'number',
    'kundennummer',
  ],
  lastName: ['name', 'nachname', 'familienname', 'lastname', 'surname'],
  firstName: ['vorname', 'vornamen', 'rufname', 'firstname'],
  birthDate: ['geboren', 'geburtsdatum', 'gebdatum', 'geburtstag', 'geb', 'gebdat', 'birthdate', 'dateofbirth'],
  gender: ['geschlecht', 'gender', 'sex', 'geschl'],
  class: ['klasse', 'class', 'abteilung', 'department', 'klassenname'],
  grade: ['jahrgang', 'jahrgangsstufe', 'stufe', 'klassenstufe', 'grade'],
  street: ['strasse', 'str', 'street', 'anschrift', 'strassehausnummer', 'strassehausnr', 'strasseundhausnummer'],
  houseNumber: ['hausnummer', 'hausnr', 'hnr', 'nr', 'housenumber'],
  postCode: ['plz', 'postleitzahl', 'postcode', 'zip'],
  city: ['ort', 'wohnort', 'stadt', 'city', 'town'],
  email: ['email', 'mail', 'emailadresse'],
  schoolNumber: ['schulnummer', 'schulnr', 'dienststelle', 'schoolnumber', 'einrichtungsnummer'],
}

const FIELD_BY_NAME = new Map<string, ImportField>(
  IMPORT_FIELDS.flatMap(field => CALLED[field].map((name): [string, ImportField] => [name, field])),
)

/** What a list with a head says in which column; of two that are called the same the first. */
export function columnsByHeader(header: readonly string[]): ColumnMap {
  const taken = new Set<ImportField>()
  return header.map(name => {
    const field = FIELD_BY_NAME.get(nameKey(name))
    if (!field || taken.has(field)) return null
    taken.add(field)
    return field
  })
}

const WORDS_OF_HEAD = 2

/** Whether the first line says what the columns are: several are called as columns are, and none is a day. */
export const isHeader = (cells: readonly string[], today: PlainDate): boolean =>
  columnsByHeader(cells).filter(field => field !== null).length >= WORDS_OF_HEAD &&
  !cells.some(cell => importDate(cell.trim(), today) !== undefined)

const SHAPES: readonly (readonly [ImportField, RegExp])[] = [
  ['email', /^[^\s@]+@[^\s@]+\.\w+$/],
  ['postCode', /^\d{5}$/],
  ['class', /^(?:0?\d|1[0-3])\s?[a-zäöü]{1,2}\d?$/i],
  ['gender', /^[mwdfx]$|^(?:männlich|weiblich|divers)$/i],
  ['grade', /^(?:0?[1-9]|1[0-3])$/],
]

const IS_NAME = /^\p{L}[\p{L}\s'’.-]*$/u
const IS_STREET = /^\p{L}.*\s\d+\s?[a-z]?$/iu

/** Most cells of a column that say anything are of a kind. */
function mostly(cells: readonly string[], is: (cell: string) => boolean): boolean {
  const said = cells.map(cell => cell.trim()).filter(cell => cell !== '')
  return said.length > 0 && said.filter(is).length >= said.length * 0.8
}

/** What a list without a head says in which column, by what stands there: a surname, then a first name, then a day. */
export function columnsByContent(rows: readonly (readonly string[])[], today: PlainDate): ColumnMap {
  const width = Math.max(0, ...rows.map(row => row.length))
  const columns = Array.from({ length: width }, (_, index) => rows.map(row => row[index] ?? ''))
  const fields: (ImportField | null)[] = columns.map(() => null)
  const give = (index: number, field: ImportField): void => {
    if (index >= 0 && fields[index] === null && !fields.includes(field)) fields[index] = field
  }
  give(
    columns.findIndex(cells => mostly(cells, cell => importDate(cell, today) !== undefined)),
    'birthDate',
  )
  for (const [field, shape] of SHAPES)
    give(
      columns.findIndex((cells, index) => fields[index] === null && mostly(cells, cell => shape.test(cell))),
      field,
    )
  give(
    columns.findIndex((cells, index) => fields[index] === null && mostly(cells, cell => IS_STREET.test(cell))),
    'street',
  )
  const isWordy = (index: number): boolean =>
    fields[index] === null &&
    mostly(columns[index] ?? [], cell => IS_NAME.test(cell)) &&
    areVaried(columns[index] ?? [])
  const birth = fields.indexOf('birthDate')
  const names = columns.map((_, index) => index).filter(isWordy)
  const beside = names.filter(index => birth < 0 || index < birth)
  // Right before the day of birth, else the first two that are words.
  const [last, first] = beside.length >= 2 ? beside.slice(-2) : names
  if (last !== undefined && first !== undefined) {
    give(last, 'lastName')
    give(first, 'firstName')
  }
  const postCode = fields.indexOf('postCode')
  if (postCode >= 0 && isWordyText(columns[postCode + 1])) give(postCode + 1, 'city')
  const [head = []] = columns
  if (fields[0] === null && rows.length > 1 && mostly(head, cell => /\d/.test(cell)) && areDifferent(head))
    give(0, 'number')
  return fields
}

const isWordyText = (cells: readonly string[] | undefined): boolean =>
  cells !== undefined && mostly(cells, cell => IS_NAME.test(cell))

/** A kind of school stands in every row alike; names do not. */
const areVaried = (cells: readonly string[]): boolean => cells.length < 3 || new Set(cells).size > 1

const areDifferent = (cells: readonly string[]): boolean => new Set(cells).size === cells.length

/** How alike two heads are: of all their columns those that both have. 1: the same. */
export function headerLikeness(a: readonly string[], b: readonly string[]): number {
  const [left, right] = [new Set(a.map(nameKey)), new Set(b.map(nameKey))]
  const both = [...left].filter(name => right.has(name)).length
  const all = new Set([...left, ...right]).size
  return all === 0 ? 0 : both / all
}

/** From this likeness on a profile is suggested. */
const ALIKE = 0.8

/** The profile whose head is most like a file's; undefined where none is like it. */
export function likestProfile<Profile extends { header: readonly string[] }>(
  header: readonly string[],
  profiles: readonly Profile[],
): Profile | undefined {
  const [best] = profiles
    .map(profile => ({ profile, likeness: headerLikeness(header, profile.header) }))
    .filter(({ likeness }) => likeness >= ALIKE)
    .toSorted((a, b) => b.likeness - a.likeness)
  return best?.profile
}
