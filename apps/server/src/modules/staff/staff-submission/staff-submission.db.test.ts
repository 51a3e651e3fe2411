import { randomUUID } from 'node:crypto'
import * as calls from '@billett/contract'
import { addMinutes, RIGHTS } from '@billett/domain'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { barrierReport, contract, staffAction, submissionComment } from '../../../db/schema/index.ts'
import { aContract, wasOrdered } from '../../../testing/a-contract.ts'
import { tokenFor } from '../../../testing/callers.ts'
import { visitorOf } from '../../../testing/client.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { forgetRecords } from '../../upkeep/retention/index.ts'

const { AllowedToUseAdminPanel: PANEL, AllowedToSeeSubmissions: SEE, AllowedToHandleSubmissions: HANDLE } = RIGHTS
const { AllowedToSeePersonalDetails: FULL, AllowedToSeeContracts: CONTRACTS } = RIGHTS

let test: TestWorld
let clerk: Awaited<ReturnType<typeof staffWith>>
let reader: Awaited<ReturnType<typeof staffWith>>
beforeAll(async () => {
  test = await testWorld()
  clerk = await staffWith([PANEL, SEE, HANDLE, FULL])
  reader = await staffWith([PANEL, SEE])
  await visitorOf(test.app).ask(calls.reportBarrier, { body: BARRIER })
  const begin = test.world.clock()
  test.world.clock = () => addMinutes(begin, 1)
  await visitorOf(test.app).ask(calls.sendFeedback, { params: { id: 'timetableWish' }, body: FEEDBACK })
  test.world.clock = () => addMinutes(begin, 2)
  await visitorOf(test.app).ask(calls.withdrawContract, { body: WITHDRAWAL })
})
afterAll(() => test.close())

const BARRIER = {
  page: '/fahrplan',
  description: 'Ada cannot read the times',
  technology: 'magnifier',
  name: 'Ada Lovelace',
  email: 'ada@example.org',
}
const FEEDBACK = {
  detailFieldValues: [
    { id: 'message', value: 'Grace wants a later bus' },
    { id: 'name', value: 'Grace Hopper' },
    { id: 'email', value: 'grace@example.org' },
  ],
}
const WITHDRAWAL = { firstName: 'Alan', lastName: 'Turing', contract: '4711', part: '', email: 'alan@example.org' }

async function staffWith(rights: readonly number[]) {
  const visitor = visitorOf(test.app)
  const id = randomUUID()
  visitor.withToken(await tokenFor(test.world, { kind: 'staff', id, rights }))
  return { ...visitor, id }
}

const listed = async (query: calls.StaffSubmissionsQuery = {}, who = clerk) =>
  (await who.send(calls.searchStaffSubmissions, { query })).items
const guidOf = async (kind: calls.StaffSubmission['kind']) =>
  (await listed({ kinds: [kind] }))[0]?.guid ?? expect.unreachable()
const look = async (submissionGuid: string, who = clerk) =>
  (await who.send(calls.getStaffSubmission, { params: { submissionGuid } })).items[0]
const finish = (submissionGuid: string, text = '', who = clerk) =>
  who.send(calls.finishStaffSubmission, { params: { submissionGuid }, body: { text } })
const wordOf = ({ errors }: { errors: calls.ErrorItem[] }) => errors[0]?.translationKey
const actsOf = (actor: string) => test.world.db.select().from(staffAction).where(eq(staffAction.actorId, actor))

describe('what was sent in without signing in', () => {
  it('is listed the oldest first, with names hidden from everybody', async () => {
    const all = await listed()
    expect(all.map(({ kind }) => kind)).toEqual(['barrier', 'feedback', 'withdrawal'])
    expect(all).toMatchObject([
      { about: '/fahrplan', name: 'A•••', email: 'a•••@example.org', isMasked: true, doneOn: null },
      { about: expect.stringContaining('Wish for the timetable'), name: 'G•••' },
      { about: '4711', name: 'A•••' },
    ])
    expect(JSON.stringify(all)).not.toMatch(/Ada|Grace|Alan|cannot read/)
  })

  it.each([
    [{ kinds: ['feedback'] }, 1],
    [{ search: 'tur' }, 1],
    [{ search: 'GRACE@' }, 1],
    [{ search: '47' }, 1],
    [{ search: '%' }, 0],
    [{ state: 'open' }, 3],
    [{ state: 'mine' }, 0],
    [{ state: 'done' }, 0],
    [{ clientId: '00000000-0000-4000-8000-000000000000' }, 0],
    [{ from: '2020-01-01T00:00:00.000Z', before: '2099-01-01T00:00:00.000Z' }, 3],
    [{ from: '2099-01-01T00:00:00.000Z' }, 0],
    [{ before: '2020-01-01T00:00:00.000Z' }, 0],
  ] satisfies [calls.StaffSubmissionFilter, number][])('is found by %j, and counted alike', async (filter, count) => {
    expect(await listed(filter)).toHaveLength(count)
    expect((await clerk.send(calls.countStaffSubmissions, { query: filter })).items).toEqual([{ count, isExact: true }])
  })

  it('is turned over page by page', async () => {
    const pages = await Promise.all([0, 1, 2, 3].map(page => listed({ page, pageSize: 1 })))
    expect(pages.map(([row]) => row?.kind)).toEqual(['barrier', 'feedback', 'withdrawal', undefined])
  })

  it('is read in full by who may see personal details, in part by others, and both is noted', async () => {
    const guid = await guidOf('barrier')
    expect(await look(guid)).toMatchObject({
      name: 'Ada Lovelace',
      isMasked: false,
      facts: expect.arrayContaining([{ name: 'What does not work', value: 'Ada cannot read the times' }]),
    })
    const seen = await look(guid, reader)
    expect(seen).toMatchObject({ name: 'A•••', isMasked: true, facts: [] })
    expect(JSON.stringify(seen)).not.toMatch(/Ada|cannot read/)
    expect(await actsOf(reader.id)).toMatchObject([{ subjectId: guid, after: { shownInFull: false } }])
    expect((await actsOf(clerk.id)).at(-1)).toMatchObject({ subjectId: guid, after: { shownInFull: true } })
  })

  it('is taken on, put back, and talked about; what colleagues note is hidden as the words themselves are', async () => {
    const params = { submissionGuid: await guidOf('feedback') }
    const assign = (isMine: boolean, expected: string | null, who = clerk) =>
      who.send(calls.assignStaffSubmission, { params, body: { isMine, expected } })
    expect((await assign(true, null)).items).toMatchObject([{ isMine: true, assignedId: clerk.id }])
    const other = await staffWith([PANEL, SEE, HANDLE])
    expect(wordOf(await assign(true, null, other))).toBe('error.changedMeanwhile')
    expect(await look(params.submissionGuid)).toMatchObject({ assignedId: clerk.id })
    expect(await listed({ state: 'mine' })).toHaveLength(1)
    expect(await listed({ state: 'mine' }, reader)).toEqual([])
    expect((await assign(false, clerk.id)).items).toMatchObject([{ isMine: false, assignedTo: null }])
    const body = { text: 'Grace was called back' }
    const noted = await clerk.send(calls.commentStaffSubmission, { params, body })
    expect(noted.items[0]?.comments).toMatchObject([body])
    expect((await look(params.submissionGuid, reader))?.comments).toMatchObject([{ text: '' }])
    expect(JSON.stringify(await actsOf(clerk.id))).not.toContain('called back')
    expect((await clerk.send(calls.commentStaffSubmission, { params, body: { text: ' ' } })).status).toBe(400)
  })

  it('is taken on by one of two who do so at once', async () => {
    const params = { submissionGuid: await guidOf('withdrawal') }
    const other = await staffWith([PANEL, SEE, HANDLE])
    const body = { isMine: true, expected: null }
    const both = await Promise.all([clerk, other].map(who => who.send(calls.assignStaffSubmission, { params, body })))
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  it('is done once, also where two are at it at once, with what was done; and cannot be taken on afterwards', async () => {
    const guid = await guidOf('barrier')
    const both = await Promise.all([finish(guid, 'mended'), finish(guid, 'mended')])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(wordOf(await finish(guid))).toBe('error.submissionAlreadyDone')
    expect(await look(guid)).toMatchObject({ doneOn: test.world.realClock(), comments: [{ text: 'mended' }] })
    expect((await listed({ state: 'open' })).map(one => one.guid)).not.toContain(guid)
    const params = { submissionGuid: guid }
    const late = await clerk.send(calls.assignStaffSubmission, { params, body: { isMine: true, expected: null } })
    expect(wordOf(late)).toBe('error.submissionAlreadyDone')
  })

  it('is not merely done where a contract may end by it', async () => {
    expect(wordOf(await finish(await guidOf('withdrawal')))).toBe('error.submissionNotFound')
  })

  it('shows the contracts that may be meant to who may see contracts, until somebody has decided', async () => {
    const { contractId } = await aContract(test, { from: '2026-12-01' })
    await wasOrdered(test, contractId)
    const [row] = await test.world.db
      .select({ number: contract.number })
      .from(contract)
      .where(eq(contract.id, contractId))
    const number = row?.number ?? ''
    await visitorOf(test.app).ask(calls.withdrawContract, { body: { ...WITHDRAWAL, contract: number } })
    const guid = (await listed({ search: number }))[0]?.guid ?? expect.unreachable()
    expect((await look(guid))?.proposals).toEqual([])
    const decider = await staffWith([PANEL, SEE, CONTRACTS, RIGHTS.AllowedToActOnContracts])
    expect((await look(guid, decider))?.proposals).toEqual([
      { contractGuid: contractId, contractNumber: number, reasons: ['number'] },
    ])
    const params = { declarationGuid: guid }
    await decider.send(calls.dismissStaffDeclaration, { params, body: { reason: 'no customer of ours' } })
    expect(await look(guid, decider)).toMatchObject({ outcome: 'dismissed', proposals: [], contractGuid: null })
    expect((await listed({ state: 'done' })).map(one => one.guid)).toContain(guid)
  })

  it('is another company’s as if it were not there', async () => {
    const id = randomUUID()
    const receivedOn = test.world.clock()
    const stranger = { id, clientId: randomUUID(), language: 'de' as const, receivedOn, content: BARRIER }
    await test.world.db.insert(barrierReport).values(stranger)
    expect((await listed()).map(({ guid }) => guid)).not.toContain(id)
    for (const guid of [id, randomUUID()]) {
      const refused = await clerk.send(calls.getStaffSubmission, { params: { submissionGuid: guid } })
      expect(refused).toMatchObject({ status: 404, errors: [{ translationKey: 'error.submissionNotFound' }] })
      expect(wordOf(await finish(guid))).toBe('error.submissionNotFound')
    }
  })

  it('is seen, and handled, only by whoever has the right to it', async () => {
    const nobody = await staffWith([PANEL])
    expect((await nobody.send(calls.searchStaffSubmissions, { query: {} })).status).toBe(403)
    expect((await finish(await guidOf('feedback'), '', reader)).status).toBe(403)
  })

  it('waits at the portal, by kind, with the age of the oldest', async () => {
    const queues = (await reader.send(calls.getStaffQueues, { query: {} })).items
    const [oldest] = await listed({ kinds: ['feedback'], state: 'open' })
    expect(queues).toEqual(
      expect.arrayContaining([
        { queue: 'feedback', count: 1, oldest: oldest?.receivedOn },
        { queue: 'barrier', count: 0, oldest: null },
      ]),
    )
    const nobody = await staffWith([PANEL])
    expect((await nobody.send(calls.getStaffQueues, { query: { queue: 'feedback' } })).items).toEqual([])
  })

  it('is forgotten with what staff noted of it', async () => {
    await forgetRecords(test.world)
    expect(await test.world.db.select().from(submissionComment)).not.toEqual([])
    const later = addMinutes(test.world.clock(), 20 * 366 * 24 * 60)
    await forgetRecords({ ...test.world, clock: () => later })
    expect(await test.world.db.select().from(submissionComment)).toEqual([])
  })
})
