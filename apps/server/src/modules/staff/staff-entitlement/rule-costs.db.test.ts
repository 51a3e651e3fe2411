import * as calls from '@billett/contract'
import { RIGHTS } from '@billett/domain'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { entitlementDecision, entitlementRule } from '../../../db/schema/index.ts'
import { aPupilsContract } from '../../../testing/a-pupils-contract.ts'
import { aRuleInForce, countyRule, schoolAt } from '../../../testing/a-rule-of-entitlement.ts'
import { type AnOrganisation, aContactPerson, anOrganisation, aPupil, pays } from '../../../testing/a-school.ts'
import { until } from '../../../testing/collected.ts'
import { aStaffMember } from '../../../testing/staff-member.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { shareRound } from '../../school/decision/index.ts'

let test: TestWorld
let county: AnOrganisation
beforeAll(async () => {
  test = await testWorld({ config: { RATE_LIMIT: '100000' } })
  county = await anOrganisation(test, { name: 'County', kind: 'authority' })
})
afterAll(() => test.close())

/** A ticket by the rule of the county that runs. */
async function aTicket(school: AnOrganisation): Promise<void> {
  const { visitor } = await aContactPerson(test, [county])
  const asked = { state: 'ApprovalPayerPending', payer: county } as const
  const id = await aPupilsContract(test, await aPupil(test, school), school, asked)
  const body = { metres: 3900, isNearest: true, because: 'Measured on the map' }
  await visitor.ask(calls.sayWay, { params: { guid: id }, body })
  await visitor.send(calls.acceptContract, { params: { id }, query: {} })
}

it('a draft says what its release changes for tickets that run, part by part, and stores nothing', async () => {
  const school = await anOrganisation(test, { name: 'School', parent: county })
  await pays(test, county, school)
  await schoolAt(test, school, '4034', 'Gymnasium')
  await aRuleInForce(test, county, { shares: [1400, 700, 0] })
  await aTicket(school)
  await aTicket(school)
  until(test, '2027-02-12')
  await shareRound(test.world)
  const by = await aStaffMember(test, [RIGHTS.AllowedToUseAdminPanel, RIGHTS.AllowedToDecideSchoolContracts])
  const params = { authorityGuid: county.id }
  const { seen } = await by.ask(calls.getEntitlementRule, { params, query: {} })
  const content = JSON.stringify({ ...countyRule(), shares: [2000, 700, 0], validFrom: '2027-05-01' })
  const draft = await by.ask(calls.saveEntitlementRule, { params, query: {}, body: { seen, content } })
  const costs = (page: number, known = draft.seen) =>
    by.send(calls.rehearseEntitlementRule, { params, query: { seen: known, page } })
  expect((await costs(0)).items).toEqual([
    {
      ...{ tickets: 2, looked: 2, changed: 2, more: 2, less: 0, from: '2027-05-01', until: '2027-07-31' },
      ...{ beforeInCent: 2 * 3 * 1400, afterInCent: 2 * 3 * 2000 },
    },
  ])
  expect((await costs(1)).items).toMatchObject([{ tickets: 2, looked: 0, changed: 0, afterInCent: 0 }])
  expect((await costs(0, seen)).errors).toMatchObject([{ translationKey: 'error.changedMeanwhile' }])
  const versions = await test.database.db
    .select()
    .from(entitlementRule)
    .where(eq(entitlementRule.authorityId, county.id))
  expect(versions.map(({ state }) => state).toSorted()).toEqual(['draft', 'released'])
  expect(await test.database.db.$count(entitlementDecision)).toBe(2)
  const discarded = await by.send(calls.discardEntitlementRule, { params, body: { seen: draft.seen } })
  expect(discarded.status).toBe(200)
  expect((await costs(0, seen)).errors).toMatchObject([{ translationKey: 'error.versionNotChecked' }])
})
