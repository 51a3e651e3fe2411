import { randomUUID } from 'node:crypto'
import * as calls from '@billett/contract'
import { businessDateOf, creditorReference, RIGHTS } from '@billett/domain'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { clientIdOf } from '../../../call/client-id-of.ts'
import { adminEvent, collectionStop, dunningCase, dunningHold, party, staffAction } from '../../../db/schema/index.ts'
import { aContract } from '../../../testing/a-contract.ts'
import { hears, notification, transferOf } from '../../../testing/collected.ts'
import { aStaffMember } from '../../../testing/staff-member.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { claimRound } from '../../billing/claim/index.ts'
import { chargePayer } from '../../billing/claim-payment/index.ts'
import { handOverCases } from '../../billing/dunning/index.ts'

const { AllowedToUseAdminPanel: PANEL, AllowedToSeeBilling: SEE, AllowedToRunBilling: RUN } = RIGHTS
const ALL = [PANEL, SEE, RUN, RIGHTS.AllowedToSeePersonalDetails]

let test: TestWorld
beforeEach(async () => {
  test = await testWorld()
})
afterEach(() => test.close())

const someone = (rights: readonly number[] = ALL) => aStaffMember(test, rights)
type Someone = Awaited<ReturnType<typeof someone>>
const wordOf = ({ errors }: { errors: calls.ErrorItem[] }) => errors[0]?.translationKey
const make = (by: Someone) => by.send(calls.makeDunningHandOver, { body: { reason: 'Inkasso Nord, November' } })
const listed = async (by: Someone) => (await by.send(calls.getDunningHandOvers)).items
const troubles = async () =>
  (await test.database.db.select().from(adminEvent)).flatMap(({ facts }) => ('what' in facts ? [facts.what] : []))

/** Somebody owes a sum, and has come to the agency with it. */
async function aDebtor(cents = 4200) {
  const { world } = test
  const made = await aContract(test, { from: '2027-01-01' })
  await world.db.transaction(tx => chargePayer(world, tx, { ...made, component: 'returnFee', cents }))
  await claimRound(world)
  const today = businessDateOf(test.now())
  const caseId = randomUUID()
  await world.db.insert(dunningCase).values({
    ...{ id: caseId, clientId: clientIdOf(world), payerId: made.payerId, state: 'handedOver' },
    ...{ openedOn: today, reachedOn: today, createdOn: test.now() },
  })
  const [row] = await world.db.select().from(party).where(eq(party.id, made.partyId))
  return { ...made, caseId, customerNumber: row?.customerNumber ?? '' }
}

function wantsSecondPerson() {
  const { client } = test.world
  const settings = { ...client.config.settings, secondPerson: ['handOvers' as const] }
  test.world.client = { ...client, config: { ...client.config, settings } }
}

describe('cases for a collection agency', () => {
  it('are given to it once, in a file of their claims, which says who has fetched it', async () => {
    const [one, other] = [await aDebtor(), await aDebtor(300)]
    const by = await someone()
    const queue = () => by.send(calls.getStaffQueues, { query: { queue: 'handOvers' } })
    expect((await queue()).items).toEqual([{ queue: 'handOvers', count: 2, oldest: test.now() }])
    expect((await make(by)).items).toMatchObject([{ cases: 2, cents: 4500, paidCents: 0 }])
    expect((await queue()).items).toEqual([{ queue: 'handOvers', count: 0, oldest: null }])
    expect(wordOf(await make(await someone()))).toBe('error.nothingToHandOver')
    const [given] = await listed(by)
    const fetch = (format: 'csv' | 'xlsx') =>
      by.send(calls.downloadDunningHandOver, { params: { handOverGuid: given?.guid ?? '' }, query: { format } })
    const text = (await fetch('csv')).bytes.toString()
    for (const { customerNumber } of [one, other]) expect(text).toContain(customerNumber)
    expect(text.split('\n').filter(line => /42[,.]00/.test(line))).toHaveLength(1)
    expect((await fetch('xlsx')).bytes.subarray(0, 2).toString()).toBe('PK')
    expect((await test.database.db.select().from(staffAction)).map(({ call }) => call)).toEqual([
      'admin/makeDunningHandOver',
      'admin/downloadDunningHandOver',
      'admin/downloadDunningHandOver',
    ])
  })

  it('are reported to be taken back where money arrives after that', async () => {
    const { customerNumber } = await aDebtor()
    const by = await someone()
    await make(by)
    expect(await troubles()).toEqual([])
    await hears(test, notification('PART', transferOf(creditorReference(customerNumber), 1200)))
    expect(await listed(by)).toMatchObject([{ cents: 4200, paidCents: 1200 }])
    expect(await troubles()).toContain('paidAfterHandOver')
    await hears(test, notification('REST', transferOf(creditorReference(customerNumber), 3000, 'TRANSFER-2')))
    expect(await listed(by)).toMatchObject([{ paidCents: 4200 }])
  })

  /** Resolves once somebody waits for what another transaction holds. */
  const somebodyWaits = () =>
    expect
      .poll(async () => {
        const waiting = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
        return (await test.database.pool.query(waiting)).rows.length
      })
      .toBeGreaterThan(0)

  it('are reported to be taken back where money arrives while they are given away', async () => {
    const { customerNumber } = await aDebtor()
    const [given, stored] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const giving = test.world.db.transaction(async tx => {
      await handOverCases(test.world, tx, { by: randomUUID(), reason: 'Inkasso Nord' })
      given.resolve()
      await stored.promise
    })
    await given.promise
    const paying = hears(test, notification('PART', transferOf(creditorReference(customerNumber), 4200)))
    await somebodyWaits()
    stored.resolve()
    await Promise.all([giving, paying])
    expect(await troubles()).toContain('paidAfterHandOver')
  })

  it('stay where they wait for something, and wait for a second person where the company wants one', async () => {
    const { caseId } = await aDebtor()
    await test.database.db.insert(dunningHold).values({
      ...{
        id: randomUUID(),
        caseId,
        kind: 'dispute',
        until: null,
        reason: 'x',
        setBy: randomUUID(),
        setOn: test.now(),
      },
    })
    const by = await someone()
    expect(wordOf(await make(by))).toBe('error.nothingToHandOver')
    await aDebtor()
    wantsSecondPerson()
    expect((await make(by)).status).toBe(202)
    expect(await listed(by)).toEqual([])
  })

  it('are given to it once a second person agrees to the same cases, and not to others', async () => {
    await aDebtor()
    wantsSecondPerson()
    const [by, second] = [await someone(), await someone([PANEL, RIGHTS.AllowedToApprove])]
    const agree = async () => {
      const [asked] = (await second.send(calls.getStaffApprovals, { query: { state: 'waiting' } })).items
      const { id: approvalId, hash } = asked ?? expect.unreachable('something waits')
      return second.send(calls.approveStaffAct, { params: { approvalId }, body: { hash } })
    }
    await make(by)
    expect((await agree()).status).toBe(200)
    const [given] = await listed(by)
    expect(given).toMatchObject({ cases: 1, cents: 4200 })
    const notes = await test.database.db
      .select()
      .from(staffAction)
      .where(eq(staffAction.subjectKind, 'dunningHandOver'))
    expect(notes).toMatchObject([{ subjectId: given?.guid, after: { cases: 1, cents: 4200 } }])
    const { payerId, contractId } = await aDebtor(300)
    await make(by)
    await test.world.db.transaction(tx =>
      chargePayer(test.world, tx, { payerId, contractId, component: 'returnFee', cents: -300 }),
    )
    await claimRound(test.world)
    await aDebtor(300)
    expect(wordOf(await agree())).toBe('error.changedMeanwhile')
  })

  it('stay where their payer has died or is insolvent, until staff let it be collected again', async () => {
    const { payerId } = await aDebtor()
    const stop = { id: randomUUID(), clientId: clientIdOf(test.world), payerId, since: test.now() }
    await test.database.db.insert(collectionStop).values({ ...stop, kind: 'everything', code: 'MD07' })
    const by = await someone()
    expect(wordOf(await make(by))).toBe('error.nothingToHandOver')
    await test.database.db.update(collectionStop).set({ endedOn: test.now() })
    expect((await make(by)).items).toMatchObject([{ cases: 1, cents: 4200 }])
  })

  it('are given to two people at once only once, and to nobody without the rights', async () => {
    await aDebtor()
    const [one, two] = [await someone(), await someone()]
    const answers = await Promise.all([make(one), make(two)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const [given] = await listed(one)
    const params = { handOverGuid: given?.guid ?? '' }
    const looks = await someone([PANEL, SEE])
    expect((await looks.send(calls.downloadDunningHandOver, { params })).status).toBe(403)
    expect((await make(looks)).status).toBe(403)
    expect(wordOf(await one.send(calls.downloadDunningHandOver, { params: { handOverGuid: randomUUID() } }))).toBe(
      'error.handOverNotFound',
    )
  })
})
