import * as calls from '@billett/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { clientIdOf } from '../../../call/client-id-of.ts'
import { claim, entitlementDecision, entitlementRule } from '../../../db/schema/index.ts'
import { aPupilsContract } from '../../../testing/a-pupils-contract.ts'
import { aRuleInForce, countyRule, schoolAt } from '../../../testing/a-rule-of-entitlement.ts'
import { aContactPerson, anOrganisation, aPupil, pays } from '../../../testing/a-school.ts'
import { until } from '../../../testing/collected.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { claimRound } from '../../billing/claim/index.ts'
import { watchAuthority } from './index.ts'
import { shareRound } from './share-round.ts'

let test: TestWorld
beforeAll(async () => {
  test = await testWorld()
})
afterAll(() => test.close())

// It is 21 November 2026.
it('18: another payer from the middle of a month on is claimed from the next: each is of who pays on its first day', async () => {
  const county = await anOrganisation(test, { name: 'County', kind: 'authority' })
  const town = await anOrganisation(test, { name: 'Town', kind: 'authority' })
  const school = await anOrganisation(test, { name: 'Grammar school' })
  await pays(test, county, school, { until: '2027-01-14' })
  await pays(test, town, school, { from: '2027-01-15' })
  await schoolAt(test, school, '4034', 'Gymnasium')
  await aRuleInForce(test, county)
  const { visitor } = await aContactPerson(test, [county])
  const asked = { state: 'ApprovalPayerPending', payer: county } as const
  const id = await aPupilsContract(test, await aPupil(test, school), school, asked)
  const body = { metres: 3900, isNearest: true, because: 'Measured on the map' }
  await visitor.ask(calls.sayWay, { params: { guid: id }, body })
  await visitor.send(calls.acceptContract, { params: { id }, query: {} })
  until(test, '2026-11-22')
  await shareRound(test.world)
  until(test, '2027-02-01')
  await claimRound(test.world)
  const names = new Map([
    [county.payerId, 'county'],
    [town.payerId, 'town'],
  ])
  const claims = await test.database.db.select().from(claim).where(eq(claim.contractId, id))
  const told = claims.map(one => `${one.periodStart} ${names.get(one.payerId) ?? 'parents'} ${one.cents}`)
  expect(told.toSorted()).toEqual([
    '2026-12-01 county 4900',
    '2026-12-01 parents 1400',
    '2027-01-01 county 4900',
    '2027-01-01 parents 1400',
    '2027-02-01 parents 1400',
    '2027-02-01 town 4900',
  ])
})

it('a version of the rule that is released later reaches a ticket that runs from its first day, told before', async () => {
  until(test, '2027-02-10')
  const county = await anOrganisation(test, { name: 'Ruling county', kind: 'authority' })
  const school = await anOrganisation(test, { name: 'Ruled school', parent: county })
  await pays(test, county, school)
  await schoolAt(test, school, '4034', 'Gymnasium')
  await aRuleInForce(test, county, { shares: [1400, 700, 0] })
  const { visitor } = await aContactPerson(test, [county])
  const asked = { state: 'ApprovalPayerPending', payer: county } as const
  const id = await aPupilsContract(test, await aPupil(test, school), school, asked)
  const body = { metres: 3900, isNearest: true, because: 'Measured on the map' }
  await visitor.ask(calls.sayWay, { params: { guid: id }, body })
  await visitor.send(calls.acceptContract, { params: { id }, query: {} })
  until(test, '2027-02-12')
  await shareRound(test.world)
  const common = { clientId: clientIdOf(test.world), authorityId: county.id, state: 'released' as const }
  const by = { editedBy: 'Berta', editedOn: test.now(), releasedBy: 'Carl Release', releasedOn: test.now() }
  const rule = { ...countyRule(), shares: [2000, 700, 0] }
  const version = { ...common, ...by, id: test.world.newRowId(), version: 2, validFrom: '2027-05-01', rule }
  await test.database.db.insert(entitlementRule).values(version)
  await test.database.db.transaction(tx => watchAuthority(tx, county.id, '2027-02-12'))
  await shareRound(test.world)
  await shareRound(test.world)
  const told = await test.database.db
    .select()
    .from(entitlementDecision)
    .where(eq(entitlementDecision.contractId, id))
    .orderBy(entitlementDecision.number)
  expect(told).toMatchObject([
    { share: { cents: 1400 } },
    {
      ...{ result: 'entitled', ruleId: version.id, validFrom: '2027-05-01', share: { cents: 2000, why: 'place' } },
      decidedBy: 'Carl Release',
    },
  ])
  until(test, '2027-06-01')
  await shareRound(test.world)
  await claimRound(test.world)
  const claims = await test.database.db.select().from(claim).where(eq(claim.contractId, id))
  const parents = claims.filter(({ payerId, component }) => payerId !== county.payerId && component === 'fare')
  const perMonth = parents.map(one => `${one.periodStart} ${one.cents}`).toSorted()
  expect(perMonth.slice(-3)).toEqual(['2027-04-01 1400', '2027-05-01 2000', '2027-06-01 2000'])
})
