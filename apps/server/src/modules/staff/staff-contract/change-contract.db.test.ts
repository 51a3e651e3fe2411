import { randomUUID } from 'node:crypto'
import * as calls from '@billett/contract'
import { RIGHTS } from '@billett/domain'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { changeRequest, contract, contractEvent, staffAction, staffApproval } from '../../../db/schema/index.ts'
import { aContract, happens, offerSubscriptions } from '../../../testing/a-contract.ts'
import { tokenFor } from '../../../testing/callers.ts'
import { visitorOf } from '../../../testing/client.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { claimRound } from '../../billing/claim/index.ts'

const { AllowedToUseAdminPanel: PANEL, AllowedToSeeContracts: SEE, AllowedToActOnContracts: ACT } = RIGHTS

let test: TestWorld
let clerk: ReturnType<typeof visitorOf> & { id: string }
beforeAll(async () => {
  test = await testWorld()
  offerSubscriptions(test)
  clerk = { ...visitorOf(test.app), id: randomUUID() }
  clerk.withToken(await tokenFor(test.world, { kind: 'staff', id: clerk.id, rights: [PANEL, SEE, ACT] }))
})
afterAll(() => test.close())

const wordOf = ({ errors }: { errors: calls.ErrorItem[] }) => errors[0]?.translationKey

const REASON = 'so am Telefon gewünscht'
const ILL = { kind: 'pause' as const, from: '2027-01-01', until: '2027-01-31', reason: 'illness' as const }

const seqOf = async (contractId: string) =>
  (await test.world.db.select().from(contract).where(eq(contract.id, contractId)))[0]?.seq

async function send(
  contractGuid: string,
  change: calls.StaffChange,
  over: Partial<calls.ChangeContract> = {},
  dryRun = false,
) {
  const seen = change.kind === 'charge' ? { seq: await seqOf(contractGuid) } : {}
  return clerk.send(calls.changeStaffContract, {
    params: { contractGuid },
    query: dryRun ? { dryRun } : {},
    body: { change, reason: REASON, ...seen, ...over },
  })
}

/** The company wants a second person for contracts, as long as something is done. */
async function withSecondPerson<T>(act: () => Promise<T>, secondPersonAboveCents = 0): Promise<T> {
  const { client } = test.world
  const settings = { ...client.config.settings, secondPerson: ['contracts' as const], secondPersonAboveCents }
  test.world.client = { ...client, config: { ...client.config, settings } }
  const done = await act()
  test.world.client = client
  return done
}

async function changed(contractGuid: string, change: calls.StaffChange, over: Partial<calls.ChangeContract> = {}) {
  const reply = await send(contractGuid, change, over)
  return reply.items[0] ?? expect.unreachable(`it is done, but ${wordOf(reply)}`)
}

async function tried(contractGuid: string, change: calls.StaffChange) {
  const reply = await send(contractGuid, change, {}, true)
  return reply.items[0] ?? expect.unreachable(`it can be tried, but ${wordOf(reply)}`)
}

const historyOf = async (contractId: string) =>
  (await test.world.db.select().from(contractEvent).where(eq(contractEvent.contractId, contractId))).map(
    ({ happening }) => happening.kind,
  )
const requestsOf = (contractId: string) =>
  test.world.db.select().from(changeRequest).where(eq(changeRequest.contractId, contractId))
const lastNote = async () =>
  (
    await test.world.db.select().from(staffAction).where(eq(staffAction.actorId, clerk.id)).orderBy(staffAction.number)
  ).at(-1)

describe('a pause that staff enter for a customer', () => {
  it('is tried first: debit by debit what changes, and nothing is stored', async () => {
    const { contractId } = await aContract(test, { from: '2026-12-01' })
    const { effect, contract: seen } = await tried(contractId, ILL)
    expect(effect?.differenceInCent).toBeLessThan(0)
    expect(effect?.before).not.toEqual(effect?.after)
    expect(seen.pauses).toEqual([{ from: '2027-01-01', to: '2027-01-31' }])
    expect(await historyOf(contractId)).toEqual(['concluded'])
    expect(await requestsOf(contractId)).toEqual([])
  })

  it('holds then, as the trial said, is a request that is decided, and is noted', async () => {
    const { contractId } = await aContract(test, { from: '2026-12-01' })
    const { effect: before } = await tried(contractId, ILL)
    const { effect, contract: seen } = await changed(contractId, ILL)
    expect(effect).toEqual(before)
    expect(seen.pauses).toEqual([{ from: '2027-01-01', to: '2027-01-31' }])
    expect(seen.listChangeRequests).toMatchObject([{ kind: 'pause', state: 'accepted', decision: REASON }])
    expect(await historyOf(contractId)).toEqual(['concluded', 'paused'])
    expect(await lastNote()).toMatchObject({
      call: 'admin/changeContract',
      subjectKind: 'contract',
      subjectId: contractId,
      after: { change: { kind: 'pause' }, reason: REASON },
    })
  })

  it('is taken back, once, and both stay to be seen', async () => {
    const { contractId } = await aContract(test, { from: '2026-12-01' })
    const { contract: paused } = await changed(contractId, ILL)
    const changeRequestGuid = paused.listChangeRequests[0]?.guid ?? ''
    const takeBack = { kind: 'takeBack' as const, changeRequestGuid }
    expect((await tried(contractId, takeBack)).contract.pauses).toEqual([])
    const { contract: seen } = await changed(contractId, takeBack)
    expect(seen.pauses).toEqual([])
    const asked = seen.listChangeRequests.map(({ kind, isTakenBack }) => ({ kind, isTakenBack }))
    expect(asked).toHaveLength(2)
    expect(asked).toContainEqual({ kind: 'pause', isTakenBack: true })
    expect(asked).toContainEqual({ kind: 'change', isTakenBack: false })
    expect(wordOf(await send(contractId, takeBack))).toBe('error.nothingToTakeBack')
  })

  it('is refused as the customer would be, and where somebody was faster', async () => {
    const { contractId } = await aContract(test, { from: '2026-12-01' })
    expect(wordOf(await send(contractId, { ...ILL, until: '2026-12-31' }))).toBe('error.pauseUntilNotAllowed')
    const { contract: seen } = await tried(contractId, ILL)
    await happens(test, contractId, { kind: 'blocked', effectiveOn: '2026-12-01', payload: { cause: 'debt' } })
    expect(wordOf(await send(contractId, ILL, { seq: seen.seq - 1 }))).toBe('error.contractChanged')
  })
})

describe('notice that came by post', () => {
  it('counts from the day it was received, which is no day to come', async () => {
    const { contractId } = await aContract(test, { from: '2026-10-01' })
    const cancel = { kind: 'cancel' as const, date: null, reason: 'customerRequest' as const }
    const [today, before] = [
      await send(contractId, cancel, {}, true),
      await send(contractId, cancel, { receivedOn: '2026-11-05' }, true),
    ]
    const lastDay = (reply: typeof today) => reply.items[0]?.contract.validUntil ?? ''
    expect(lastDay(before) < lastDay(today)).toBe(true)
    const late = await send(contractId, cancel, { receivedOn: '2027-11-05' })
    expect([wordOf(late), late.errors[0]?.fieldName]).toEqual(['error.notValid', 'receivedOn'])
    expect((await changed(contractId, cancel, { receivedOn: '2026-11-05' })).contract.validUntil).toBe(lastDay(before))
    expect((await requestsOf(contractId))[0]?.requestedOn).toBe('2026-11-04T23:00:00.000Z')
  })
})

describe('where the company wants a second person', () => {
  const CANCEL = { kind: 'cancel' as const, date: null, reason: 'customerRequest' as const }

  it('notice that is said to have come months ago waits, as it gives months back; one of today does not', async () => {
    const [early, today] = [
      await aContract(test, { from: '2026-03-01' }),
      await aContract(test, { from: '2026-03-01' }),
    ]
    await claimRound(test.world)
    const [waiting, done] = await withSecondPerson(async () => [
      await send(early.contractId, CANCEL, { receivedOn: '2026-04-05' }),
      await send(today.contractId, CANCEL),
    ])
    expect([waiting?.status, done?.status]).toEqual([202, 200])
    expect(await historyOf(early.contractId)).toEqual(['concluded'])
    expect(await historyOf(today.contractId)).toEqual(['concluded', 'ended'])
  })

  it('a pause that is entered for months gone by waits; one to come does not', async () => {
    const { contractId } = await aContract(test, { from: '2026-03-01' })
    await claimRound(test.world)
    const gone = { ...ILL, from: '2026-07-01', until: '2026-07-31' }
    const [waiting, done] = await withSecondPerson(async () => [
      await send(contractId, gone, { receivedOn: '2026-06-01' }),
      await send(contractId, ILL),
    ])
    expect([waiting?.status, done?.status]).toEqual([202, 200])
  })

  it('pauses of months gone by count together, and with what waits', async () => {
    const july = { ...ILL, from: '2026-07-01', until: '2026-07-31' }
    const september = { ...ILL, from: '2026-09-01', until: '2026-09-30' }
    const [one, other] = [await aContract(test, { from: '2026-03-01' }), await aContract(test, { from: '2026-03-01' })]
    await claimRound(test.world)
    const statuses = await withSecondPerson(
      async () => [
        (await send(one.contractId, july, { receivedOn: '2026-06-01' })).status,
        (await send(one.contractId, september, { receivedOn: '2026-08-01' })).status,
        (await send(other.contractId, CANCEL, { receivedOn: '2026-04-05' })).status,
        (await send(other.contractId, july, { receivedOn: '2026-06-01' })).status,
      ],
      7_000,
    )
    expect(statuses).toEqual([200, 202, 202, 202])
    expect(await historyOf(one.contractId)).toEqual(['concluded', 'paused'])
  })

  it('whoever agrees is shown what it comes to', async () => {
    const { contractId } = await aContract(test, { from: '2026-03-01' })
    await claimRound(test.world)
    const back = { receivedOn: '2026-04-05' }
    const { effect } = (await send(contractId, CANCEL, back, true)).items[0] ?? expect.unreachable('it can be tried')
    expect(effect?.differenceInCent).toBeLessThan(-6 * 6300)
    await withSecondPerson(() => send(contractId, CANCEL, back))
    const [asked] = await test.world.db.select().from(staffApproval).where(eq(staffApproval.subjectId, contractId))
    expect(asked?.after).toMatchObject({ differenceInCent: effect?.differenceInCent })
  })
})

describe('a pass', () => {
  it('is blocked by hand, and no longer; what blocks it for another cause stays', async () => {
    const { contractId } = await aContract(test, { from: '2026-12-01' })
    await happens(test, contractId, { kind: 'blocked', effectiveOn: '2026-12-01', payload: { cause: 'debt' } })
    const { contract: seen, effect } = await changed(contractId, { kind: 'block' })
    expect([seen.blocked, effect]).toEqual([['debt', 'staff'], null])
    expect(wordOf(await send(contractId, { kind: 'block' }))).toBe('error.alreadyBlocked')
    expect((await changed(contractId, { kind: 'unblock' })).contract.blocked).toEqual(['debt'])
    expect(wordOf(await send(contractId, { kind: 'unblock' }))).toBe('error.notBlocked')
  })
})

describe('what only people of the company enter', () => {
  const END = { kind: 'end' as const, lastDay: '2026-12-31', reason: 'faultyOutput' as const }
  const CREDIT = { kind: 'charge' as const, what: 'credit' as const, amountInCent: 500 }

  it('ends a contract without notice: tried, done, noted and a decision; no request, as nobody asked', async () => {
    const { contractId } = await aContract(test, { from: '2026-12-01' })
    const { effect: before } = await tried(contractId, END)
    expect(before?.differenceInCent).toBeLessThan(0)
    expect(await historyOf(contractId)).toEqual(['concluded'])
    const { effect, contract: seen } = await changed(contractId, END)
    expect(effect).toEqual(before)
    expect([seen.validUntil, seen.endReason]).toEqual(['2026-12-31', 'faultyOutput'])
    expect(seen.decisions).toMatchObject([{ outcome: 'ended', reason: REASON }])
    expect([await historyOf(contractId), await requestsOf(contractId)]).toEqual([['concluded', 'ended'], []])
    expect(await lastNote()).toMatchObject({ subjectId: contractId, after: { change: END, reason: REASON } })
    expect(wordOf(await send(contractId, END))).toBe('error.endsAlready')
  })

  it('ends a pause early: debits come back from that day on', async () => {
    const { contractId } = await aContract(test, { from: '2026-12-01' })
    await changed(contractId, ILL)
    const { effect, contract: seen } = await changed(contractId, { kind: 'resume', from: '2027-01-16' })
    expect(effect?.differenceInCent).toBeGreaterThan(0)
    expect(effect?.text[0]).toBe('The pause ends: the contract goes on from 16 January 2027.')
    expect(seen.pauses).toEqual([{ from: '2027-01-01', to: '2027-01-15' }])
    expect(wordOf(await send(contractId, { kind: 'resume', from: '2027-01-20' }))).toBe('error.notPaused')
  })

  it('gives something back or claims a fee once, and shows which debit has it', async () => {
    const { contractId } = await aContract(test, { from: '2026-12-01' })
    expect((await tried(contractId, CREDIT)).effect?.differenceInCent).toBe(-500)
    await changed(contractId, CREDIT)
    const fee = await changed(contractId, { kind: 'charge', what: 'cardFee', amountInCent: 1000 })
    expect(fee.effect?.differenceInCent).toBe(1000)
    expect(await historyOf(contractId)).toEqual(['concluded', 'charged', 'charged'])
    expect(fee.contract.decisions.map(({ outcome }) => outcome)).toEqual(['charged', 'charged'])
  })

  it('counts once where it is sent twice: without what was seen of the contract it is refused', async () => {
    const { contractId } = await aContract(test, { from: '2026-12-01' })
    const blind = await send(contractId, CREDIT, { seq: undefined })
    expect([wordOf(blind), blind.errors[0]?.fieldName]).toEqual(['error.required', 'seq'])
    const seq = await seqOf(contractId)
    expect((await send(contractId, CREDIT, { seq })).status).toBe(200)
    expect(wordOf(await send(contractId, CREDIT, { seq }))).toBe('error.contractChanged')
    expect(await historyOf(contractId)).toEqual(['concluded', 'charged'])
  })

  it('is not done where somebody was faster', async () => {
    const { contractId } = await aContract(test, { from: '2026-12-01' })
    const { contract: seen } = await tried(contractId, CREDIT)
    await changed(contractId, CREDIT)
    expect(wordOf(await send(contractId, CREDIT, { seq: seen.seq - 1 }))).toBe('error.contractChanged')
    expect(await historyOf(contractId)).toEqual(['concluded', 'charged'])
  })

  it.each([CREDIT, END])(
    '$kind waits for a second person where the company wants one; a fee does not',
    async change => {
      const { contractId } = await aContract(test, { from: '2026-12-01' })
      const fee = { kind: 'charge' as const, what: 'cardFee' as const, amountInCent: 100 }
      const [waiting, done] = await withSecondPerson(async () => [
        await send(contractId, change),
        await send(contractId, fee),
      ])
      expect([waiting?.status, done?.status]).toEqual([202, 200])
      expect(await historyOf(contractId)).toEqual(['concluded', 'charged'])
    },
  )
})

it('a contract of another company is as absent as none', async () => {
  const { contractId } = await aContract(test, { from: '2026-12-01' })
  await test.world.db.update(contract).set({ clientId: 'another' }).where(eq(contract.id, contractId))
  for (const id of [contractId, randomUUID()]) expect(wordOf(await send(id, ILL))).toBe('error.contractNotFound')
})
