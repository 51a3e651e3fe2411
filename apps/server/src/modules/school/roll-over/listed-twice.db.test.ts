import * as calls from '@billett/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { membership } from '../../../db/schema/index.ts'
import { BATCH_WORK } from '../../../jobs/batch-kinds.ts'
import { NEXT_SCHOOL_YEAR } from '../../../testing/a-next-school-year.ts'
import { aRuleInForce } from '../../../testing/a-rule-of-entitlement.ts'
import { type AnOrganisation, aContactPerson, anOrganisation, aPupil, pays } from '../../../testing/a-school.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { runBatches } from '../batch/index.ts'

let test: TestWorld
let north: AnOrganisation
let south: AnOrganisation
let leader: Awaited<ReturnType<typeof aContactPerson>>['visitor']
let yearGuid: string

/** Somebody whom a school's list for the new year has as a pupil of its own. */
async function listed(school: AnOrganisation, firstName: string): Promise<string> {
  const id = await aPupil(test, school, { firstName, lastName: 'Zwilling' })
  const place = { validFrom: NEXT_SCHOOL_YEAR.from, grade: '5', class: '5a' }
  await test.database.db.update(membership).set(place).where(eq(membership.partyId, id))
  return id
}

beforeAll(async () => {
  test = await testWorld()
  const county = await anOrganisation(test, { name: 'County', kind: 'authority' })
  const other = await anOrganisation(test, { name: 'Other county', kind: 'authority' })
  north = await anOrganisation(test, { name: 'North' })
  south = await anOrganisation(test, { name: 'South' })
  const foreign = await anOrganisation(test, { name: 'Foreign' })
  for (const school of [north, south]) await pays(test, county, school)
  await pays(test, other, foreign)
  await aRuleInForce(test, county)
  leader = (await aContactPerson(test, [county])).visitor
  await listed(north, 'Ida')
  await listed(south, 'IDA')
  await listed(north, 'Max')
  await listed(foreign, 'Max')
  const body = { ...NEXT_SCHOOL_YEAR, payerGuid: county.id }
  const [year] = (await leader.send(calls.keepSchoolYear, { body })).items
  yearGuid = year?.guid ?? ''
})
afterAll(() => test.close())

const propose = async () => {
  await leader.send(calls.beginRollTask, { params: { yearGuid }, body: { task: 'propose' } })
  await runBatches(test.world, BATCH_WORK)
}
const members = async () => (await leader.send(calls.getRollMembers, { params: { yearGuid }, query: {} })).items
const say = (guid: string | undefined, wish: calls.DecideRollMembers['wish']) =>
  leader.send(calls.decideRollMembers, { params: { yearGuid }, body: { studentGuids: [guid ?? ''], wish } })
const told = async () =>
  (await members()).map(({ firstName, kind, why, after }) => [firstName, kind, why, after?.organisation.name].join(' '))

describe('a child that stands in the lists of two schools of one authority', () => {
  it('is asked for at both, and no child of another authority is held against it', async () => {
    await propose()
    expect((await told()).toSorted()).toEqual([
      'IDA unclear listedTwice South',
      'Ida unclear listedTwice North',
      'Max new listed North',
    ])
  })

  it('stays to be asked for when its school, which cannot look at the other, says that its plan is all', async () => {
    const { visitor: secretary } = await aContactPerson(test, [north])
    const body = { orgGuid: north.id, lastGrade: null, classes: [], isDone: true }
    const [planned] = (await secretary.send(calls.planRollSchool, { params: { yearGuid }, body })).items
    expect(planned).toMatchObject({ isDone: true, pupils: 2, unclear: 1 })
    expect(await told()).toContain('Ida unclear listedTwice North')
    expect(await told()).toContain('Max new listed North')
  })

  it('comes to the school somebody names, and is asked for at the other until its list is corrected', async () => {
    const ofNorth = (await members()).find(({ firstName }) => firstName === 'Ida')
    await say(ofNorth?.guid, { kind: 'place', organizationId: north.id, grade: '5', class: '5a' })
    expect(await told()).toContain('Ida new listed North')
    expect(await told()).toContain('IDA unclear listedTwice South')
    await test.database.db.delete(membership).where(eq(membership.organisationId, south.id))
    await propose()
    expect((await told()).toSorted()).toEqual(['Ida new listed North', 'Max new listed North'])
  })
})

it('a child that is new and said to leave is asked for until its list is corrected, or that is taken back', async () => {
  await propose()
  const max = (await members()).find(({ firstName }) => firstName === 'Max')
  await say(max?.guid, { kind: 'leaves' })
  expect(await told()).toContain('Max unclear listedOtherwise North')
  await say(max?.guid, { kind: 'asProposed' })
  expect(await told()).toContain('Max new listed North')
})
