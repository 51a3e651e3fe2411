import * as calls from '@billett/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { BATCH_WORK } from '../../../jobs/batch-kinds.ts'
import { NEXT_SCHOOL_YEAR } from '../../../testing/a-next-school-year.ts'
import { aRuleInForce } from '../../../testing/a-rule-of-entitlement.ts'
import { type AnOrganisation, aContactPerson, anOrganisation, aPupil, pays } from '../../../testing/a-school.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { runBatches } from '../batch/index.ts'

type Visitor = Awaited<ReturnType<typeof aContactPerson>>['visitor']

let test: TestWorld
let north: AnOrganisation
let south: AnOrganisation
let leader: Visitor
let secretary: Visitor
let yearGuid: string

/** A school that ends, of which who pays has said that its pupils go to South. */
beforeAll(async () => {
  test = await testWorld()
  const county = await anOrganisation(test, { name: 'County', kind: 'authority' })
  north = await anOrganisation(test, { name: 'North' })
  south = await anOrganisation(test, { name: 'South' })
  for (const school of [north, south]) await pays(test, county, school)
  await aRuleInForce(test, county)
  leader = (await aContactPerson(test, [county])).visitor
  secretary = (await aContactPerson(test, [north])).visitor
  await aPupil(test, north, { firstName: 'Mo' })
  const [year] = await leader
    .send(calls.keepSchoolYear, { body: { ...NEXT_SCHOOL_YEAR, payerGuid: county.id } })
    .then(({ items }) => items)
  yearGuid = year?.guid ?? ''
  await leader.send(calls.beginRollTask, { params: { yearGuid }, body: { task: 'propose' } })
  await runBatches(test.world, BATCH_WORK)
  await planned(leader, { organizationId: south.id })
})
afterAll(() => test.close())

const planned = (by: Visitor, more: Partial<calls.PlanRollSchool> = {}) => {
  const body = { orgGuid: north.id, lastGrade: 10, classes: [], isDone: true, ...more }
  return by.send(calls.planRollSchool, { params: { yearGuid }, body })
}
const seenBy = async (by: Visitor) => (await by.send(calls.getRollSchools, { params: { yearGuid } })).items
const goneTo = async () =>
  (await leader.send(calls.getRollMembers, { params: { yearGuid }, query: {} })).items.map(({ after }) => after)

const toSouth = () => ({ successor: { guid: south.id, name: 'South' }, goesElsewhere: false })

it('is told to who pays with the school that its pupils go to', async () => {
  expect(await seenBy(leader)).toMatchObject([toSouth()])
})

it('learns that it ends, and not which school that is, which it may not look at', async () => {
  expect(await seenBy(secretary)).toMatchObject([{ successor: null, goesElsewhere: true }])
})

it('takes nothing of that away when it says its plan', async () => {
  const { errors, items } = await planned(secretary)
  expect([errors, items]).toMatchObject([[], [{ successor: null, goesElsewhere: true, isDone: true }]])
  expect(await seenBy(leader)).toMatchObject([toSouth()])
  expect(await goneTo()).toMatchObject([{ organisation: { name: 'South' } }])
})

it('goes on where who pays says so', async () => {
  await planned(leader)
  expect(await seenBy(secretary)).toMatchObject([{ successor: null, goesElsewhere: false }])
})
