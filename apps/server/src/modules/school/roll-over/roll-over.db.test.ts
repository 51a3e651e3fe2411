import { randomUUID } from 'node:crypto'
import * as calls from '@billett/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clientIdOf } from '../../../call/client-id-of.ts'
import {
  batch,
  contract,
  contractEvent,
  medium,
  mediumOrder,
  membership,
  organisation,
} from '../../../db/schema/index.ts'
import { BATCH_WORK } from '../../../jobs/batch-kinds.ts'
import { happens } from '../../../testing/a-contract.ts'
import { NEXT_SCHOOL_YEAR } from '../../../testing/a-next-school-year.ts'
import { aPupilsContract } from '../../../testing/a-pupils-contract.ts'
import { aRuleInForce } from '../../../testing/a-rule-of-entitlement.ts'
import { type AnOrganisation, aContactPerson, anOrganisation, aPupil, pays } from '../../../testing/a-school.ts'
import { organisationOn } from '../../../testing/moved-contracts.ts'
import { takenJobs } from '../../../testing/taken-jobs.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { claimRound } from '../../billing/claim/index.ts'
import { runBatches } from '../batch/index.ts'
import { sendRollLetter } from './send-roll-letter.ts'

/** A county with two schools, some pupils with a ticket, and who looks after them. */
async function aCounty(test: TestWorld) {
  const county = await anOrganisation(test, { name: 'County', kind: 'authority' })
  const north = await anOrganisation(test, { name: 'North', isObligatedToControl: true })
  const south = await anOrganisation(test, { name: 'South', isObligatedToControl: false })
  for (const school of [north, south]) await pays(test, county, school)
  await aRuleInForce(test, county)
  const pupil = async (school: AnOrganisation, name: string, grade: string, inClass: string, hasTicket = true) => {
    const id = await aPupil(test, school, { firstName: name, lastName: name })
    await test.database.db.update(membership).set({ grade, class: inClass }).where(eq(membership.partyId, id))
    const contractId = hasTicket ? await aPupilsContract(test, id, school, { state: 'Granted', payer: county }) : ''
    return { id, contractId }
  }
  return {
    county,
    north,
    south,
    ann: await pupil(north, 'Ann', '7', '7a'),
    ben: await pupil(north, 'Ben', '9', '9a'),
    eve: await pupil(north, 'Eve', '7', 'foxes'),
    kim: await pupil(south, 'Kim', '5', '5a'),
    lee: await pupil(south, 'Lee', '6', '6a'),
    leader: (await aContactPerson(test, [county])).visitor,
    secretary: (await aContactPerson(test, [north])).visitor,
  }
}

let test: TestWorld
let at: Awaited<ReturnType<typeof aCounty>>
let year: calls.SchoolYear

beforeAll(async () => {
  test = await testWorld({ config: { RATE_LIMIT: '100000' } })
  at = await aCounty(test)
  const body = { ...NEXT_SCHOOL_YEAR, payerGuid: at.county.id }
  const [made] = (await at.leader.send(calls.keepSchoolYear, { body })).items
  if (!made) throw new Error('there is no year')
  year = made
})
afterAll(() => test.close())

type Visitor = Awaited<ReturnType<typeof aContactPerson>>['visitor']

const params = () => ({ yearGuid: year.guid })
const worked = () => runBatches(test.world, BATCH_WORK)

async function begin(task: calls.RollTask['task'], by: Visitor = at.leader) {
  const reply = await by.send(calls.beginRollTask, { params: params(), body: { task } })
  await worked()
  return reply
}

const seen = async (by: Visitor = at.leader) => {
  const all = (await by.send(calls.getSchoolYears)).items
  return all.find(({ guid }) => guid === year.guid)
}
const left = async (step: string, by?: Visitor) => (await seen(by))?.steps.find(one => one.step === step)

const members = async (query: calls.RollMembersQuery = {}, by: Visitor = at.leader) =>
  (await by.send(calls.getRollMembers, { params: params(), query })).items
const told = async (by?: Visitor) =>
  (await members({}, by)).map(({ firstName, kind, why, after }) =>
    [firstName, kind, why, after ? `${after.organisation.name} ${after.class}` : '-'].join(' '),
  )

const wish = (student: string, said: calls.DecideRollMembers['wish'], by: Visitor = at.leader) =>
  by.send(calls.decideRollMembers, { params: params(), body: { studentGuids: [student], wish: said } })

const placesOf = (partyId: string) =>
  test.database.db.select().from(membership).where(eq(membership.partyId, partyId)).orderBy(membership.validFrom)
const kindsOf = async (contractId: string) =>
  (await test.database.db.select().from(contractEvent).where(eq(contractEvent.contractId, contractId)))
    .toSorted((a, b) => a.seq - b.seq)
    .map(({ happening }) => happening.kind)
const stateOf = async (id: string) =>
  (await test.database.db.select().from(contract).where(eq(contract.id, id)))[0]?.state

describe('a school year', () => {
  it('has a name, an address, and what keeps it from beginning', () => {
    expect(year).toMatchObject({ label: '2027/28', key: 'sy2027', state: 'open', mayLead: true, faults: [] })
    expect(year.steps).toHaveLength(12)
  })

  it('is there once, is changed by who has read it, and refuses days that make none, at their field', async () => {
    const keep = (more: Partial<calls.KeepYear>) =>
      at.leader.send(calls.keepSchoolYear, { body: { ...NEXT_SCHOOL_YEAR, payerGuid: at.county.id, ...more } })
    expect((await keep({})).errors).toMatchObject([{ translationKey: 'error.schoolYearThere' }])
    expect((await keep({ version: 9 })).errors).toMatchObject([{ translationKey: 'error.changedMeanwhile' }])
    expect((await keep({ version: 1, handOutOn: '2027-09-03' })).items).toMatchObject([{ version: 2 }])
    expect((await keep({ version: 2, until: '2027-09-01' })).errors).toMatchObject([
      { fieldName: 'until', translationKey: 'error.notOneYear' },
    ])
  })

  it('is added by nobody but who decides on money there', async () => {
    const body = {
      ...NEXT_SCHOOL_YEAR,
      from: '2028-08-01',
      until: '2029-07-31',
      firstSchoolDay: '2028-08-10',
      payerGuid: at.county.id,
    }
    const reply = await at.secretary.send(calls.keepSchoolYear, { body })
    expect(reply.errors).toMatchObject([{ translationKey: 'error.organisationNotFound' }])
  })
})

describe('the roll-over', () => {
  it('proposes what becomes of everybody: a grade further, out of the last, unclear where nobody can tell', async () => {
    // The entry of decisions is enough: the worker does the rest under the same.
    await begin('propose', (await aContactPerson(test, [at.county], ['AcceptDecline'])).visitor)
    expect(await told()).toEqual([
      'Ann continues nextGrade North 8a',
      'Ben leaves lastGrade -',
      'Eve unclear classUnknown -',
      'Kim continues nextGrade South 6a',
      'Lee leaves lastGrade -',
    ])
    expect(await seen()).toMatchObject({ state: 'rolling', rolled: 'compared', failure: '' })
  })

  it('shows a school its own pupils, and no money', async () => {
    expect((await told(at.secretary)).map(line => line.split(' ')[0])).toEqual(['Ann', 'Ben', 'Eve'])
    expect(await seen(at.secretary)).toMatchObject({ mayLead: false, money: null })
    const begun = await begin('reckon', at.secretary)
    expect(begun.errors).toMatchObject([{ translationKey: 'error.schoolYearNotFound' }])
  })

  it('lets nothing take effect while something is left', async () => {
    expect(await left('apply')).toMatchObject({ state: 'waits' })
    expect((await begin('apply')).errors).toMatchObject([{ translationKey: 'error.rollNotReady' }])
    expect((await begin('undo')).errors).toMatchObject([{ translationKey: 'error.rollNotReady' }])
  })

  it('takes what a school says of its classes and pupils, and of no others', async () => {
    const plan = (orgGuid: string) => ({
      params: params(),
      body: { orgGuid, lastGrade: 10, classes: [{ from: 'Foxes', to: ['8f'] }], isDone: true },
    })
    const [north] = (await at.secretary.send(calls.planRollSchool, plan(at.north.id))).items
    expect(north).toMatchObject({ isDone: true, unclear: 0, pupils: 3 })
    const foreign = await at.secretary.send(calls.planRollSchool, plan(at.south.id))
    expect(foreign.errors).toMatchObject([{ translationKey: 'error.organisationNotFound' }])
    expect(await told(at.secretary)).toEqual([
      'Ann continues nextGrade North 8a',
      'Ben continues nextGrade North 10a',
      'Eve changedClass classMap North 8f',
    ])
    expect((await wish(at.kim.id, { kind: 'leaves' }, at.secretary)).errors).toMatchObject([
      { translationKey: 'error.studentNotFound' },
    ])
    await wish(at.ann.id, { kind: 'repeats' }, at.secretary)
    await wish(at.ben.id, { kind: 'leaves' }, at.secretary)
    await wish(at.kim.id, { kind: 'place', organizationId: at.north.id, grade: '6', class: '6n' })
    await wish(at.eve.id, { kind: 'abroad', from: '2027-08-01', until: '2028-01-31' }, at.secretary)
    expect(await told()).toEqual([
      'Ann changedClass repeats North 7a',
      'Ben leaves byHand -',
      'Eve changedClass abroad North 8f',
      'Kim changedSchool byHand North 6n',
      'Lee leaves lastGrade -',
    ])
  })

  it('keeps what people have said when it is proposed anew', async () => {
    await begin('propose')
    expect((await told())[0]).toBe('Ann changedClass repeats North 7a')
  })

  it('decides anew where the school is another, by a person where nobody knows the way', async () => {
    expect(await left('entitlement')).toMatchObject({ left: 1, state: 'open' })
    const [kim] = await members({ left: 'entitlement' })
    expect(kim).toMatchObject({ firstName: 'Kim', redecide: 'school', isEntitled: null })
    const body = { studentGuids: [at.kim.id], isEntitled: true, reason: 'Measured: 4.2 km' }
    await at.leader.send(calls.decideRollEntitlement, { params: params(), body })
    expect(await left('entitlement')).toMatchObject({ left: 0, state: 'done' })
  })

  it('says what the new year costs and why, to the cent', async () => {
    await begin('reckon')
    const { money } = (await seen()) ?? {}
    expect(money).toMatchObject({ contracts: 5, unknown: 0 })
    const sum = (rows: readonly { sumInCent: number }[] = []) => rows.reduce((all, row) => all + row.sumInCent, 0)
    expect(sum(money?.causes)).toBe((money?.afterInCent ?? 0) - (money?.beforeInCent ?? 0))
    expect(sum(money?.months)).toBe(money?.afterInCent)
    expect(money?.causes.map(({ cause }) => cause)).toEqual(['leaves', 'changedSchool', 'away', 'partOfYear'])
    // Kim is decided on anew, by a rule with an own share.
    expect(new Set(money?.months.map(({ payer }) => payer))).toEqual(new Set(['County', 'Parents']))
  })

  it('is no list that people of lists find, change or do: to them it is not there', async () => {
    const { visitor } = await aContactPerson(test, [at.county], ['ChangeRequest'])
    expect((await visitor.send(calls.getBatches, { params: { orgGuid: at.county.id } })).items).toEqual([])
    const stored = () => test.database.db.select().from(batch).where(eq(batch.organisationId, at.county.id))
    const [before] = await stored()
    const given = { params: { batchGuid: before?.id ?? '' }, body: {} }
    const row = { ...given, body: { number: 1, candidate: null } }
    const replies = [
      await visitor.send(calls.getBatch, given),
      await visitor.send(calls.getBatchRows, given),
      await visitor.send(calls.getBatchProblems, given),
      await visitor.send(calls.decideBatchRow, row),
      await visitor.send(calls.rehearseBatch, given),
      await visitor.send(calls.applyBatch, given),
      await visitor.send(calls.undoBatch, given),
      await visitor.send(calls.discardBatch, given),
    ]
    expect(replies.map(({ errors }) => errors[0]?.translationKey)).toEqual(replies.map(() => 'error.batchNotFound'))
    expect(await stored()).toEqual([before])
  })

  it('writes to who concluded a contract that rests, once, what becomes of it; decisions have letters of their own', async () => {
    const due = (await members({ left: 'letters' })).map(({ firstName }) => firstName)
    expect(due).toEqual(['Eve'])
    const before = test.mails.length
    expect((await begin('letters', at.secretary)).errors).toMatchObject([
      { translationKey: 'error.schoolYearNotFound' },
    ])
    expect((await begin('letters')).errors).toEqual([])
    for (const job of await takenJobs(test, 'sendRollLetter')) await sendRollLetter(test.world, job)
    const sent = test.mails.slice(before)
    expect(sent.map(({ to }) => to)).toEqual(due.map(() => 'family@example.org'))
    expect(sent[0]?.attachments).toMatchObject([{ mimeType: 'application/pdf' }])
    expect(await left('letters')).toMatchObject({ left: 0, state: 'done' })
    expect((await begin('letters')).errors).toEqual([])
    expect(await takenJobs(test, 'sendRollLetter')).toEqual([])
  })

  it('asks school and payer again, and each decides in the own place', async () => {
    await begin('ask')
    expect([await stateOf(at.ann.contractId), await stateOf(at.kim.contractId)]).toEqual([
      'ReApprovalOrganizationPending',
      'ReApprovalPayerPending',
    ])
    const approve = async (by: Visitor, more: Partial<calls.ApproveRollMembers> = {}) =>
      (await by.send(calls.approveRollMembers, { params: params(), body: { isApproved: true, ...more } })).items[0]
        ?.count
    expect(await approve(at.leader, { organizationId: at.north.id })).toBe(0)
    expect(await approve(at.secretary, { studentGuids: [at.ann.id] })).toBe(1)
    expect(await approve(at.secretary)).toBe(1)
    expect(await approve(at.secretary)).toBe(0)
    expect(await left('approval')).toMatchObject({ left: 3 })
    const no = { studentGuids: [at.ann.id], isApproved: false }
    const unexplained = await at.leader.send(calls.approveRollMembers, { params: params(), body: no })
    expect(unexplained.errors).toMatchObject([{ fieldName: 'reason', translationKey: 'error.required' }])
    expect(await approve(at.leader)).toBe(3)
    expect(await stateOf(at.kim.contractId)).toBe('Granted')
    expect(await left('approval')).toMatchObject({ left: 0, state: 'done' })
  })

  it('takes effect on the first day of the year, each row once, and is taken back whole', async () => {
    const stored = async () =>
      (await test.database.db.select().from(batch).where(eq(batch.organisationId, at.county.id)))[0]
    await begin('apply')
    expect(await seen()).toMatchObject({ rolled: 'applied', failure: '' })
    expect((await placesOf(at.ann.id)).map(one => [one.class, one.validFrom, one.validUntil])).toEqual([
      ['7a', '2026-08-01', '2027-07-31'],
      ['7a', '2027-08-01', null],
    ])
    expect(await kindsOf(at.ben.contractId)).toEqual(['concluded', 'ended'])
    expect(await kindsOf(at.eve.contractId)).toEqual(['concluded', 'paused'])
    // Their own share of Kim's way is agreed with the decision about it.
    expect(await kindsOf(at.kim.contractId)).toEqual(['concluded', 'sharesAgreed'])
    expect((await placesOf(at.kim.id)).at(-1)).toMatchObject({ organisationId: at.north.id, class: '6n' })
    // The old school looks after Kim's ticket until the year begins.
    const [kims] = await test.database.db.select().from(contract).where(eq(contract.id, at.kim.contractId))
    const next = { nextOrganisationId: at.north.partyId, nextOrganisationOn: '2027-08-01' }
    expect(kims).toMatchObject({ organisationId: at.south.partyId, ...next })
    const hash = (await stored())?.stateHash
    expect(await left('undo')).toMatchObject({ left: 5, state: 'open' })
    await begin('undo')
    expect(await seen()).toMatchObject({ rolled: 'undone' })
    expect((await placesOf(at.ann.id)).map(one => [one.class, one.validUntil])).toEqual([['7a', null]])
    expect(await kindsOf(at.ben.contractId)).toEqual(['concluded', 'ended', 'voided'])
    expect(await organisationOn(test, '2027-08-01', at.kim.contractId)).toBe(at.south.partyId)
    await begin('propose')
    for (const task of ['reckon', 'ask'] as const) await begin(task)
    for (const by of [at.secretary, at.leader])
      await by.send(calls.approveRollMembers, { params: params(), body: { isApproved: true } })
    await begin('apply')
    // What was done and taken back left everything as it was: the second time begins from the same.
    const again = await test.database.db.select().from(batch).where(eq(batch.state, 'applied'))
    expect(again.map(({ stateHash }) => stateHash)).toEqual([hash])
  })

  it('plans cards and hands them out by class, to be signed', async () => {
    await begin('planCards')
    const kim = (await members({ search: 'Kim' }))[0]
    expect(kim?.card).toBe('none')
    const query = { orgGuid: at.north.id, format: 'csv' as const }
    const csv = await at.secretary.send(calls.getHandOutList, { params: params(), query })
    expect(csv.bytes.toString('utf8').split('\n')[0]).toMatch(/Class|Klasse/)
    expect(csv.bytes.toString('utf8')).toMatch(/(fetched by|abgerufen von) Con Tact/)
    const pdf = await at.secretary.send(calls.getHandOutList, { params: params(), query: { orgGuid: at.north.id } })
    expect(pdf.bytes.toString('latin1', 0, 5)).toBe('%PDF-')
    // Whoever gets a first card stands on the list too, once it is ordered.
    expect(csv.bytes.toString('utf8')).not.toContain('Ann')
    await happens(test, at.ann.contractId, {
      kind: 'mediumChanged',
      effectiveOn: '2027-08-01',
      payload: { medium: { kind: 'chip', serial: null } },
    })
    const listed = await at.secretary.send(calls.getHandOutList, { params: params(), query })
    expect(listed.bytes.toString('utf8')).toContain('Ann')
    expect((await members({ search: 'Ann' }))[0]).toMatchObject({ card: 'none', isFirstCard: true })
    // One that was blocked since is handed out to nobody.
    const { db } = test.database
    const [contractId, serial] = [at.ann.contractId, 'B-1']
    await db.update(mediumOrder).set({ serial }).where(eq(mediumOrder.contractId, contractId))
    const card = { id: test.world.newRowId(), clientId: clientIdOf(test.world), contractId, serial }
    await db.insert(medium).values({ ...card, arrivesOn: '2027-08-01', sentOn: test.now(), blockedOn: test.now() })
    expect((await members({ search: 'Ann' }))[0]).toMatchObject({ isFirstCard: false })
    await db.delete(medium).where(eq(medium.serial, serial))
    const foreign = await at.secretary.send(calls.getHandOutList, { params: params(), query: { orgGuid: at.south.id } })
    expect(foreign.status).toBe(404)
    const body = { studentGuids: [at.ann.id], isHandedOut: true, isCardReturned: true }
    const [ann] = (await at.secretary.send(calls.noteHandOut, { params: params(), body })).items
    expect(ann?.handedOutOn).not.toBeNull()
    expect(ann?.cardReturnedOn).not.toBeNull()
  })

  it('notes by its number that a new card goes out and an old one comes back, each once', async () => {
    const { db } = test.database
    const none = { studentGuids: [at.ann.id], isHandedOut: false, isCardReturned: false }
    await at.secretary.send(calls.noteHandOut, { params: params(), body: none })
    const common = { clientId: clientIdOf(test.world), contractId: at.ann.contractId, arrivesOn: '2027-08-01' }
    const old = {
      ...common,
      id: randomUUID(),
      serial: 'OLD-1',
      sentOn: '2020-08-01T09:00:00.000Z',
      blockedOn: test.now(),
    }
    const made = { ...common, id: randomUUID(), serial: 'NEW-1', sentOn: '2029-08-01T09:00:00.000Z' }
    await db.insert(medium).values([old, made])
    const scan = (serial: string, by = at.secretary) =>
      by.send(calls.noteScannedCard, { params: params(), body: { serial } })
    const [came] = (await scan('OLD-1')).items
    expect(came).toMatchObject({ was: 'returned', member: { guid: at.ann.id, handedOutOn: null } })
    expect(came?.member.cardReturnedOn).not.toBeNull()
    const [went] = (await scan('NEW-1')).items
    expect(went).toMatchObject({ was: 'handedOut', member: { cardReturnedOn: came?.member.cardReturnedOn } })
    expect(went?.member.handedOutOn).not.toBeNull()
    expect((await scan('OLD-1')).items[0]?.member.cardReturnedOn).toBe(came?.member.cardReturnedOn)
    const { visitor } = await aContactPerson(test, [at.south])
    const [foreign, absent] = [await scan('NEW-1', visitor), await scan('NEW-2')]
    expect([absent.status, absent.errors[0]?.translationKey]).toEqual([404, 'error.cardNotFound'])
    expect(foreign.errors).toEqual(absent.errors)
  })

  it('cannot be taken back once something of the new year is booked, and what was not agreed to has ended', async () => {
    test.pass(260 * 24 * 60)
    await claimRound(test.world)
    at.leader = (await aContactPerson(test, [at.county])).visitor
    expect((await begin('undo')).errors).toMatchObject([{ translationKey: 'error.rollNotUndoable' }])
    await begin('close')
    expect(await seen()).toMatchObject({ state: 'closed' })
    expect((await begin('propose')).errors).toMatchObject([{ translationKey: 'error.rollNotReady' }])
  })
})

it('is one at a time for an authority', async () => {
  const { db } = test.database
  expect(await db.$count(organisation, eq(organisation.id, at.county.id))).toBe(1)
  const next = { from: '2028-08-01', until: '2029-07-31', firstSchoolDay: '2028-08-10' }
  const body = { ...NEXT_SCHOOL_YEAR, ...next, handOutOn: '2028-08-11', payerGuid: at.county.id }
  const [made] = (await at.leader.send(calls.keepSchoolYear, { body })).items
  if (!made) throw new Error('there is no next year')
  const third = { ...body, from: '2029-08-01', until: '2030-07-31', firstSchoolDay: '2029-08-10' }
  const [other] = (await at.leader.send(calls.keepSchoolYear, { body: third })).items
  const start = (yearGuid = '') =>
    at.leader.send(calls.beginRollTask, { params: { yearGuid }, body: { task: 'propose' } })
  expect((await start(made.guid)).errors).toEqual([])
  expect((await start(other?.guid)).errors).toMatchObject([{ translationKey: 'error.schoolYearRolling' }])
})
