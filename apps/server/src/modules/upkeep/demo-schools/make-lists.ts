import { demoMembers } from '@billett/demo-region'
import { businessDateOf, type PlainDate } from '@billett/domain'
import type { World } from '../../../world.ts'
import { runBatches } from '../../school/batch/index.ts'
import { apply, beginCompare, importWork, rehearse, stageList } from '../../school/student-list/index.ts'
import { PLACES } from './make-requests.repository.ts'
import { asContact, daysAgo } from './portal-day.ts'
import { schoolId } from './school-id.ts'

/** A list of a school, by which so many days ago some change class and two are new; one still waits for a look. */
const LISTS = [
  { place: PLACES[0], days: 41, fileName: 'Klassenliste_Herbst.csv', isApplied: true },
  { place: PLACES[1], days: 2, fileName: 'Klassenliste_Winter.csv', isApplied: false },
] as const

const CHANGE_CLASS = 4

const NEW_PUPILS = [
  ['Soltani', 'Tarek', '03.02.2014', '6', '6a', 'Feldstraße', '9'],
  ['Wolters', 'Nele', '21.11.2012', '8', '8c', 'Am Ufer', '33'],
] as const

const HEAD = ['Nachname', 'Vorname', 'Geburtsdatum', 'Jahrgang', 'Klasse', 'Straße', 'Hausnummer', 'PLZ', 'Ort']

const german = (date: PlainDate): string => date.split('-').toReversed().join('.')

function listOf(school: string, today: PlainDate): string {
  const some = demoMembers(today)
    .filter(({ organisation }) => organisation === school)
    .slice(-CHANGE_CLASS)
  const moved = some.map(({ lastName, firstName, birthDate, grade, street, houseNumber, town }) => [
    lastName,
    firstName,
    german(birthDate),
    grade,
    `${grade}d`,
    street,
    houseNumber,
    '99901',
    town,
  ])
  const fresh = NEW_PUPILS.map(told => [...told, '99901', 'Falkenbrück'])
  return [HEAD, ...moved, ...fresh].map(line => line.join(';')).join('\r\n')
}

async function makeList(then: World, { place, fileName, isApplied }: (typeof LISTS)[number]): Promise<void> {
  const context = asContact(then, place.secretary)
  const effectiveOn = businessDateOf(then.clock())
  const file = new File([listOf(place.school, effectiveOn)], fileName, { type: 'text/csv' })
  const worked = () => runBatches(then, { import: importWork })
  const { guid, list } = await stageList(context, schoolId(then, 'organisation', place.school), { file })
  if (!list) return
  const { reading, endsContracts } = list
  await beginCompare(context, guid, { reading, effectiveOn, isWhole: false, endsContracts })
  for (const step of isApplied ? [rehearse, apply] : [rehearse]) {
    await worked()
    await step(context, guid, {})
  }
  await worked()
}

/** Lists of pupils that schools have taken in this autumn, one is applied, one waits for it. */
export async function makeLists(world: World): Promise<void> {
  for (const [index, told] of LISTS.entries()) await daysAgo(world, told.days, index, then => makeList(then, told))
}
