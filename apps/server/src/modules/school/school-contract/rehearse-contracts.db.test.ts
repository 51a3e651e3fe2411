import { randomUUID } from 'node:crypto'
import * as calls from '@billett/contract'
import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract, entitlementDecision, portalAction } from '../../../db/schema/index.ts'
import { aPupilsContract } from '../../../testing/a-pupils-contract.ts'
import { aRuleInForce, schoolAt } from '../../../testing/a-rule-of-entitlement.ts'
import { type AnOrganisation, aContactPerson, anOrganisation, aPupil, pays } from '../../../testing/a-school.ts'
import { visitorOf } from '../../../testing/client.ts'
import { subscriptionShop } from '../../../testing/subscription-order.ts'
import type { TestWorld } from '../../../testing/test-world.ts'

type Person = Awaited<ReturnType<typeof aContactPerson>>

let test: TestWorld
let county: AnOrganisation
let school: AnOrganisation
let people: { secretary: Person; payer: Person; stranger: Person }

beforeAll(async () => {
  test = await subscriptionShop()
  county = await anOrganisation(test, { name: 'County', kind: 'authority' })
  school = await anOrganisation(test, { name: 'Grammar school', parent: county })
  await pays(test, county, school)
  await schoolAt(test, school, '4008', 'Gymnasium')
  await aRuleInForce(test, county, { subscription: 'pupil', isNearestOnly: false, shares: [1400, 700, 0] })
  const stranger = await aContactPerson(test, [await anOrganisation(test, { name: 'Other' })])
  people = { secretary: await aContactPerson(test, [school]), payer: await aContactPerson(test, [county]), stranger }
})
afterAll(() => test.close())

/** Two children that parents apply for in one go, as their contracts. */
async function aFamily(): Promise<string[]> {
  const child = (firstName: string, birthDate: string): calls.AppliedChild => ({
    ...{ firstName, lastName: 'Muster', birthDate, schoolGuid: school.id, grade: 6, class: '6b', exemption: '' },
    ...{ photoId: null, keepsPhoto: false, proofIds: [], proofFrom: null, proofUntil: null },
  })
  const formId = randomUUID()
  const body: calls.FamilyApplication = {
    ...{ formId, firstName: 'Eva', lastName: 'Muster', email: `${formId}@example.org`, phone: '' },
    ...{ street: 'Weg', houseNumber: '1', postCode: '99901', city: 'Falkenbrück', home: '4003' },
    ...{ isForMyself: false, isAddressBlocked: false, medium: 'phone', consent: true },
    children: [child('Ida', '2014-03-01'), child('Ben', '2016-03-01')],
  }
  const [submitted] = (await visitorOf(test.app).send(calls.applyForSchoolTickets, { body })).items
  const numbers = submitted?.children.map(({ number }) => number) ?? []
  const rows = await test.database.db.select().from(contract).where(inArray(contract.number, numbers))
  return numbers.map(number => rows.find(one => one.number === number)?.id ?? '')
}

const rehearse = async ({ visitor }: Person, contractGuids: string[]) =>
  (await visitor.send(calls.rehearseContracts, { body: { contractGuids } })).items
const stateOf = async (id: string) =>
  (await test.database.db.select().from(contract).where(eq(contract.id, id)))[0]?.state

describe('a yes to several', () => {
  it('is tried by a school without money, and stores nothing', async () => {
    const ids = await aFamily()
    const tried = await rehearse(people.secretary, ids)
    expect(tried).toEqual(ids.map(guid => ({ guid, state: 'ApprovalPayerPending', weighed: null, error: null })))
    expect(await stateOf(ids[0] ?? '')).toBe('ApprovalOrganizationPending')
    expect(await test.database.db.select().from(portalAction).where(inArray(portalAction.aboutId, ids))).toEqual([])
  })

  it('costs who pays and the parents what it will: a brother pays as the second child, whatever their order', async () => {
    const ids = await aFamily()
    for (const id of ids) {
      await people.secretary.visitor.send(calls.acceptContract, { params: { id }, query: {} })
      const body = { metres: 4000, because: 'Map' }
      await people.payer.visitor.ask(calls.sayWay, { params: { guid: id }, body })
    }
    const [older, younger] = [ids[0] ?? '', ids[1] ?? '']
    const tried = await rehearse(people.payer, [younger, older])
    expect(tried.map(({ guid, weighed, error }) => [guid, weighed?.parentsInCent, error])).toEqual([
      [younger, 700, null],
      [older, 1400, null],
    ])
    expect(await stateOf(older)).toBe('ApprovalPayerPending')
    const decided = await test.database.db
      .select()
      .from(entitlementDecision)
      .where(inArray(entitlementDecision.contractId, ids))
    expect(decided).toEqual([])
    for (const id of ids) await people.payer.visitor.send(calls.acceptContract, { params: { id }, query: {} })
    const after = await test.database.db
      .select()
      .from(entitlementDecision)
      .where(inArray(entitlementDecision.contractId, ids))
    expect(new Map(after.map(one => [one.contractId, one.number])).size).toBe(2)
  })

  it('names what is refused of it, which keeps none of the others', async () => {
    const asked = async (state: 'ApprovalOrganizationPending' | 'ApprovalPayerPending') =>
      aPupilsContract(test, await aPupil(test, school), school, { state, payer: county })
    const [mine, others, foreign] = [
      await asked('ApprovalPayerPending'),
      await asked('ApprovalOrganizationPending'),
      randomUUID(),
    ]
    const tried = await rehearse(people.payer, [mine, others, foreign])
    expect(tried.map(({ state, error }) => [state, error?.translationKey])).toEqual([
      // The transport operator goes on with it by itself.
      ['Approved', undefined],
      [null, 'error.decisionNotAwaited'],
      [null, 'error.contractNotFound'],
    ])
    const foreignTo = await rehearse(people.stranger, [mine])
    expect(foreignTo.map(({ error }) => error?.translationKey)).toEqual(['error.contractNotFound'])
  })
})
