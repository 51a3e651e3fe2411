import * as calls from '@billett/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract, contractEvent, rollMember } from '../../../db/schema/index.ts'
import { BATCH_WORK } from '../../../jobs/batch-kinds.ts'
import { NEXT_SCHOOL_YEAR } from '../../../testing/a-next-school-year.ts'
import { aPupilsContract } from '../../../testing/a-pupils-contract.ts'
import { aRuleInForce } from '../../../testing/a-rule-of-entitlement.ts'
import { type AnOrganisation, aContactPerson, anOrganisation, aPupil, pays } from '../../../testing/a-school.ts'
import { organisationOn } from '../../../testing/moved-contracts.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { runBatches } from '../batch/index.ts'

type Visitor = Awaited<ReturnType<typeof aContactPerson>>['visitor']

let test: TestWorld
let north: AnOrganisation
let foreign: AnOrganisation
let leader: Visitor
let secretary: Visitor
let pupil: string
let contractId: string
let yearGuid: string

/** A pupil of North, with a ticket, whom a request sends to a school of another authority on the first of August. */
beforeAll(async () => {
  test = await testWorld()
  const county = await anOrganisation(test, { name: 'County', kind: 'authority' })
  const other = await anOrganisation(test, { name: 'Other county', kind: 'authority' })
  north = await anOrganisation(test, { name: 'North' })
  foreign = await anOrganisation(test, { name: 'Foreign' })
  await pays(test, county, north)
  await pays(test, other, foreign)
  await aRuleInForce(test, county)
  leader = (await aContactPerson(test, [county])).visitor
  secretary = (await aContactPerson(test, [north])).visitor
  pupil = await aPupil(test, north, { firstName: 'Mo' })
  contractId = await aPupilsContract(test, pupil, north, { state: 'Granted', payer: county })
  const everywhere = (await aContactPerson(test, [county, other, north, foreign])).visitor
  const move = { kind: 'change' as const, studentGuid: pupil, organizationId: foreign.id, from: NEXT_SCHOOL_YEAR.from }
  const [moved] = (await everywhere.send(calls.createSchoolChangeRequest, { body: move })).items
  const newcomer = (await aContactPerson(test, [foreign])).visitor
  const agreed = { params: { guid: moved?.guid ?? '' }, body: {} }
  expect((await newcomer.send(calls.acceptSchoolChangeRequest, agreed)).items).toMatchObject([{ state: 'accepted' }])
  const [year] = (await leader.send(calls.keepSchoolYear, { body: { ...NEXT_SCHOOL_YEAR, payerGuid: county.id } }))
    .items
  yearGuid = year?.guid ?? ''
})
afterAll(() => test.close())

const begin = async (task: calls.RollTask['task']) => {
  const { errors } = await leader.send(calls.beginRollTask, { params: { yearGuid }, body: { task } })
  expect([task, errors]).toEqual([task, []])
  await runBatches(test.world, BATCH_WORK)
}
const seenBy = async (visitor: Visitor) =>
  (await visitor.send(calls.getRollMembers, { params: { yearGuid }, query: {} })).items
/** Everything that is left before the year takes effect, and that. */
async function applied(before: readonly calls.RollTask['task'][]): Promise<void> {
  for (const task of before) await begin(task)
  for (const visitor of [secretary, leader])
    await visitor.send(calls.approveRollMembers, { params: { yearGuid }, body: { isApproved: true } })
  await begin('apply')
}
const stored = async () => (await test.database.db.select().from(contract).where(eq(contract.id, contractId))).at(0)
const kinds = async () =>
  (await test.database.db.select().from(contractEvent).where(eq(contractEvent.contractId, contractId))).map(
    ({ happening }) => happening.kind,
  )
const goesAlong = { kind: 'changedSchool', why: 'listed', after: null }

describe('a pupil who is to go to a school of another authority, as it was arranged', () => {
  it('goes there by the proposal, and who may not look at that school is told no more than that there is one', async () => {
    await begin('propose')
    for (const visitor of [leader, secretary]) expect(await seenBy(visitor)).toMatchObject([goesAlong])
  })

  it('goes there still when their school says that its plan is all', async () => {
    const body = { orgGuid: north.id, lastGrade: null, classes: [], isDone: true }
    await secretary.send(calls.planRollSchool, { params: { yearGuid }, body })
    expect(await seenBy(secretary)).toMatchObject([goesAlong])
  })

  it('is decided about by others: nobody here is asked whether the way is paid, nor may say so', async () => {
    expect(await seenBy(leader)).toMatchObject([{ redecide: null, isEntitled: null }])
    const body = { studentGuids: [pupil], isEntitled: false, reason: 'Measured: 1.2 km' }
    expect((await leader.send(calls.decideRollEntitlement, { params: { yearGuid }, body })).errors).toMatchObject([
      { translationKey: 'error.studentNotFound' },
    ])
  })

  it('is done with all others, and taken back leaves what was arranged as it was', async () => {
    for (const task of ['reckon', 'letters', 'ask'] as const) await begin(task)
    expect((await stored())?.state).toBe('Granted')
    await applied([])
    expect(await seenBy(leader)).toMatchObject([{ ...goesAlong, failure: '', appliedOn: expect.any(String) }])
    await begin('undo')
    const next = { nextOrganisationId: foreign.partyId, nextOrganisationOn: NEXT_SCHOOL_YEAR.from }
    expect(await stored()).toMatchObject({ organisationId: north.partyId, ...next })
  })

  it('keeps the ticket where somebody here had said no before it was arranged', async () => {
    await begin('propose')
    const no = { isEntitled: false, redecide: 'band' as const, decidedBy: 'Con Tact', decision: '1.2 km' }
    await test.database.db.update(rollMember).set(no).where(eq(rollMember.partyId, pupil))
    await applied(['reckon', 'letters'])
    expect(await seenBy(leader)).toMatchObject([{ failure: '', appliedOn: expect.any(String) }])
    expect(await kinds()).not.toContain('ended')
    await begin('undo')
  })

  it('keeps the ticket, which goes along, even where their school says that they leave', async () => {
    await begin('propose')
    const body = { studentGuids: [pupil], wish: { kind: 'leaves' as const } }
    await secretary.send(calls.decideRollMembers, { params: { yearGuid }, body })
    await applied(['reckon', 'letters'])
    expect(await seenBy(leader)).toMatchObject([{ kind: 'leaves', failure: '', appliedOn: expect.any(String) }])
    expect(await kinds()).not.toContain('ended')
    expect(await organisationOn(test, NEXT_SCHOOL_YEAR.from, contractId)).toBe(foreign.partyId)
  })
})
