import { randomUUID } from 'node:crypto'
import * as calls from '@billett/contract'
import { RIGHTS, type Right } from '@billett/domain'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { contract, entitlementDecision, staffAction } from '../../../db/schema/index.ts'
import { aPupilsContract } from '../../../testing/a-pupils-contract.ts'
import { aRuleInForce, schoolAt } from '../../../testing/a-rule-of-entitlement.ts'
import { type AnOrganisation, aContactPerson, anOrganisation, aPupil, pays } from '../../../testing/a-school.ts'
import { tokenFor } from '../../../testing/callers.ts'
import { visitorOf } from '../../../testing/client.ts'
import { taken } from '../../../testing/decision-letters.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'

const MAY = ['AllowedToUseAdminPanel', 'AllowedToDecideSchoolContracts', 'AllowedToSeePersonalDetails'] as const

let test: TestWorld
let county: AnOrganisation
let school: AnOrganisation
let payer: Awaited<ReturnType<typeof aContactPerson>>
let clerk: Awaited<ReturnType<typeof staffWith>>
let asked: string
let decisionGuid: string

async function staffWith(rights: readonly Right[]) {
  const visitor = visitorOf(test.app)
  const id = randomUUID()
  visitor.withToken(await tokenFor(test.world, { kind: 'staff', id, rights: rights.map(right => RIGHTS[right]) }))
  return { ...visitor, id }
}

beforeAll(async () => {
  test = await testWorld()
  county = await anOrganisation(test, { name: 'County', kind: 'authority' })
  school = await anOrganisation(test, { name: 'Grammar school', parent: county })
  await pays(test, county, school)
  await schoolAt(test, school, '4034', 'Gymnasium')
  await aRuleInForce(test, county, {})
  payer = await aContactPerson(test, [county])
  clerk = await staffWith(MAY)
})
afterAll(() => test.close())
beforeEach(async () => {
  const pupil = await aPupil(test, school, { firstName: 'Mia', lastName: 'Fern' })
  asked = await aPupilsContract(test, pupil, school, { state: 'ApprovalPayerPending', payer: county })
  await payer.visitor.ask(calls.declineContract, {
    body: { contractId: asked, declineReason: 'other', comment: 'Too near' },
  })
  await taken(test)
  const { contractId, id } = entitlementDecision
  const [row] = await test.world.db.select({ id }).from(entitlementDecision).where(eq(contractId, asked))
  decisionGuid = row?.id ?? ''
})

const listed = async (query: calls.StaffDecisionsQuery = {}) =>
  (await clerk.send(calls.listStaffDecisions, { query })).items
const enter = (receivedOn: string, { dryRun = false, who = clerk, guid = decisionGuid } = {}) =>
  who.send(calls.enterStaffObjection, {
    params: { decisionGuid: guid },
    query: { dryRun },
    body: { receivedOn, text: 'It is farther' },
  })
const wordOf = ({ errors }: { errors: calls.ErrorItem[] }) => errors[0]?.translationKey

describe('decisions of ways, as staff find them', () => {
  it('are found by number or name, with the last day of an objection and who decides on it', async () => {
    const [decision] = (await clerk.send(calls.getStaffDecision, { params: { decisionGuid } })).items
    const expected = { guid: decisionGuid, contractGuid: asked, authority: 'County', objectionUntil: '2026-12-28' }
    for (const search of [decision?.number ?? '', 'Fern'])
      expect((await listed({ search })).find(({ guid }) => guid === decisionGuid)).toMatchObject(expected)
    expect(await listed({ search: 'Nobody' })).toEqual([])
    expect(decision).toMatchObject({
      term: 'running',
      objectionUntil: '2026-12-28',
      mayObject: true,
      documentGuid: null,
    })
    const { actorId, call } = staffAction
    const noted = await test.world.db
      .select()
      .from(staffAction)
      .where(and(eq(actorId, clerk.id), eq(call, calls.getStaffDecision.name)))
    expect(noted.at(-1)).toMatchObject({ subjectKind: 'wayDecision', subjectId: decisionGuid })
  })

  it('of another client are none', async () => {
    const { clientId, id } = entitlementDecision
    const other = { ...clerk }
    expect((await listed({ clientId: randomUUID() })).length).toBe(0)
    expect(wordOf(await enter('2026-11-21', { guid: randomUUID(), who: other }))).toBe('error.decisionNotFound')
    const [row] = await test.world.db.select({ clientId }).from(entitlementDecision).where(eq(id, decisionGuid))
    expect((await listed({ clientId: row?.clientId })).map(({ guid }) => guid)).toContain(decisionGuid)
  })

  it('are seen by nobody without each of the rights', async () => {
    for (const right of MAY) {
      const who = await staffWith(MAY.filter(one => one !== right))
      const statuses = [
        (await who.send(calls.listStaffDecisions, { query: {} })).status,
        (await who.send(calls.getStaffDecision, { params: { decisionGuid } })).status,
        (await enter('2026-11-21', { who })).status,
      ]
      expect(statuses).toEqual([403, 403, 403])
    }
  })
})

describe('an objection that came by letter', () => {
  it('is entered by staff with the day it came in: the term stands still, who pays sees it, and it is noted', async () => {
    expect((await enter('2026-11-21', { dryRun: true })).items[0]).toMatchObject({ term: 'stopped' })
    expect((await listed({ filters: ['objected'] })).map(({ guid }) => guid)).not.toContain(decisionGuid)
    expect((await enter('2026-11-21')).items[0]).toMatchObject({
      term: 'stopped',
      mayObject: false,
      objection: { state: 'open', receivedOn: '2026-11-21', enteredBy: 'staff', text: 'It is farther' },
    })
    expect((await listed({ filters: ['objected'] })).map(({ guid }) => guid)).toContain(decisionGuid)
    const { items } = await payer.visitor.send(calls.listDecisions, { query: { filters: ['objected'] } })
    expect(items.map(({ guid }) => guid)).toContain(decisionGuid)
    const { subjectId, call } = staffAction
    const noted = await test.world.db
      .select()
      .from(staffAction)
      .where(and(eq(subjectId, decisionGuid), eq(call, calls.enterStaffObjection.name)))
    const after = { objection: 'open', receivedOn: '2026-11-21' }
    expect(noted).toMatchObject([
      { actorId: clerk.id, before: null, after: { tried: true } },
      { actorId: clerk.id, after },
    ])
  })

  it('is taken once, not of a day to come, and counts by the day it came in', async () => {
    expect(wordOf(await enter('2026-11-24'))).toBe('error.notValid')
    const { clock } = test.world
    test.world.clock = () => '2027-01-10T09:00:00.000Z'
    expect(wordOf(await enter('2026-12-29'))).toBe('error.objectionTooLate')
    expect((await enter('2026-12-28')).status).toBe(200)
    test.world.clock = clock
    expect(wordOf(await enter('2026-11-21'))).toBe('error.objectedAlready')
  })

  it('and is upheld makes a new application, whose decision cites the old one', async () => {
    const [entered] = (await enter('2026-11-21')).items
    const upheld = await payer.visitor.ask(calls.decideObjection, {
      params: { decisionGuid },
      body: { outcome: 'upheld', reason: 'Measured anew' },
    })
    const follows = upheld.objection?.contractGuid ?? ''
    expect(follows).not.toBe(asked)
    await payer.visitor.ask(calls.sayWay, {
      params: { guid: follows },
      body: { metres: 3900, isNearest: true, because: 'Measured on the map' },
    })
    await payer.visitor.ask(calls.acceptContract, { params: { id: follows }, query: {} })
    const [latest] = await listed()
    expect(latest).toMatchObject({ contractGuid: follows, result: 'entitled' })
    const [seen] = (await clerk.send(calls.getStaffDecision, { params: { decisionGuid: latest?.guid ?? '' } })).items
    expect(seen?.cites).toBe(entered?.number)
    const [row] = await test.world.db.select().from(contract).where(eq(contract.id, follows))
    expect(row?.state).toBe('Granted')
  })
})
