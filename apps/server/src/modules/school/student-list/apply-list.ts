import {
  addDays,
  businessDateOf,
  type ImportedPerson,
  type ImportInverse,
  orderNumberFrom,
  type PlainDate,
  type PupilFacts,
  personAfter,
} from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import { refuse } from '../../../call/refused.ts'
import type { Transaction } from '../../../db/database.ts'
import { lockContract, record } from '../../subscription/contract/index.ts'
import type { BatchScene, RowDone, StoredRow } from '../batch/index.ts'
import { takeContracts } from '../change-request/index.ts'
import { payerOf } from '../reach/index.ts'
import {
  insertMemberships,
  insertPeople,
  type MembershipKept,
  membershipsOn,
  peopleById,
  setMemberships,
  setPeople,
} from './applied-rows.repository.ts'
import { contractsOf } from './ending-contracts.queries.ts'
import { type ListedSchool, schoolsInside } from './known-pupils.queries.ts'
import { endingOn } from './rehearse-list.ts'
import { settingsOf, type WorkedRow, workedRows } from './student-list.repository.ts'

/** What is written of all rows of a part at once, and what takes each back. */
interface Part {
  scene: BatchScene
  tx: Transaction
  endsContracts: boolean
  schools: ReadonlyMap<string, ListedSchool>
  there: ReadonlyMap<string, MembershipKept & { validFrom: PlainDate }>
  people: ReadonlyMap<string, ImportedPerson>
  contracts: ReadonlyMap<string, { id: string; organisationPartyId: string }[]>
  made: Parameters<typeof insertMemberships>[1][number][]
  changed: MembershipKept[]
  parties: Parameters<typeof insertPeople>[1][number][]
  newPeople: Parameters<typeof insertPeople>[2][number][]
  changedPeople: ImportedPerson[]
}

const NOTHING_UNDONE: ImportInverse = {
  made: [],
  memberships: [],
  isNewParty: false,
  person: null,
  events: [],
  moved: [],
}

const addressOf = ({ street, houseNumber, postCode, city }: PupilFacts) => ({
  street,
  houseNumber,
  postCode,
  city,
  country: 'de' as const,
})

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
function addPupil(part: Part, row: WorkedRow, facts: PupilFacts): RowDone {
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
  part.newPeople.push({ ...personOf(id, facts), title: '', phone: '' })
  const inverse: ImportInverse = { ...NOTHING_UNDONE, made: [comes(part, { partyId: id, facts })], isNewParty: true }
  return { number, partyId: id, inverse, failure: null }
}

const failed = (number: number, failure: string): RowDone => ({ number, partyId: null, inverse: null, failure })

/** What is known of who they are is another; null: nothing of it changes. */
function changePerson(part: Part, partyId: string, before: PupilFacts, after: PupilFacts): ImportedPerson | null {
  const { scene, there, people, changedPeople } = part
  const until = there.get(partyId)?.validUntil ?? null
  // A list of a day in the past says nothing of who has left since.
  if (until !== null && until < businessDateOf(scene.context.world.clock())) return null
  const known = people.get(partyId)
  const next = known && personAfter(known, before, after)
  if (!next) return null
  changedPeople.push(next)
  return known
}

/** Where they are changes from the day on; before it everything stays. */
function changePlace(
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

/** Contracts go along to the other school. */
async function moveContracts(part: Part, partyId: string, from: string, to: string) {
  const { scene, tx, schools, contracts } = part
  const { context, batch } = scene
  const [old, next] = [schools.get(from), schools.get(to)]
  const day = batch.effectiveOn
  const own = (contracts.get(partyId) ?? []).filter(({ organisationPartyId }) => organisationPartyId === old?.partyId)
  if (!old || !next || own.length === 0) return { moved: [], events: [] }
  const clientId = clientIdOf(context.world)
  const before = new Map<string, number>()
  for (const { id } of own) before.set(id, (await lockContract(tx, clientId, id))?.seq ?? 0)
  const payers = { before: await payerOf(tx, from, day), after: await payerOf(tx, to, day) }
  const asker = { accountId: batch.accountId }
  await takeContracts(
    { context, tx, asker },
    { member: { studentId: partyId, partyId: old.partyId }, to: { partyId: next.partyId }, from: day },
    payers,
  )
  const events: { contractId: string; seq: number }[] = []
  for (const { id } of own) {
    const now = (await lockContract(tx, clientId, id))?.seq ?? 0
    for (let seq = (before.get(id) ?? 0) + 1; seq <= now; seq += 1) events.push({ contractId: id, seq })
  }
  return { moved: own.map(({ id }) => ({ contractId: id, organisationPartyId: old.partyId })), events }
}

async function changePupil(part: Part, row: WorkedRow, before: PupilFacts, after: PupilFacts): Promise<RowDone> {
  const { number, partyId } = row
  if (partyId === null) return failed(number, 'studentNotFound')
  const place = changePlace(part, partyId, after)
  if (!place) return failed(number, 'changedMeanwhile')
  const person = changePerson(part, partyId, before, after)
  const isOther = before.schoolId !== after.schoolId
  const contracts = isOther
    ? await moveContracts(part, partyId, before.schoolId, after.schoolId)
    : { moved: [], events: [] }
  return { number, partyId, inverse: { ...NOTHING_UNDONE, ...place, ...contracts, person }, failure: null }
}

/** The contracts of who leaves end with their last day. */
async function endContracts({ scene, tx, contracts, schools }: Part, partyId: string, schoolId: string) {
  const { context, batch } = scene
  const { world } = context
  const now = world.clock()
  const recording = { recordedOn: now, actorId: batch.accountId, today: businessDateOf(now) }
  const school = schools.get(schoolId)
  const events: { contractId: string; seq: number }[] = []
  for (const { id, organisationPartyId } of contracts.get(partyId) ?? []) {
    if (organisationPartyId !== school?.partyId) continue
    const stored = (await lockContract(tx, clientIdOf(world), id)) ?? refuse('contractNotFound')
    const { seq } = await record(tx, stored, recording, endingOn(batch.effectiveOn))
    events.push({ contractId: id, seq })
  }
  return events
}

async function letGo(part: Part, row: WorkedRow, before: PupilFacts): Promise<RowDone> {
  const { number, partyId } = row
  const known = partyId === null ? undefined : part.there.get(partyId)
  const day = part.scene.batch.effectiveOn
  if (partyId === null || !known || known.validFrom >= day) return failed(number, 'changedMeanwhile')
  const { validFrom: _, ...kept } = known
  part.changed.push({ ...kept, validUntil: addDays(day, -1) })
  const events = part.endsContracts ? await endContracts(part, partyId, before.schoolId) : []
  return { number, partyId, inverse: { ...NOTHING_UNDONE, memberships: [kept], events }, failure: null }
}

function doRow(part: Part, row: WorkedRow): RowDone | Promise<RowDone> {
  const { action, before, after, number } = row
  if (action === 'new' && after) return addPupil(part, row, after)
  if (action === 'leaves' && before) return letGo(part, row, before)
  return before && after ? changePupil(part, row, before, after) : failed(number, 'changedMeanwhile')
}

/** Does some rows of a list: all that is written of them by a few statements. */
export async function applyList(scene: BatchScene, tx: Transaction, due: readonly StoredRow[]): Promise<RowDone[]> {
  const { context, batch } = scene
  const rows = await workedRows(tx, batch.id, due)
  const ids = rows.flatMap(({ partyId }) => (partyId === null ? [] : [partyId]))
  const places = rows.flatMap(({ partyId, before }) =>
    partyId === null || !before ? [] : [{ partyId, organisationId: before.schoolId }],
  )
  const isMoving = rows.some(({ action }) => action === 'leaves' || action === 'changedSchool')
  const contracts = isMoving ? await contractsOf(tx, ids) : []
  const schools = isMoving ? await schoolsInside(context, tx, batch.organisationId) : []
  const part: Part = {
    scene,
    tx,
    endsContracts: (await settingsOf(tx, batch.id)).endsContracts,
    schools: new Map(schools.map(school => [school.id, school])),
    there: await membershipsOn(tx, places, batch.effectiveOn),
    people: await peopleById(tx, ids),
    contracts: Map.groupBy(contracts, ({ partyId }) => partyId),
    made: [],
    changed: [],
    parties: [],
    newPeople: [],
    changedPeople: [],
  }
  const done: RowDone[] = []
  for (const row of rows) done.push(await doRow(part, row))
  await setMemberships(tx, part.changed)
  await insertPeople(tx, part.parties, part.newPeople)
  await insertMemberships(tx, part.made)
  await setPeople(tx, part.changedPeople)
  return done
}
