import * as calls from '@billett/contract'
import { addDays, RIGHTS } from '@billett/domain'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { enforcementCase, issuedTicket, partyPerson, staffAction } from '../../../db/schema/index.ts'
import { aContract, happens, offerSubscriptions } from '../../../testing/a-contract.ts'
import { partnerKey } from '../../../testing/callers.ts'
import { visitorOf } from '../../../testing/client.ts'
import { bought } from '../../../testing/purchase.ts'
import { aStaffMember } from '../../../testing/staff-member.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { forgetRecords } from '../../upkeep/retention/index.ts'
import { claimRound } from '../claim/index.ts'
import { passRound } from '../pass/index.ts'

let test: TestWorld
let clerk: Awaited<ReturnType<typeof aStaffMember>>
beforeEach(async () => {
  test = await testWorld()
  clerk = await aStaffMember(test, [
    RIGHTS.AllowedToUseAdminPanel,
    RIGHTS.AllowedToSeeEnforcement,
    RIGHTS.AllowedToEnterEnforcement,
    RIGHTS.AllowedToSeePersonalDetails,
  ])
})
afterEach(() => test.close())

const ADA = { firstName: 'Ada', lastName: 'Lovelace', birthDate: '1990-01-31' }
/** It is Saturday, 21 November 2026, 9:00 in UTC. */
const CHECK = { checkedOn: '2026-11-21T08:15:20.000Z', place: 'Linie 10, Marktplatz', ...ADA }

const enter = (over: Partial<calls.NewStaffCase> = {}) =>
  clerk.ask(calls.enterStaffCase, { query: {}, body: { ...CHECK, ...over } })
const ask = (caseNumber: string, birthDate = ADA.birthDate) =>
  visitorOf(test.app).send(calls.findEnforcementCase, { body: { caseNumber, birthDate } })
const found = async (caseNumber: string) => (await ask(caseNumber)).items[0]

const rounds = async () => {
  await claimRound(test.world)
  await passRound(test.world)
}

/** That party is Ada. */
async function anAda(partyId: string): Promise<void> {
  const address = { street: '', houseNumber: '', postCode: '', city: '', country: 'de' as const }
  const person = { ...ADA, salutation: 0 as const, title: '', email: 'ada@example.org', phone: '', address }
  await test.database.db.insert(partyPerson).values({ partyId, ...person })
}

/** A subscription whose holder is Ada, with its pass of the month the check is in. */
async function aPass(): Promise<string> {
  offerSubscriptions(test)
  const { contractId, partyId } = await aContract(test, { from: '2026-11-01' })
  await anAda(partyId)
  await rounds()
  await test.database.db
    .update(issuedTicket)
    .set({ issuedOn: '2026-11-01T08:00:00.000Z' })
    .where(eq(issuedTicket.contractId, contractId))
  return contractId
}

describe('a case', () => {
  it('is entered to the minute at the terms of the client, listed without the name, and read with it; each is noted', async () => {
    const { id, caseNumber } = await enter()
    const { items } = await clerk.send(calls.getStaffEnforcementCases, { query: {} })
    expect(items).toMatchObject([
      {
        id,
        caseNumber,
        checkedOn: '2026-11-21T08:15:00.000Z',
        name: 'L•••',
        state: 'open',
        owes: 'fare',
        amountInCents: 6_000,
        showUntil: '2026-11-28',
        payUntil: '2026-12-05',
      },
    ])
    expect(JSON.stringify(items)).not.toMatch(/Lovelace|1990/)
    expect(await clerk.ask(calls.getStaffEnforcementCase, { params: { caseId: id } })).toMatchObject(ADA)
    const notes = await test.database.db.select().from(staffAction)
    expect(notes.map(({ call, subjectId }) => [call, subjectId])).toEqual([
      ['admin/enterEnforcementCase', id],
      ['admin/getEnforcementCase', id],
    ])
    expect(JSON.stringify(notes)).not.toContain('Lovelace')
  })

  it('names nobody in full to whoever may not see personal details, which its note says', async () => {
    const { id } = await enter()
    const looks = await aStaffMember(test, [RIGHTS.AllowedToUseAdminPanel, RIGHTS.AllowedToSeeEnforcement])
    const seen = await looks.ask(calls.getStaffEnforcementCase, { params: { caseId: id } })
    expect(seen).toMatchObject({ isMasked: true, firstName: 'A•••', lastName: 'L•••', birthDate: null })
    const notes = await test.database.db.select().from(staffAction)
    expect(notes.at(-1)).toMatchObject({ call: 'admin/getEnforcementCase', after: { shownInFull: false } })
  })

  it('is told with whom it names to who only tries to withdraw it: that is noted, and what is refused is not', async () => {
    const { id } = await enter()
    const withdraw = (query: { dryRun?: boolean }) =>
      clerk.send(calls.withdrawStaffCase, { params: { caseId: id }, query, body: { why: 'Irrtum' } })
    const notes = async () => (await test.database.db.select().from(staffAction)).slice(1)
    expect((await withdraw({ dryRun: true })).items).toMatchObject([{ ...ADA, state: 'withdrawn' }])
    const tried = { call: 'admin/withdrawEnforcementCase', subjectId: id, before: null, after: { tried: true } }
    expect(await notes()).toMatchObject([tried])
    expect(await clerk.ask(calls.countStaffEnforcementCases, { query: { state: 'open' } })).toMatchObject({ count: 1 })
    await withdraw({})
    await withdraw({ dryRun: true })
    expect(await notes()).toHaveLength(2)
  })

  it.each([
    ['in the future', { checkedOn: '2026-11-21T09:01:00.000Z' }, 'checkedOn', 'error.inFuture'],
    ['under a number that is taken', { caseNumber: 'ab-12 3' }, 'caseNumber', 'error.caseNumberTaken'],
    ['of another company', { clientId: crypto.randomUUID() }, 'clientId', 'error.notValid'],
  ])('%s is refused at its field', async (_, over, fieldName, translationKey) => {
    await enter({ caseNumber: 'AB123' })
    const refused = await clerk.send(calls.enterStaffCase, { query: {}, body: { ...CHECK, ...over } })
    expect(refused.errors).toMatchObject([{ fieldName, translationKey }])
  })

  it('is found by how its number or the last name begins, and by how far it is', async () => {
    const { id } = await enter({ caseNumber: 'AB123' })
    const other = await enter({ caseNumber: 'CD456', lastName: 'Byron' })
    const ids = async (query: calls.StaffEnforcementQuery) =>
      (await clerk.send(calls.getStaffEnforcementCases, { query })).items.map(one => one.id)
    expect(await ids({ search: 'ab-1' })).toEqual([id])
    expect(await ids({ search: 'byr' })).toEqual([other.id])
    expect(await ids({ search: '%' })).toEqual([])
    await clerk.ask(calls.withdrawStaffCase, { params: { caseId: id }, query: {}, body: { why: 'Irrtum' } })
    expect(await ids({ state: 'withdrawn' })).toEqual([id])
    expect(await ids({ state: 'open' })).toEqual([other.id])
    expect(await clerk.ask(calls.countStaffEnforcementCases, { query: { state: 'open' } })).toMatchObject({ count: 1 })
    const again = await clerk.send(calls.withdrawStaffCase, { params: { caseId: id }, query: {}, body: { why: 'x' } })
    expect(again.errors).toMatchObject([{ translationKey: 'error.enforcementClosed' }])
    expect(await found('AB123')).toMatchObject({ state: 'withdrawn' })
  })

  it('is entered by a program with a key for that, which is told nothing of whom it names', async () => {
    const program = visitorOf(test.app)
    program.withToken(await partnerKey(test.world, 'enforcement'))
    const entered = await program.ask(calls.enterPartnerCase, { body: { ...CHECK, caseNumber: 'K-77' } })
    expect(entered).toMatchObject({ caseNumber: 'K77', state: 'open', owes: 'fare', amountInCents: 6_000 })
    expect(await program.ask(calls.getPartnerCase, { params: { caseNumber: 'k77' } })).toEqual(entered)
    expect((await program.send(calls.getPartnerCase, { params: { caseNumber: 'K78' } })).status).toBe(404)
    const [note] = await test.database.db.select().from(staffAction)
    expect(note).toMatchObject({ call: 'partner/enterEnforcementCase' })
    const others = visitorOf(test.app)
    others.withToken(await partnerKey(test.world, 'orders'))
    expect((await others.send(calls.enterPartnerCase, { body: CHECK })).status).toBe(403)
  })

  it('is forgotten when its time is over', async () => {
    await enter()
    test.pass(5 * 366 * 24 * 60)
    await forgetRecords(test.world)
    expect(await test.database.db.$count(enforcementCase)).toBe(0)
  })
})

describe('whoever was checked', () => {
  it('finds the case however the number is typed, and owes the fare without a pass', async () => {
    await enter({ caseNumber: 'AB123' })
    expect(await found('ab 1-23')).toMatchObject({
      state: 'open',
      owes: 'fare',
      reason: 'noPass',
      amountInCents: 6_000,
    })
  })

  it('is told the same of a wrong birth date, a wrong number and a case of another shop', async () => {
    await enter({ caseNumber: 'AB123' })
    await enter({ caseNumber: 'ZZ999' })
    await test.database.db
      .update(enforcementCase)
      .set({ clientId: crypto.randomUUID() })
      .where(eq(enforcementCase.caseNumber, 'ZZ999'))
    const answers = await Promise.all([ask('AB123', '1990-02-01'), ask('AB124'), ask('ZZ999')])
    expect(answers[0]).toMatchObject({ status: 404, errors: [{ translationKey: 'error.enforcementQueryFailed' }] })
    expect(new Set(answers.map(({ status, errors }) => JSON.stringify({ status, errors }))).size).toBe(1)
  })

  it('cannot guess for long', async () => {
    test.world.countsTries = true
    await enter({ caseNumber: 'AB123' })
    const days = Array.from({ length: 11 }, (_, day) => `1990-03-${String(day + 1).padStart(2, '0')}`)
    const answers: number[] = []
    for (const day of days) answers.push((await ask('AB123', day)).status)
    expect(answers).toEqual([...Array.from({ length: 10 }, () => 404), 429])
  })

  it('owes the fee where the pass of a subscription was good at that minute, and still after it has ended', async () => {
    const contractId = await aPass()
    await enter({ caseNumber: 'AB123' })
    const owed = await found('AB123')
    expect(owed).toMatchObject({ owes: 'fee', reason: 'passHeld', amountInCents: 700 })
    expect(JSON.stringify(owed)).not.toMatch(/Lovelace|Deutschland/)
    await happens(test, contractId, { kind: 'blocked', effectiveOn: '2026-11-21', payload: { cause: 'debt' } })
    await rounds()
    expect(await found('AB123')).toMatchObject({ owes: 'fee', amountInCents: 700 })
  })

  it('owes the fee where the pass was blocked only after the check, and the fare where it was before', async () => {
    const contractId = await aPass()
    await happens(test, contractId, { kind: 'blocked', effectiveOn: '2026-11-21', payload: { cause: 'debt' } })
    await rounds()
    await enter({ caseNumber: 'AB123' })
    expect(await found('AB123')).toMatchObject({ owes: 'fee' })
    test.pass(30)
    await enter({ caseNumber: 'AB124', checkedOn: '2026-11-21T09:20:00.000Z' })
    expect(await found('AB124')).toMatchObject({ owes: 'fare', reason: 'passBlocked' })
  })

  it('owes the fee with a subscription on a card that had come, and the fare with one that was blocked or is on its way', async () => {
    offerSubscriptions(test)
    const medium = { kind: 'chip', serial: null } as const
    const { contractId, partyId } = await aContract(test, { from: '2026-11-01', medium })
    await anAda(partyId)
    const comes = (effectiveOn: string) =>
      happens(test, contractId, {
        kind: 'mediumChanged',
        effectiveOn,
        payload: { medium: { kind: 'chip', serial: 'C-1' } },
      })
    test.pass(10)
    await enter({ caseNumber: 'AB123', checkedOn: '2026-11-21T09:05:00.000Z' })
    expect(await found('AB123')).toMatchObject({ owes: 'fare', reason: 'noPass' })
    await comes('2026-11-20')
    await enter({ caseNumber: 'AB124', checkedOn: test.now() })
    expect(await found('AB124')).toMatchObject({ owes: 'fee', reason: 'passHeld' })
    await happens(test, contractId, { kind: 'blocked', effectiveOn: '2026-11-21', payload: { cause: 'lost' } })
    test.pass(5)
    await enter({ caseNumber: 'AB125', checkedOn: test.now() })
    expect(await found('AB125')).toMatchObject({ owes: 'fare', reason: 'passBlocked' })
  })

  it('owes the fare where the pass is another’s, was bought later, or is shown too late', async () => {
    await aPass()
    await enter({ caseNumber: 'AB123', firstName: 'Augusta' })
    expect(await found('AB123')).toMatchObject({ owes: 'fare', reason: 'noPass' })
    await enter({ caseNumber: 'AB124' })
    await test.database.db.update(issuedTicket).set({ issuedOn: '2026-11-21T08:20:00.000Z' })
    expect(await found('AB124')).toMatchObject({ owes: 'fare', reason: 'boughtLater' })
    test.pass(8 * 24 * 60)
    expect(await found('AB124')).toMatchObject({ owes: 'fare', reason: 'shownTooLate' })
  })

  it.each(['cancelled', 'handedOver'] as const)(
    'owes the fare where the ticket was %s before the check',
    async state => {
      await aPass()
      await test.database.db.update(issuedTicket).set({ state, cancelledOn: '2026-11-21T08:00:00.000Z' })
      await enter({ caseNumber: 'AB123' })
      expect(await found('AB123')).toMatchObject({ owes: 'fare', reason: 'passBlocked' })
    },
  )
})

describe('the words of the days', () => {
  const words = (query: calls.StaffCodeWordsQuery = {}) => clerk.send(calls.getStaffCodeWords, { query })

  it('are told to whoever sees checks: what tickets show, of seven days until one, and none beforehand', async () => {
    const [order, { items }] = [await bought(test, visitorOf(test.app)), await words()]
    expect(items.map(({ soldOn }) => soldOn)).toEqual(
      Array.from({ length: 7 }, (_, back) => addDays('2026-11-21', -back)),
    )
    expect(items[0]).toMatchObject({ word: order.codeWord, client: test.world.client.config.texts.name })
    expect((await words({ soldOn: '2026-11-20' })).items[0]).toMatchObject({ ...items[1] })
    expect((await words({ soldOn: '2026-11-22' })).errors).toMatchObject([
      { fieldName: 'soldOn', translationKey: 'error.inFuture' },
    ])
    const sent = await (await aStaffMember(test, [RIGHTS.AllowedToUseAdminPanel])).send(calls.getStaffCodeWords, {
      query: {},
    })
    expect(sent.status).toBe(403)
  })

  it('are noted whenever somebody looks', async () => {
    await words({ soldOn: '2026-11-02' })
    const [note] = await test.database.db.select().from(staffAction)
    expect(note).toMatchObject({ call: 'admin/getCodeWords', after: { soldOn: '2026-11-02' } })
  })

  it('are told to a program with a key of the inspectors, and to no other', async () => {
    const program = visitorOf(test.app)
    program.withToken(await partnerKey(test.world, 'enforcement'))
    const told = await program.send(calls.getPartnerCodeWords, { query: {} })
    const [note] = await test.database.db.select().from(staffAction)
    expect(note).toMatchObject({ call: 'partner/getCodeWords' })
    expect(told.items).toEqual((await words()).items.map(({ soldOn, word }) => ({ soldOn, word })))
    const others = visitorOf(test.app)
    others.withToken(await partnerKey(test.world, 'orders'))
    expect((await others.send(calls.getPartnerCodeWords, { query: {} })).status).toBe(403)
  })
})
