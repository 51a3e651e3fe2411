import { randomUUID } from 'node:crypto'
import * as calls from '@billett/contract'
import { businessDateOf, portalRight } from '@billett/domain'
import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { clientIdOf } from '../../../call/client-id-of.ts'
import {
  appliedChild,
  contactPerson,
  contract,
  contractWay,
  entitlementDecision,
  familyApplication,
  membership,
  userAccount,
} from '../../../db/schema/index.ts'
import { happens } from '../../../testing/a-contract.ts'
import { aPupilsContract } from '../../../testing/a-pupils-contract.ts'
import { aRolledPupil } from '../../../testing/a-rolled-pupil.ts'
import { aRuleInForce } from '../../../testing/a-rule-of-entitlement.ts'
import { type AnOrganisation, aContactPerson, anOrganisation, aPupil, pays } from '../../../testing/a-school.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { historiesOf } from '../../subscription/contract/index.ts'
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
    // It is Saturday, 5 December: the round of every day writes once in a week, which begins on Monday.
    const mails: number[] = []
    for (let day = 6; day <= 14; day += 1) {
      await afterDays(1)
      mails.push(subjects().length)
    }
    expect(mails).toEqual([1, 2, 2, 2, 2, 2, 2, 2, 3])
    expect([await stateOf(first), await stateOf(second)]).toEqual(Array(2).fill('ApprovalOrganizationPending'))
    await afterDays(5)
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

/** An application of parents for a child by this name that is no pupil, beside one who is. */
async function askedByParents() {
  const real = await aPupil(test, school)
  const [holder, parent] = [await aPupil(test, school), await aPupil(test, school, { firstName: 'Eva' })]
  await test.world.db.delete(membership).where(inArray(membership.partyId, [holder, parent]))
  const id = await aPupilsContract(test, holder, school, { state: 'ApprovalOrganizationPending', payer: county })
  const common = { clientId: clientIdOf(test.world), applicationId: test.world.newRowId() }
  const { db } = test.database
  const { clientId, applicationId } = common
  const sent = { formId: randomUUID(), partyId: parent, language: 'en' as const, submittedOn: test.now() }
  await db.insert(familyApplication).values({ id: applicationId, clientId, ...sent })
  const child = { contractId: id, place: 0, grade: '7', class: '7b', exemption: '' }
  await db.insert(appliedChild).values({ ...common, ...child, photoId: null, isPhotoDrawn: false, keepsPhoto: false })
  const way = { contractId: id, clientId, home: '4003', metres: null, isNearest: null, isAddressBlocked: false }
  await db.insert(contractWay).values({ ...way, because: '', saidOn: test.now(), saidBy: 'applicant' })
  return { id, real, holder }
}
const holderOf = async (id: string) =>
  (await test.database.db.select().from(contract).where(eq(contract.id, id)))[0]?.holderId
const isPupil = async (partyId: string) =>
  (await test.database.db.$count(membership, eq(membership.partyId, partyId))) > 0

type Person = Awaited<ReturnType<typeof aContactPerson>>
const seenBy = async ({ visitor }: Person, id: string) =>
  (await visitor.send(calls.getSchoolContracts, { query: {} })).items.find(({ guid }) => guid === id)
const waitingFor = async ({ visitor }: Person) =>
  (await visitor.ask(calls.getOrganisationDetailsForSchool, { params: { guid: school.id } })).waiting
async function inboxOf({ visitor }: Person) {
  const query = { waiting: true }
  const { items } = await visitor.send(calls.getContractsOfOrganisation, { params: { orgId: school.id }, query })
  return items.map(({ guid, mayDecide }) => [guid, mayDecide])
}
const actsSeenBy = async ({ visitor }: Person) =>
  (await visitor.send(calls.getPortalJournal, { query: {} })).items.map(({ act, by }) => [act, by])

describe('an application that went to who pays as the school did not answer', () => {
  beforeEach(() => aRuleInForce(test, county, { confirmDays: 14 }))

  it('says so to both, and so does their journal; one that the school has confirmed does not', async () => {
    const early = await aContactPerson(test, [school])
    const [confirmed, unanswered] = [await asked(), await asked()]
    await early.visitor.ask(calls.acceptContract, { params: { id: confirmed }, query: {} })
    await afterDays(28)
    const [secretary, payer] = [await aContactPerson(test, [school]), await aContactPerson(test, [county])]
    expect([await waitingFor(secretary), await waitingFor(payer)]).toEqual([1, 2])
    for (const person of [secretary, payer]) {
      expect(await seenBy(person, unanswered)).toMatchObject({
        unconfirmedSince: '2026-12-19',
        stateText: 'Waiting for the cost unit, not confirmed by the school',
        mayDecide: true,
      })
      expect(await seenBy(person, confirmed)).toMatchObject({
        unconfirmedSince: null,
        stateText: 'Waiting for the cost unit',
        mayDecide: person === payer,
      })
      expect(await actsSeenBy(person)).toEqual([
        ['contractPassedOn', ''],
        ['contractAccepted', 'Con Tact'],
      ])
    }
  })

  it('is denied by the school until who pays has decided, which is no decision about the way', async () => {
    const id = await asked()
    const later = await asked()
    await afterDays(28)
    const [secretary, payer] = [await aContactPerson(test, [school]), await aContactPerson(test, [county])]
    const decline = (contractId: string) =>
      secretary.visitor.send(calls.declineContract, {
        body: { contractId, declineReason: 'other', comment: 'No pupil of ours' },
      })
    const denied = { state: 'ApprovalPayerPending', mayDecide: false, unconfirmedSince: null }
    expect((await decline(id)).items).toMatchObject([denied])
    expect(await seenBy(payer, id)).toMatchObject({
      mayDecide: true,
      deniedBecause: expect.stringMatching(/pupil of ours/),
    })
    expect(await test.database.db.$count(entitlementDecision)).toBe(0)
    await payer.visitor.ask(calls.acceptContract, { params: { id: later }, query: {} })
    expect((await decline(later)).errors[0]?.translationKey).toBe('error.decisionNotAwaited')
  })

  it('makes nobody a pupil and takes no pupil’s place by the yes of who pays', async () => {
    const { id, holder } = await askedByParents()
    await afterDays(28)
    const payer = await aContactPerson(test, [county])
    await payer.visitor.ask(calls.acceptContract, { params: { id }, query: {} })
    expect(await stateOf(id)).toBe('Granted')
    expect([await holderOf(id), await isPupil(holder)]).toEqual([holder, false])
    expect(await seenBy(payer, id)).toMatchObject({
      stateText: 'Granted, not confirmed by the school',
      mayDecide: false,
    })
  })

  it('waits for the school after who pays has granted it, and is its pupil’s once it confirms; it declines no more', async () => {
    const { id, real } = await askedByParents()
    const confirmed = await asked()
    const early = await aContactPerson(test, [school])
    await early.visitor.ask(calls.acceptContract, { params: { id: confirmed }, query: {} })
    await afterDays(28)
    const [secretary, payer] = [await aContactPerson(test, [school]), await aContactPerson(test, [county])]
    for (const one of [id, confirmed]) await payer.visitor.ask(calls.acceptContract, { params: { id: one }, query: {} })
    expect([await inboxOf(secretary), await inboxOf(payer)]).toEqual([[[id, true]], []])
    expect([await waitingFor(secretary), await waitingFor(payer)]).toEqual([1, 0])
    const no = { contractId: id, declineReason: 'other' }
    expect((await secretary.visitor.send(calls.declineContract, { body: no })).errors).toMatchObject([
      { translationKey: 'error.decisionNotAwaited' },
    ])
    const accept = () => secretary.visitor.ask(calls.acceptContract, { params: { id }, query: {} })
    const done = { state: 'Granted', stateText: 'Granted', unconfirmedSince: null, mayDecide: false }
    expect(await accept()).toMatchObject(done)
    expect(await accept()).toMatchObject(done)
    expect([await holderOf(id), await isPupil(real)]).toEqual([real, true])
    expect([await inboxOf(secretary), await waitingFor(secretary)]).toEqual([[], 0])
  })

  it('waits for the school no more once it has ended, and again where that is taken back', async () => {
    const id = await asked()
    await afterDays(28)
    const [secretary, payer] = [await aContactPerson(test, [school]), await aContactPerson(test, [county])]
    await payer.visitor.ask(calls.acceptContract, { params: { id }, query: {} })
    const seen = async () => [await inboxOf(secretary), await waitingFor(secretary)]
    expect(await seen()).toEqual([[[id, true]], 1])
    await happens(test, id, { kind: 'ended', effectiveOn: '2026-12-15', payload: { reason: 'priceChange' } })
    expect(await seen()).toEqual([[], 0])
    const seq = (await historiesOf(test.world.db, [id])).get(id)?.at(-1)?.seq ?? 0
    await happens(test, id, { kind: 'voided', effectiveOn: '2026-12-15', payload: { seq } })
    expect(await seen()).toEqual([[[id, true]], 1])
  })

  it('is the pupil’s by one yes where a school is asked anew about a ticket that it had not confirmed', async () => {
    const { id, real } = await askedByParents()
    await afterDays(28)
    const [secretary, payer] = [await aContactPerson(test, [school]), await aContactPerson(test, [county])]
    const accept = ({ visitor }: Person) => visitor.ask(calls.acceptContract, { params: { id }, query: {} })
    await accept(payer)
    await test.world.db.update(contract).set({ state: 'ReApprovalOrganizationPending' }).where(eq(contract.id, id))
    expect(await accept(secretary)).toMatchObject({
      state: 'ReApprovalPayerPending',
      unconfirmedSince: null,
      mayDecide: false,
    })
    expect([await holderOf(id), await isPupil(real)]).toEqual([real, true])
  })

  it('waits for who pays alone after an objection to what was decided, and for the school after that again', async () => {
    const { id } = await askedByParents()
    await afterDays(28)
    const [secretary, payer] = [await aContactPerson(test, [school]), await aContactPerson(test, [county])]
    const accept = ({ visitor }: Person) => visitor.ask(calls.acceptContract, { params: { id }, query: {} })
    await accept(payer)
    const [decision] = (await payer.visitor.send(calls.getDecisions, { params: { guid: id }, query: {} })).items
    const params = { decisionGuid: decision?.guid ?? '' }
    const receivedOn = businessDateOf(test.now())
    await payer.visitor.ask(calls.enterObjection, { params, body: { receivedOn, text: 'It is farther' } })
    await payer.visitor.ask(calls.decideObjection, { params, body: { outcome: 'upheld', reason: 'Measured anew' } })
    const waits = { state: 'ReApprovalPayerPending', unconfirmedSince: '2026-12-19' }
    expect(await seenBy(payer, id)).toMatchObject({ ...waits, mayDecide: true })
    expect(await seenBy(secretary, id)).toMatchObject({ ...waits, mayDecide: false })
    await accept(payer)
    expect(await seenBy(secretary, id)).toMatchObject({ state: 'Granted', mayDecide: true })
  })

  it('brings a child that nobody knew into the school’s list by a late yes, from the first day of the ticket', async () => {
    const { id, real, holder } = await askedByParents()
    await test.world.db.delete(membership).where(eq(membership.partyId, real))
    await afterDays(28)
    const [secretary, payer] = [await aContactPerson(test, [school]), await aContactPerson(test, [county])]
    await payer.visitor.ask(calls.acceptContract, { params: { id }, query: {} })
    expect(await isPupil(holder)).toBe(false)
    await secretary.visitor.ask(calls.acceptContract, { params: { id }, query: {} })
    expect([await holderOf(id), await isPupil(holder)]).toEqual([holder, true])
  })

  it('brings a child in a later school year into the grade it is in now, and to be added first where there is none', async () => {
    const { id, real, holder } = await askedByParents()
    await test.world.db.delete(membership).where(eq(membership.partyId, real))
    await afterDays(28)
    const payer = await aContactPerson(test, [county])
    await payer.visitor.ask(calls.acceptContract, { params: { id }, query: {} })
    test.pass(250 * DAY)
    const secretary = await aContactPerson(test, [school])
    const accept = () => secretary.visitor.send(calls.acceptContract, { params: { id }, query: {} })
    expect((await accept()).errors.map(({ translationKey }) => translationKey)).toEqual(['error.gradeNotKnown'])
    expect(await isPupil(holder)).toBe(false)
    const eighth = await aPupil(test, school, { firstName: 'Other' })
    await test.world.db.update(membership).set({ grade: '8' }).where(eq(membership.partyId, eighth))
    expect((await accept()).errors).toEqual([])
    const places = await test.world.db.select().from(membership).where(eq(membership.partyId, holder))
    expect(places).toMatchObject([{ grade: '8', class: '8b', validFrom: '2027-08-01', validUntil: null }])
  })

  it('brings a child after the step into the next year into this grade until then, and into the one after it', async () => {
    const { id, real, holder } = await askedByParents()
    await test.world.db.delete(membership).where(eq(membership.partyId, real))
    await afterDays(28)
    const payer = await aContactPerson(test, [county])
    await payer.visitor.ask(calls.acceptContract, { params: { id }, query: {} })
    test.pass(200 * DAY)
    const secretary = await aContactPerson(test, [school])
    const pupil = await aPupil(test, school, { firstName: 'Other' })
    const { accountId } = payer
    const stepped = { pupil, contract: id, at: school, authority: county, accountId, over: { appliedOn: test.now() } }
    await aRolledPupil(test, stepped)
    // The other is in grade 7, as the child is: nobody of the school goes on after it.
    const accept = () => secretary.visitor.send(calls.acceptContract, { params: { id }, query: {} })
    expect((await accept()).errors.map(({ translationKey }) => translationKey)).toEqual(['error.gradeNotKnown'])
    await test.world.db.update(membership).set({ grade: '9' }).where(eq(membership.partyId, pupil))
    expect((await accept()).errors).toEqual([])
    const places = await test.world.db.select().from(membership).where(eq(membership.partyId, holder))
    expect(places.toSorted((a, b) => (a.validFrom < b.validFrom ? -1 : 1))).toMatchObject([
      { grade: '7', class: '7b', validFrom: '2026-12-01', validUntil: '2027-07-31' },
      { grade: '8', class: '8b', validFrom: '2027-08-01', validUntil: null },
    ])
  })

  it('brings the first child of a school that has nobody else after the step into the next year', async () => {
    const { id, real, holder } = await askedByParents()
    await afterDays(28)
    const payer = await aContactPerson(test, [county])
    await payer.visitor.ask(calls.acceptContract, { params: { id }, query: {} })
    test.pass(200 * DAY)
    const secretary = await aContactPerson(test, [school])
    const { accountId } = payer
    const over = { appliedOn: test.now() }
    await aRolledPupil(test, { pupil: real, contract: id, at: school, authority: county, accountId, over })
    await test.world.db.delete(membership).where(eq(membership.organisationId, school.id))
    await secretary.visitor.ask(calls.acceptContract, { params: { id }, query: {} })
    const places = await test.world.db.select().from(membership).where(eq(membership.partyId, holder))
    expect(places.map(({ grade }) => grade).toSorted()).toEqual(['7', '8'])
  })

  it('is the pupil’s once the school confirms it late, and waits for who pays as before', async () => {
    const { id, real } = await askedByParents()
    await afterDays(28)
    const secretary = await aContactPerson(test, [school])
    const accept = () => secretary.visitor.ask(calls.acceptContract, { params: { id }, query: {} })
    const late = { state: 'ApprovalPayerPending', unconfirmedSince: null, mayDecide: false }
    expect(await accept()).toMatchObject(late)
    expect(await accept()).toMatchObject(late)
    expect(await holderOf(id)).toBe(real)
    expect(await actsSeenBy(secretary)).toEqual([
      ['contractAccepted', 'Con Tact'],
      ['contractPassedOn', ''],
    ])
  })
})

it('who may sign in no more is reminded of nothing', async () => {
  await aRuleInForce(test, county, { confirmDays: 14 })
  const { accountId } = await aContactPerson(test, [school])
  await test.world.db.update(userAccount).set({ state: 'disabled' }).where(eq(userAccount.id, accountId))
  await asked()
  await afterDays(14)
  expect(subjects()).toEqual([])
})

it('a school of which something fails keeps no other from being reminded', async () => {
  await aRuleInForce(test, county, { confirmDays: 14 })
  const other = await anOrganisation(test, { name: 'Other school' })
  await pays(test, county, other)
  await asked()
  await asked(other)
  for (const at of [school, other]) await aContactPerson(test, [at])
  const { mailer } = test.world
  let tried = 0
  test.world.mailer = {
    ...mailer,
    send: (mail, from) => {
      tried += 1
      return tried === 1 ? Promise.reject(new Error('421 try again later')) : mailer.send(mail, from)
    },
  }
  await afterDays(14)
  expect(subjects()).toHaveLength(1)
  await confirmationRound(test.world)
  expect(subjects().toSorted()).toEqual([
    'Applications wait for you to confirm them: Other school',
    'Applications wait for you to confirm them: School',
  ])
})
