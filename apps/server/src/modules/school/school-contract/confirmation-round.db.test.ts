import * as calls from '@billett/contract'
import { portalRight } from '@billett/domain'
import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { contactPerson, contract } from '../../../db/schema/index.ts'
import { aPupilsContract } from '../../../testing/a-pupils-contract.ts'
import { aRuleInForce } from '../../../testing/a-rule-of-entitlement.ts'
import { type AnOrganisation, aContactPerson, anOrganisation, aPupil, pays } from '../../../testing/a-school.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { confirmationRound } from './confirmation-round.ts'

let test: TestWorld
let county: AnOrganisation
let school: AnOrganisation
const opened: TestWorld[] = []

beforeEach(async () => {
  test = await testWorld()
  opened.push(test)
  county = await anOrganisation(test, { name: 'County', kind: 'authority' })
  school = await anOrganisation(test, { name: 'School' })
  await pays(test, county, school)
})
afterAll(() => Promise.all(opened.map(one => one.close())))

const DAY = 24 * 60

const asked = async (at = school) =>
  aPupilsContract(test, await aPupil(test, at), at, { state: 'ApprovalOrganizationPending', payer: county })
const stateOf = async (id: string) =>
  (await test.database.db.select().from(contract).where(eq(contract.id, id)))[0]?.state
const subjects = () => test.mails.map(({ subject }) => subject)

async function afterDays(days: number): Promise<void> {
  test.pass(days * DAY)
  await confirmationRound(test.world)
}

describe('a school that was asked some day and has fourteen days', () => {
  it('is reminded after them, once a week, and is heard no more after as many again', async () => {
    await aRuleInForce(test, county, { confirmDays: 14 })
    await aContactPerson(test, [school])
    const [first, second] = [await asked(), await asked()]
    await afterDays(13)
    expect(subjects()).toEqual([])
    await afterDays(1)
    await confirmationRound(test.world)
    expect(subjects()).toEqual(['Applications wait for you to confirm them: School'])
    expect(test.mails[0]?.text).toContain('2 applications wait')
    expect(test.mails[0]?.text).toContain(`/customerOrgApproveDecline/${school.id}`)
    await afterDays(7)
    expect(subjects()).toHaveLength(2)
    expect([await stateOf(first), await stateOf(second)]).toEqual(Array(2).fill('ApprovalOrganizationPending'))
    await afterDays(7)
    expect([await stateOf(first), await stateOf(second)]).toEqual(Array(2).fill('ApprovalPayerPending'))
    const payer = await aContactPerson(test, [county])
    const agreed = await payer.visitor.ask(calls.acceptContract, { params: { id: first }, query: {} })
    expect(agreed.state).not.toBe('ApprovalPayerPending')
  })

  it('is asked for no more than who may decide there, and of what they have confirmed nothing', async () => {
    await aRuleInForce(test, county, { confirmDays: 14 })
    const reader = await aContactPerson(test, [school])
    const rights = [portalRight('SchoolOverview')]
    await test.database.db.update(contactPerson).set({ rights }).where(eq(contactPerson.accountId, reader.accountId))
    const decider = await aContactPerson(test, [school])
    const [confirmed, waiting] = [await asked(), await asked()]
    await decider.visitor.send(calls.acceptContract, { params: { id: confirmed }, query: {} })
    await afterDays(14)
    expect(test.mails).toHaveLength(1)
    expect(test.mails[0]?.text).toContain('one application has been waiting')
    expect(await stateOf(waiting)).toBe('ApprovalOrganizationPending')
  })

  it('waits for good where who pays has no rule', async () => {
    await aContactPerson(test, [school])
    const id = await asked()
    await afterDays(60)
    expect(subjects()).toEqual([])
    expect(await stateOf(id)).toBe('ApprovalOrganizationPending')
  })
})
