import * as calls from '@billett/contract'
import { fold, stepAt } from '@billett/domain'
import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  applicationMove,
  claim,
  contract,
  contractEvent,
  entitlementDecision,
  entitlementProof,
  membership,
  portalAction,
} from '../../../db/schema/index.ts'
import { happens } from '../../../testing/a-contract.ts'
import { aPupilsContract } from '../../../testing/a-pupils-contract.ts'
import { aRuleInForce, schoolAt } from '../../../testing/a-rule-of-entitlement.ts'
import { type AnOrganisation, aContactPerson, anOrganisation, aPupil, pays } from '../../../testing/a-school.ts'
import { taken } from '../../../testing/decision-letters.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { claimRound } from '../../billing/claim/index.ts'
import { findOrdered, moveApplication } from '../../subscription/application/index.ts'
import { historiesOf } from '../../subscription/contract/index.ts'

type Person = Awaited<ReturnType<typeof aContactPerson>>

let test: TestWorld
let county: AnOrganisation
let school: AnOrganisation
let people: { secretary: Person; payer: Person; stranger: Person }
let asked: string

beforeAll(async () => {
  test = await testWorld()
  county = await anOrganisation(test, { name: 'County', kind: 'authority' })
  school = await anOrganisation(test, { name: 'School', parent: county })
  await pays(test, county, school)
  await schoolAt(test, school, '4034', 'Gymnasium')
  await aRuleInForce(test, county, { selfPayCents: 3800 })
})
afterAll(() => test.close())
beforeEach(async () => {
  const [secretary, payer] = [await aContactPerson(test, [school]), await aContactPerson(test, [county])]
  const stranger = await aContactPerson(test, [await anOrganisation(test, { name: 'Other' })])
  people = { secretary, payer, stranger }
  const state = 'ApprovalOrganizationPending'
  asked = await aPupilsContract(test, await aPupil(test, school), school, { state, payer: county })
})

const accept = ({ visitor }: Person, id = asked) => visitor.ask(calls.acceptContract, { params: { id }, query: {} })
const takeBack = ({ visitor }: Person, contractId = asked) =>
  visitor.send(calls.takeContractBack, { body: { contractId, reason: 'The wrong pupil' } })
const refusalOf = async (person: Person) => (await takeBack(person)).errors[0]?.translationKey
const ofContract = async () => {
  const [row] = await test.database.db.select().from(contract).where(eq(contract.id, asked))
  if (!row) throw new Error('there is no such contract')
  return row
}
/** Who pays which part of it from its first day on. */
const sharesOf = async (id: string) => {
  const timeline = fold((await historiesOf(test.world.db, [id])).get(id) ?? [], test.now())
  return timeline && stepAt(timeline.shares, '2026-12-01')?.value
}
const movesOf = async (id: string) => {
  const rows = await test.database.db.select().from(applicationMove).where(eq(applicationMove.contractId, id))
  return rows.toSorted((a, b) => a.number - b.number).map(({ to, reason }) => [to, reason])
}

describe('a company that confirmed by mistake', () => {
  it.each([
    ['has nobody in its list by that any more', { from: '2020-08-01', until: '2020-12-31' }, [0, 1, 0]],
    ['keeps who was in its list before', { from: '2020-08-01' }, [1, 1, 1]],
  ])('%s', async (_, there, counts) => {
    const company = await anOrganisation(test, { name: 'Works', kind: 'company' })
    const personnel = await aContactPerson(test, [company])
    const employee = await aPupil(test, company, there)
    const state = 'ApprovalOrganizationPending'
    const id = await aPupilsContract(test, employee, company, { state, payer: company })
    const listed = () =>
      test.database.db.$count(membership, and(eq(membership.partyId, employee), isNull(membership.validUntil)))
    const seen = [await listed()]
    await accept(personnel, id)
    seen.push(await listed())
    expect((await takeBack(personnel, id)).errors).toEqual([])
    seen.push(await listed())
    expect(seen).toEqual(counts)
  })
})

describe('a school that confirmed by mistake', () => {
  it('takes it back until who pays has decided, and decides anew', async () => {
    expect(await accept(people.secretary)).toMatchObject({ state: 'ApprovalPayerPending', mayTakeBack: true })
    expect(await refusalOf(people.payer)).toBe('error.yesNotYours')
    const [back] = (await takeBack(people.secretary)).items
    expect(back).toMatchObject({ guid: asked, state: 'ApprovalOrganizationPending', mayDecide: true })
    expect((await movesOf(asked)).at(-1)).toEqual(['ApprovalOrganizationPending', 'The wrong pupil'])
    expect(await refusalOf(people.secretary)).toBe('error.yesNotYours')
    await accept(people.secretary)
    await accept(people.payer)
    expect(await refusalOf(people.secretary)).toBe('error.yesNotYours')
  })

  it('leaves a line in the journal that says so', async () => {
    await accept(people.secretary)
    await takeBack(people.secretary)
    const acts = await test.database.db.select().from(portalAction).where(eq(portalAction.aboutId, asked))
    expect(acts.map(({ call }) => call)).toEqual([calls.acceptContract.name, calls.takeContractBack.name])
    const [last] = (await people.secretary.visitor.send(calls.getPortalJournal, { query: {} })).items
    expect(last).toMatchObject({ act: 'contractTakenBack', by: 'Con Tact' })
  })
})

describe('who pays and granted by mistake', () => {
  const granted = async () => {
    await accept(people.secretary)
    const body = { metres: 3900, isNearest: true, because: 'Measured on the map' }
    await people.payer.visitor.ask(calls.sayWay, { params: { guid: asked }, body })
    await accept(people.payer)
  }

  it('takes it back before its first day: the ticket never begins, and the application waits anew', async () => {
    await granted()
    const [anew] = (await takeBack(people.payer)).items
    expect(anew).toMatchObject({ state: 'ApprovalPayerPending', mayDecide: true, mayTakeBack: false })
    expect(anew?.guid).not.toBe(asked)
    expect((await movesOf(asked)).at(-1)).toEqual(['Cancelled', 'The wrong pupil'])
    const events = await test.database.db.select().from(contractEvent).where(eq(contractEvent.contractId, asked))
    expect(events.map(({ happening: { kind, effectiveOn } }) => [kind, effectiveOn])).toEqual([
      ['concluded', '2026-12-01'],
      ['ended', '2026-12-01'],
    ])
    await claimRound(test.world)
    expect(await test.database.db.$count(claim, eq(claim.contractId, asked))).toBe(0)
    expect(await accept(people.payer, anew?.guid)).toMatchObject({ state: 'Granted' })
  })

  it('says so in a letter of its own, which cites the one that it takes back', async () => {
    await granted()
    await takeBack(people.payer)
    await taken(test)
    const rows = await test.database.db
      .select()
      .from(entitlementDecision)
      .where(eq(entitlementDecision.contractId, asked))
    const [first, back] = rows.toSorted((a, b) => a.number - b.number)
    expect(back).toMatchObject({ result: 'takenBack', citesId: first?.id, reason: 'The wrong pupil', share: null })
    const [said] = (await people.payer.visitor.send(calls.getDecisions, { params: { guid: asked }, query: {} })).items
    expect(said).toMatchObject({ result: 'takenBack', documentGuid: expect.any(String), mayObject: true })
  })

  it('goes on with what waits already where an objection to it is upheld', async () => {
    await granted()
    const [anew] = (await takeBack(people.payer)).items
    await taken(test)
    const [said] = (await people.payer.visitor.send(calls.getDecisions, { params: { guid: asked }, query: {} })).items
    const params = { decisionGuid: said?.guid ?? '' }
    const received = { receivedOn: test.now().slice(0, 10), text: 'It was right' }
    await people.payer.visitor.ask(calls.enterObjection, { params, body: received })
    const body = { outcome: 'upheld' as const, reason: 'It was' }
    const decided = await people.payer.visitor.ask(calls.decideObjection, { params, body })
    expect(decided.objection?.contractGuid).toBe(anew?.guid)
  })

  const objectTo = async (result: string) => {
    const { items } = await people.payer.visitor.send(calls.getDecisions, { params: { guid: asked }, query: {} })
    const params = { decisionGuid: items.find(one => one.result === result)?.guid ?? '' }
    const received = { receivedOn: test.now().slice(0, 10), text: 'It is wrong' }
    await people.payer.visitor.ask(calls.enterObjection, { params, body: received })
    return async () => {
      const body = { outcome: 'upheld' as const, reason: 'It was' }
      return (await people.payer.visitor.ask(calls.decideObjection, { params, body })).objection?.contractGuid
    }
  }

  it('applies for it no third time where what it had decided first is set right after it was granted anew', async () => {
    await granted()
    await taken(test)
    const uphold = await objectTo('entitled')
    const [anew] = (await takeBack(people.payer)).items
    await accept(people.payer, anew?.guid)
    const before = await test.database.db.$count(contract)
    expect(await uphold()).toBe(anew?.guid)
    expect(await test.database.db.$count(contract)).toBe(before)
    expect(await movesOf(anew?.guid ?? '')).toContainEqual(['ReApprovalPayerPending', null])
  })

  it('applies for it again where it has declined it meanwhile', async () => {
    await granted()
    await taken(test)
    const uphold = await objectTo('entitled')
    const [anew] = (await takeBack(people.payer)).items
    const declined = { contractId: anew?.guid ?? '', declineReason: 'other' }
    await people.payer.visitor.send(calls.declineContract, { body: declined })
    const third = await uphold()
    expect([asked, anew?.guid]).not.toContain(third)
    expect((await movesOf(third ?? '')).at(-1)?.[0]).toBe('ApprovalPayerPending')
  })

  it('takes it back once where two do so at once, and never what waits anew', async () => {
    await granted()
    const other = await aContactPerson(test, [county])
    const answers = await Promise.all([takeBack(people.payer), takeBack(other)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404])
    const [anew] = answers.flatMap(({ items }) => items)
    const { holderId } = await ofContract()
    expect(await test.database.db.$count(contract, eq(contract.holderId, holderId))).toBe(2)
    expect((await takeBack(people.payer, anew?.guid)).errors[0]?.translationKey).toBe('error.yesNotYours')
  })

  it('leaves the proofs with what waits anew', async () => {
    await granted()
    const { clientId } = await ofContract()
    const id = test.world.newRowId()
    const day = { validFrom: null, validTo: null, neededBy: null, givenOn: test.now() }
    await test.database.db
      .insert(entitlementProof)
      .values({ id, clientId, contractId: asked, field: 'proof', fileId: null, ...day })
    const [anew] = (await takeBack(people.payer)).items
    expect(anew?.proofs.map(({ guid }) => guid)).toEqual([id])
  })

  it('leaves it unconfirmed where the school had not answered', async () => {
    await test.world.db.transaction(async tx => {
      const ordered = await findOrdered(tx, (await ofContract()).clientId, asked)
      if (ordered) await moveApplication(test.world, tx, ordered, { movedBy: 'shop' }, 'ApprovalPayerPending')
    })
    await accept(people.payer)
    const [anew] = (await takeBack(people.payer)).items
    expect(anew).toMatchObject({ state: 'ApprovalPayerPending', unconfirmedSince: expect.any(String) })
    expect(await accept(people.secretary, anew?.guid)).toMatchObject({ unconfirmedSince: null })
  })

  it('has nothing to take back where whoever concluded it has withdrawn', async () => {
    await granted()
    await happens(test, asked, { kind: 'ended', effectiveOn: '2026-12-01', payload: { reason: 'priceChange' } })
    expect(await refusalOf(people.payer)).toBe('error.yesNotYours')
  })

  it('lets a brother or sister pay as if it had never been', async () => {
    const { subscriberId } = await ofContract()
    await granted()
    const other = await aPupilsContract(test, await aPupil(test, school, { firstName: 'Paul' }), school, {
      state: 'ApprovalOrganizationPending',
      payer: county,
    })
    await test.database.db.update(contract).set({ subscriberId }).where(eq(contract.id, other))
    await accept(people.secretary, other)
    const body = { metres: 3900, isNearest: true, because: 'Measured on the map' }
    await people.payer.visitor.ask(calls.sayWay, { params: { guid: other }, body })
    await accept(people.payer, other)
    const [alone, beside] = [await sharesOf(other), await sharesOf(asked)]
    await takeBack(people.payer)
    expect(await sharesOf(other)).not.toEqual(alone)
    expect(await sharesOf(other)).toEqual(beside)
  })

  it('has to end it otherwise once something of it was charged, or it has begun', async () => {
    await granted()
    await claimRound(test.world)
    expect(await test.database.db.$count(claim, eq(claim.contractId, asked))).toBeGreaterThan(0)
    expect(await refusalOf(people.payer)).toBe('error.contractGivenOut')
    test.pass(20 * 24 * 60)
    expect(await refusalOf(await aContactPerson(test, [county]))).toBe('error.yesNotYours')
  })
})

it('a foreign contract is as absent as none', async () => {
  const [foreign, absent] = [await takeBack(people.stranger), await takeBack(people.stranger, test.world.newRowId())]
  expect(foreign.status).toBe(404)
  expect(foreign.errors).toEqual(absent.errors)
})
