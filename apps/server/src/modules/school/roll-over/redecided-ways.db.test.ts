import * as calls from '@billett/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { clientIdOf } from '../../../call/client-id-of.ts'
import { contractWay, membership } from '../../../db/schema/index.ts'
import { BATCH_WORK } from '../../../jobs/batch-kinds.ts'
import { aPupilsContract } from '../../../testing/a-pupils-contract.ts'
import { aRuleInForce, schoolAt } from '../../../testing/a-rule-of-entitlement.ts'
import { type AnOrganisation, aContactPerson, anOrganisation, aPupil, pays } from '../../../testing/a-school.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { runBatches } from '../batch/index.ts'

// Falkenbrück: Lessingplatz, where pupils live, and Marktplatz, where the school is.
const [HOME, NEAR] = ['4031', '4034']

/** What the ticket of a pupil costs in a month, and the months of a school year. */
const [PRICE, MONTHS] = [6300, 12]

/** What parents of a first child pay of it. */
const OWN = 1400

let test: TestWorld
let county: AnOrganisation
let school: AnOrganisation
let leader: Awaited<ReturnType<typeof aContactPerson>>['visitor']
let yearGuid: string

beforeAll(async () => {
  test = await testWorld({ config: { RATE_LIMIT: '100000' } })
  county = await anOrganisation(test, { name: 'County', kind: 'authority' })
  school = await anOrganisation(test, { name: 'North', isObligatedToControl: false })
  await pays(test, county, school)
  await schoolAt(test, school, NEAR, 'Gymnasium')
  // A way of grade 5 has to be longer than one of grade 4: who goes on into it is decided anew.
  await aRuleInForce(test, county)
  leader = (await aContactPerson(test, [county])).visitor
  await grade(await aPupil(test, school, { firstName: 'Zoe', lastName: 'Zoe' }), '9')
})
afterAll(() => test.close())

const grade = (partyId: string, is: string) =>
  test.database.db
    .update(membership)
    .set({ grade: is, class: `${is}a` })
    .where(eq(membership.partyId, partyId))

type Way = Partial<typeof contractWay.$inferInsert>

/** A pupil of grade 4 whose way is paid, and what is known of it. */
async function aRider(name: string, way: Way | null): Promise<void> {
  const id = await aPupil(test, school, { firstName: name, lastName: name })
  await grade(id, '4')
  const contractId = await aPupilsContract(test, id, school, { state: 'Granted', payer: county })
  if (!way) return
  const said = { saidOn: test.now(), saidBy: 'applicant', because: 'letter', home: '', isAddressBlocked: false }
  await test.database.db.insert(contractWay).values({ contractId, clientId: clientIdOf(test.world), ...said, ...way })
}

const begin = async (task: calls.RollTask['task']) => {
  await leader.ask(calls.beginRollTask, { params: { yearGuid }, body: { task } })
  await runBatches(test.world, BATCH_WORK)
}

it('decides by what a decision knows: the stop that was said, what was measured, and never a secret home', async () => {
  await aRider('Abe', null)
  await aRider('Bea', { home: HOME })
  await aRider('Cem', { metres: 3000, isNearest: true })
  await aRider('Dia', { metres: 3600, isNearest: true })
  await aRider('Eli', { metres: 3500, isNearest: true })
  await aRider('Fay', { home: HOME, isAddressBlocked: true })
  await aRider('Gus', { metres: 3900, isNearest: true, isAddressBlocked: true })
  await aRider('Hal', { metres: 3900, isNearest: false })
  const days = {
    ...{ from: '2027-08-01', until: '2028-07-31', firstSchoolDay: '2027-09-01', windowFrom: '2026-02-01' },
    ...{ windowUntil: '2027-05-31', handOutOn: '2027-09-02', photoYears: 4 },
  }
  yearGuid = (await leader.ask(calls.keepSchoolYear, { body: { ...days, payerGuid: county.id } })).guid
  await begin('propose')
  const { items } = await leader.send(calls.getRollMembers, { params: { yearGuid }, query: {} })
  const rows = items.map(({ firstName, kind, redecide, isEntitled, after }) => [
    ...[firstName, kind, after?.grade ?? '-', redecide, isEntitled],
  ])
  expect(rows).toEqual([
    // Nobody knows where the way begins: a person decides.
    ['Abe', 'continues', '5', 'band', null],
    // The footways from the stop that was said are shorter than 3.5 km.
    ['Bea', 'continues', '5', 'band', false],
    // Measured without a stop: 3.0 km were enough for grade 4, and are not for grade 5; 3.6 km are, 3.5 km are not.
    ['Cem', 'continues', '5', 'band', false],
    ['Dia', 'continues', '5', 'band', true],
    ['Eli', 'continues', '5', 'band', false],
    // A secret home is measured by nobody but a case worker, and decided by their metres where they have.
    ['Fay', 'continues', '5', 'band', null],
    ['Gus', 'continues', '5', 'band', true],
    // Far enough, but another school is nearer.
    ['Hal', 'continues', '5', 'band', false],
    ['Zoe', 'leaves', '-', null, null],
  ])
})

it('costs to the cent what was decided: twelve months of who is entitled, and nothing of who is not', async () => {
  await begin('reckon')
  const years = await leader.send(calls.getSchoolYears)
  const money = years.items.find(({ guid }) => guid === yearGuid)?.money
  // Eight tickets now, of which four end; each began with December, so that eight months of the old year are paid.
  const [tickets, ending, paidBefore] = [8, 4, 8]
  const before = tickets * paidBefore * PRICE
  const after = (tickets - ending) * MONTHS * PRICE
  expect(money).toMatchObject({ contracts: tickets, unknown: 0, beforeInCent: before, afterInCent: after })
  expect(money?.causes.map(({ cause, sumInCent }) => [cause, sumInCent])).toEqual([
    ['entitlement', -ending * paidBefore * PRICE],
    ['partOfYear', (tickets - ending) * (MONTHS - paidBefore) * PRICE],
  ])
  // Two of the four were decided on anew by a rule with an own share: 14.00 of each month, 7.00 for nobody, as each is
  // the only child of its family; July and August are as every month. Of the two others a person has still to say.
  const by = (payer: string) => money?.months.flatMap(one => (one.payer === payer ? one.sumInCent : [])) ?? []
  expect(by('Parents')).toEqual(Array.from({ length: MONTHS }, () => 2 * OWN))
  expect(by('County').filter(cents => cents !== 0)).toEqual(Array.from({ length: MONTHS }, () => 4 * PRICE - 2 * OWN))
})
