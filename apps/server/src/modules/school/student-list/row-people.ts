import {
  addDays,
  businessDateOf,
  type ImportedPerson,
  type ImportInverse,
  orderNumberFrom,
  type PlainDate,
  type PupilFacts,
  personAfter,
  personKey,
} from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { RowDone } from '../batch/index.ts'
import { NOTHING_UNDONE, type Part } from './list-part.ts'
import type { WorkedRow } from './student-list.repository.ts'

const addressOf = ({ street, houseNumber, postCode, city }: PupilFacts) => ({
  street,
  houseNumber,
  postCode,
  city,
  country: 'de' as const,
})

const NO_HOME = { street: '', houseNumber: '', postCode: '', city: '' }

const personOf = (partyId: string, facts: PupilFacts): ImportedPerson => ({
  partyId,
  salutation: facts.gender,
  firstName: facts.firstName,
  lastName: facts.lastName,
  birthDate: facts.birthDate,
  email: facts.email,
  address: addressOf(facts),
})

/** They are there from the day on, in a class. */
function comes(
  { scene: { context, batch }, made }: Part,
  { partyId, facts, until = null }: { partyId: string; facts: PupilFacts; until?: PlainDate | null },
): string {
  const id = context.world.newRowId()
  const { schoolId: organisationId, grade, class: inClass, number: personnelNumber } = facts
  const place = { organisationId, grade, class: inClass, personnelNumber }
  made.push({
    id,
    clientId: clientIdOf(context.world),
    partyId,
    ...place,
    validFrom: batch.effectiveOn,
    validUntil: until,
  })
  return id
}

/** Somebody nobody knew, or who comes back. */
export function addPupil(part: Part, row: WorkedRow, facts: PupilFacts): RowDone {
  const { world } = part.scene.context
  const { number } = row
  if (row.partyId !== null) {
    const inverse: ImportInverse = { ...NOTHING_UNDONE, made: [comes(part, { partyId: row.partyId, facts })] }
    return { number, partyId: row.partyId, inverse, failure: null }
  }
  const id = world.newRowId()
  const clientId = clientIdOf(world)
  const createdOn = world.clock()
  const customerNumber = orderNumberFrom(world.newId())
  part.parties.push({ id, clientId, kind: 'person', customerNumber, accountId: null, language: 'de', createdOn })
  const written = part.secret.has(personKey(facts)) ? { ...facts, ...NO_HOME } : facts
  part.newPeople.push({ ...personOf(id, written), title: '', phone: '' })
  const inverse: ImportInverse = { ...NOTHING_UNDONE, made: [comes(part, { partyId: id, facts })], isNewParty: true }
  return { number, partyId: id, inverse, failure: null }
}

/** What is known of who they are is another; null: nothing of it changes. */
export function changePerson(
  part: Part,
  partyId: string,
  before: PupilFacts,
  after: PupilFacts,
): ImportedPerson | null {
  const { scene, there, people, changedPeople } = part
  const until = there.get(partyId)?.validUntil ?? null
  // A list of a day in the past says nothing of who has left since.
  if (until !== null && until < businessDateOf(scene.context.world.clock())) return null
  const known = people.get(partyId)
  const next = known && personAfter(known, { before, after }, scene.context.world.clock())
  if (!next) return null
  changedPeople.push(next)
  return known
}

/** Where they are changes from the day on; before it everything stays. */
export function changePlace(
  part: Part,
  partyId: string,
  after: PupilFacts,
): Pick<ImportInverse, 'made' | 'memberships'> | undefined {
  const { scene, there, changed } = part
  const day = scene.batch.effectiveOn
  const known = there.get(partyId)
  if (!known) return undefined
  const { validFrom, ...kept } = known
  const isSame = kept.grade === after.grade && kept.class === after.class && kept.organisationId === after.schoolId
  if (isSame && kept.personnelNumber === after.number) return { made: [], memberships: [] }
  if (kept.organisationId === after.schoolId && (isSame || day <= validFrom)) {
    changed.push({ ...kept, grade: after.grade, class: after.class, personnelNumber: after.number })
    return { made: [], memberships: [kept] }
  }
  if (day <= validFrom) return undefined
  changed.push({ ...kept, validUntil: addDays(day, -1) })
  return { made: [comes(part, { partyId, facts: after, until: kept.validUntil })], memberships: [kept] }
}
