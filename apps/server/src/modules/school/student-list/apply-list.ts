import { addDays, type PupilFacts, personKey } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Transaction } from '../../../db/database.ts'
import type { BatchScene, RowDone, StoredRow } from '../batch/index.ts'
import {
  insertMemberships,
  insertPeople,
  membershipsOn,
  peopleById,
  setMemberships,
  setPeople,
} from './applied-rows.repository.ts'
import { contractsOf } from './ending-contracts.queries.ts'
import { schoolsById, secretPeople } from './known-pupils.queries.ts'
import { NOTHING_UNDONE, type Part } from './list-part.ts'
import { endContracts, moveContracts } from './row-contracts.ts'
import { addPupil, changePerson, changePlace } from './row-people.ts'
import { forgetHomes, settingsOf, type WorkedRow, workedRows } from './student-list.repository.ts'

const failed = (number: number, failure: string): RowDone => ({ number, partyId: null, inverse: null, failure })

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
  const placed = rows.flatMap(({ before, after }) => [before, after].flatMap(one => (one ? [one.schoolId] : [])))
  const schools = isMoving ? await schoolsById(tx, [...new Set(placed)]) : []
  const part: Part = {
    scene,
    tx,
    endsContracts: (await settingsOf(tx, batch.id)).endsContracts,
    schools: new Map(schools.map(school => [school.id, school])),
    there: await membershipsOn(tx, places, batch.effectiveOn),
    people: await peopleById(tx, ids),
    secret: new Set((await secretPeople(tx, clientIdOf(context.world))).map(personKey)),
    contracts: Map.groupBy(contracts, ({ partyId }) => partyId),
    made: [],
    changed: [],
    parties: [],
    newPeople: [],
    changedPeople: [],
  }
  const done: RowDone[] = []
  for (const row of rows) done.push(await doRow(part, row))
  const told = rows.filter(({ after }) => after && part.secret.has(personKey(after)))
  await forgetHomes(tx, batch.id, told)
  await setMemberships(tx, part.changed)
  await insertPeople(tx, part.parties, part.newPeople)
  await insertMemberships(tx, part.made)
  await setPeople(tx, part.changedPeople)
  return done
}
