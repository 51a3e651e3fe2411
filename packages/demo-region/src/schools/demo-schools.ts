import { type ApplicationState, addDays, type Gender, type OrganisationKind, type PlainDate } from '@billett/domain'

/** An organisation of the demo; `payer`: who pays for it, `parent`: what it hangs below, by their keys. */
export interface DemoOrganisation {
  key: string
  kind: OrganisationKind
  name: string
  number: string
  schoolType: string
  town: string
  street: string
  parent: string | null
  payer: string | null
  isObligatedToControl: boolean
  /** The stop beside it; empty where no way leads to it. */
  stop: string
}

/** A pupil or an employee, with the application there is. */
export interface DemoMember {
  key: string
  organisation: string
  firstName: string
  lastName: string
  salutation: Gender
  birthDate: PlainDate
  grade: string
  class: string
  personnelNumber: string
  street: string
  houseNumber: string
  town: string
  /** Key of what is subscribed to; null without a contract. */
  application: { configuration: 'pupil' | 'jobDeutschlandticket'; state: ApplicationState } | null
}

/** Somebody who signs in to the portal; the README names them. */
export interface DemoContact {
  key: string
  organisation: string
  email: string
  firstName: string
  lastName: string
  function: string
}

const SCHOOLS = 40
const PUPILS_PER_SCHOOL = 125
const EMPLOYEES = 200
/** Schools that a town pays for, and not the county. */
const OF_THE_TOWN = 6

const TOWNS = [
  'Falkenbrück',
  'Rothenfurt',
  'Altweiden',
  'Lührhausen',
  'Mühlrode',
  'Eschenlühr',
  'Burgsternau',
  'Steinwehr',
]
/** Stops beside the schools of each of these towns, in turn. */
const STOPS: readonly (readonly string[])[] = [
  ['4031', '4043', '4060', '4036', '4050'],
  ['4135', '4131', '4142', '4136', '4134'],
  ['4151', '4148', '4152', '4169', '4156'],
  ['4176', '4174', '4177', '4208', '4172'],
  ['4251', '4249', '4250'],
  ['4205', '4206', '4204'],
  ['4232', '4233', '4286'],
  ['4254', '4253'],
]
const TYPES = ['Grundschule', 'Oberschule', 'Gymnasium', 'Gesamtschule', 'Berufsschule']
const NAMESAKES = ['Am Markt', 'Lindenallee', 'Maria Sibylla Merian', 'Alexander von Humboldt', 'Am Stadtpark']
const FIRST = ['Mia', 'Ben', 'Lina', 'Emil', 'Aylin', 'Noah', 'Clara', 'Yusuf', 'Ida', 'Oskar', 'Zoe', 'Anton', 'Lea']
const LAST = [
  'Ahrens',
  'Becker',
  'Christiansen',
  'Demir',
  'Ebert',
  'Fischer',
  'Gerlach',
  'Hoffmann',
  'Ivanova',
  'Jansen',
  'Krüger',
  'Lehmann',
  'Meinhardt',
  'Nowak',
  'Otto',
  'Petersen',
  'Quast',
  'Richter',
  'Schäfer',
  'Thiele',
  'Ulrich',
  'Voigt',
  'Winkler',
  'Yilmaz',
  'Zimmermann',
]
const STREETS = ['Gartenweg', 'Bahnhofstraße', 'Feldstraße', 'Mühlenweg', 'Kirchplatz', 'Waldstraße', 'Am Ufer']
const DEPARTMENTS = ['Fertigung', 'Verwaltung', 'Versand', 'Entwicklung']
/** Of ten applications in turn. */
const STATES: readonly ApplicationState[] = [
  ...Array.from({ length: 17 }, () => 'Granted' as const),
  'ApprovalOrganizationPending',
  'ApprovalPayerPending',
  'Rejected',
]

const of = <One>(all: readonly One[], index: number): One => {
  const one = all[index % all.length]
  if (one === undefined) throw new Error('there is nothing to choose from')
  return one
}

const two = (number: number): string => String(number).padStart(2, '0')

const plain = { stop: '', schoolType: '', number: '', parent: null, payer: null, isObligatedToControl: true }

/** Who sends people and who pays for them: a county with forty schools, a town, and a company with departments. */
export function demoOrganisations(): DemoOrganisation[] {
  const at = { town: of(TOWNS, 0), street: 'Kreishausplatz' }
  const schools = Array.from({ length: SCHOOLS }, (_, index): DemoOrganisation => {
    const schoolType = of(TYPES, index)
    return {
      key: `school-${index}`,
      kind: 'school',
      name: `${schoolType} ${of(NAMESAKES, Math.floor(index / TYPES.length))} ${of(TOWNS, index)}`,
      number: String(70_001 + index),
      schoolType,
      town: of(TOWNS, index),
      street: of(STREETS, index),
      parent: 'county',
      payer: index < OF_THE_TOWN ? 'town' : 'county',
      isObligatedToControl: index % 10 !== 9,
      stop: of(of(STOPS, index), Math.floor(index / TOWNS.length)),
    }
  })
  const departments = DEPARTMENTS.map((name, index) => ({
    ...plain,
    ...at,
    key: `department-${index}`,
    kind: 'department' as const,
    name: `Falkenwerke – ${name}`,
    parent: 'company',
    payer: 'company',
  }))
  return [
    { ...plain, ...at, key: 'county', kind: 'authority', name: 'Landkreis Lührtal, Schülerbeförderung' },
    { ...plain, ...at, key: 'town', kind: 'payer', name: 'Stadt Falkenbrück, Schulamt' },
    ...schools,
    { ...plain, ...at, key: 'company', kind: 'company', name: 'Falkenwerke GmbH' },
    ...departments,
  ]
}

const person = (index: number, year: number) => ({
  firstName: of(FIRST, index),
  lastName: of(LAST, Math.floor(index / FIRST.length)),
  salutation: 0 as const,
  birthDate: `${year}-${two((index % 12) + 1)}-${two((index % 28) + 1)}`,
  street: of(STREETS, index + 3),
  houseNumber: String((index % 90) + 1),
  town: of(TOWNS, index),
})

/** 5,000 pupils and 200 employees, many of them with a contract; the same at every start on a day. */
export function demoMembers(today: PlainDate): DemoMember[] {
  const year = Number(addDays(today, 0).slice(0, 4))
  const pupils = Array.from({ length: SCHOOLS * PUPILS_PER_SCHOOL }, (_, index): DemoMember => {
    const grade = (Math.floor(index / SCHOOLS) % 9) + 5
    return {
      key: `pupil-${index}`,
      organisation: `school-${index % SCHOOLS}`,
      ...person(index, year - 6 - grade),
      grade: String(grade),
      class: `${grade}${of(['a', 'b', 'c'], Math.floor(index / SCHOOLS / 9))}`,
      personnelNumber: '',
      application:
        index % 3 === 0
          ? { configuration: 'pupil', state: of(STATES, Math.floor(index / 3) + Math.floor(index / 120)) }
          : null,
    }
  })
  const employees = Array.from(
    { length: EMPLOYEES },
    (_, index): DemoMember => ({
      key: `employee-${index}`,
      organisation: `department-${index % DEPARTMENTS.length}`,
      ...person(index * 7 + 5, year - 22 - (index % 40)),
      grade: '',
      class: '',
      personnelNumber: String(1000 + index),
      application:
        Math.floor(index / 4) % 2 === 0 ? { configuration: 'jobDeutschlandticket', state: of(STATES, index) } : null,
    }),
  )
  return [...pupils, ...employees]
}

const contact = (
  key: string,
  organisation: string,
  firstName: string,
  lastName: string,
  does: string,
): DemoContact => ({
  key,
  organisation,
  email: `${key}@example.org`,
  firstName,
  lastName,
  function: does,
})

export const demoContacts: readonly DemoContact[] = [
  contact('landkreis', 'county', 'Ruth', 'Albers', 'Schülerbeförderung'),
  contact('schulamt', 'town', 'Karim', 'Haddad', 'Schulamt'),
  contact('sekretariat', 'school-1', 'Sabine', 'Ohlsen', 'Sekretariat'),
  contact('schulbuero', 'school-7', 'Tim', 'Reuter', 'Schulbüro'),
  contact('personal', 'company', 'Vera', 'Lang', 'Personalabteilung'),
]
