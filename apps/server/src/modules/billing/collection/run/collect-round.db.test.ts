import { addDays, businessDateOf, daysBetween } from '@billett/domain'
import { asc, eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  adminEvent,
  bankFile,
  billingRun,
  collection,
  collectionClaim,
  debitNotice,
  mandate,
  partyPerson,
  runPart,
} from '../../../../db/schema/index.ts'
import type { Checkpoint } from '../../../../ports/checkpoints.ts'
import { aContract } from '../../../../testing/a-contract.ts'
import { aMandate } from '../../../../testing/a-mandate.ts'
import { type FakeBank, fakeBank } from '../../../../testing/fakes/fake-bank.ts'
import { mortalProcess } from '../../../../testing/kills/mortal-process.ts'
import { type TestWorld, testWorld } from '../../../../testing/test-world.ts'
import { claimRound } from '../../claim/index.ts'
import { fileAnnounced } from '../build-file.ts'
import {
  acceptFile,
  collectRound,
  creditFile,
  finishRefused,
  handOverReleased,
  refuseFile,
  releaseFile,
  sendDebitNotice,
  voidFile,
} from '../index.ts'
import { freeRun } from './void-run.ts'

let test: TestWorld
let bank: FakeBank
beforeEach(async () => {
  test = await testWorld()
  bank = fakeBank()
  test.world.bankChannel = bank
})
afterEach(() => test.close())

const DAY = 24 * 60
const DUE = '2027-01-04'

/** Lets a day go by after the other, with what the worker does on each, up to one that lies ahead. */
async function worksUntil(day: string): Promise<void> {
  while (businessDateOf(test.now()) < day) {
    test.pass(DAY)
    await claimRound(test.world)
    await collectRound(test.world)
  }
}

const jumpsTo = (day: string) => test.pass(daysBetween(businessDateOf(test.now()), day) * DAY)

async function aPayer(from = '2027-01-01') {
  const made = await aContract(test, { from })
  const mandateId = await aMandate(test, made)
  return { ...made, mandateId }
}

const runs = async () => {
  const rows = await test.database.db
    .select({ day: billingRun.day, state: billingRun.state })
    .from(billingRun)
    .where(eq(billingRun.kind, 'collect'))
    .orderBy(asc(billingRun.day))
  return rows.map(({ day, state }) => `${day} ${state}`)
}
const files = () => test.database.db.select().from(bankFile).orderBy(asc(bankFile.part))
const collections = () => test.database.db.select().from(collection).orderBy(asc(collection.dueOn))
const told = async () => {
  const events = await test.database.db.select().from(adminEvent).where(eq(adminEvent.kind, 'collecting'))
  return events.map(({ facts }) => facts)
}
const runOf = async (day: string) => {
  const [run] = await test.database.db.select().from(billingRun).where(eq(billingRun.day, day))
  return run?.id ?? ''
}
const release = async (by = 'Bert') => {
  const all = await files()
  const id = all.find(({ state }) => state === 'built')?.id ?? ''
  return { id, done: await test.world.db.transaction(tx => releaseFile(test.world, tx, id, by)) }
}

// It is Saturday, 21 November 2026. What is due on 1 January is collected on Monday, the 4th.
describe('the collecting of a day', () => {
  it('goes by itself to a file that waits for its release, and after it to the bank', async () => {
    await aPayer()
    await worksUntil('2026-12-15')
    expect(await runs()).toEqual([])
    // Some of what is sold can be changed until the 15th.
    await worksUntil('2026-12-16')
    expect(await runs()).toEqual([`${DUE} claiming`])
    expect(await test.database.db.$count(debitNotice)).toBe(0)
    await worksUntil('2026-12-17')
    expect(await runs()).toContain(`${DUE} announcing`)
    expect(await test.database.db.$count(debitNotice)).toBe(1)
    await worksUntil('2026-12-21')
    expect(await runs()).toContain(`${DUE} frozen`)
    expect(await collections()).toEqual([])
    await worksUntil('2026-12-30')
    expect(await runs()).toContain(`${DUE} built`)
    expect(await files()).toMatchObject([{ state: 'built', count: 1, sumCents: 6300, builtBy: 'clock' }])
    const { id, done } = await release()
    expect(done).toEqual({ ok: true })
    expect(await runs()).toContain(`${DUE} released`)
    expect(bank.files.size).toBe(0)
    await handOverReleased(test.world, id)
    await handOverReleased(test.world, id)
    expect(await runs()).toContain(`${DUE} handedOver`)
    expect(bank.files.size).toBe(1)
    expect(await told()).toEqual([])
    // Nobody is written to twice about what they know.
    await worksUntil('2027-01-20')
    expect(await test.database.db.$count(debitNotice)).toBe(1)
  })

  it('tells a payer by mail, once, of every day that is known, by which mandate and from which account', async () => {
    const { partyId, mandateId } = await aPayer()
    await test.database.db.insert(partyPerson).values({
      ...{ partyId, salutation: 1, title: '', firstName: 'Jana', lastName: 'Möller', birthDate: '1990-01-01' },
      ...{ email: 'jana@example.org', phone: '' },
      address: { street: 'Weg', houseNumber: '1', postCode: '12345', city: 'Lührstadt', country: 'DE' },
    })
    await worksUntil('2026-12-17')
    const [notice] = await test.database.db.select().from(debitNotice)
    await sendDebitNotice(test.world, notice?.id ?? '')
    await sendDebitNotice(test.world, notice?.id ?? '')
    const mails = test.mails.filter(({ to }) => to === 'jana@example.org')
    expect(mails).toHaveLength(1)
    const [used] = await test.database.db.select().from(mandate).where(eq(mandate.id, mandateId))
    const { creditorId = 'none' } = test.world.client.config.operator
    for (const part of ['4. Januar 2027', '1. Februar 2027', '63,00', used?.reference, creditorId, '2051'])
      expect(mails[0]?.text).toContain(part)
    expect(mails[0]?.text).not.toContain(used?.iban)
    expect(await told()).toEqual([])
  })

  it('tells people of a payer who can be written to nowhere', async () => {
    await aPayer()
    await worksUntil('2026-12-17')
    const [notice] = await test.database.db.select().from(debitNotice)
    await sendDebitNotice(test.world, notice?.id ?? '')
    expect(await told()).toEqual([{ dueOn: DUE, what: 'noAddressee', found: 1 }])
  })

  it('is done once by several workers, each with parts of its own', async () => {
    for (let payers = 0; payers < 5; payers += 1) await aPayer()
    await worksUntil('2026-12-16')
    const together = () => Promise.all([1, 2, 3].map(() => collectRound(test.world, 2)))
    jumpsTo('2026-12-17')
    await claimRound(test.world)
    await together()
    expect(await test.database.db.$count(debitNotice)).toBe(5)
    const parts = await test.database.db
      .select()
      .from(runPart)
      .where(eq(runPart.pass, 'announce 2026-12-17'))
      .orderBy(asc(runPart.number))
    expect(parts.map(({ looked, made }) => [looked, made])).toEqual([
      [2, 2],
      [2, 2],
      [1, 1],
    ])
    jumpsTo('2026-12-30')
    await together()
    await collectRound(test.world)
    expect(await runs()).toContain(`${DUE} built`)
    expect((await collections()).map(({ state }) => state)).toEqual(Array(5).fill('filed'))
    expect((await files()).map(({ count }) => count)).toEqual([5])
  })

  it.each([
    ['2026-12-17', ['runToBeMoved', 'runMoved', 'noticesToBeStored', 'noticesStored']],
    [
      '2026-12-29',
      ['collectionsToBeStored', 'collectionsStored', 'fileToBeStored', 'fileStored', 'fileToBeBuilt', 'fileBuilt'],
    ],
  ] as const)('goes on after a worker was killed, on %s', async (day, points) => {
    for (let payers = 0; payers < 3; payers += 1) await aPayer()
    await worksUntil(addDays(day, -1))
    jumpsTo(day)
    await claimRound(test.world)
    for (const at of points) await diesAt(at)
    await collectRound(test.world)
    await worksUntil('2026-12-30')
    expect(await test.database.db.$count(debitNotice)).toBe(3)
    expect((await files()).map(({ state, count, sumCents }) => [state, count, sumCents])).toEqual([
      ['built', 3, 18_900],
    ])
    expect(await test.database.db.$count(collectionClaim)).toBe(3)
  })

  it('is at the bank once where who hands it over is killed', async () => {
    await aPayer()
    await worksUntil('2026-12-30')
    const { id } = await release()
    for (const at of ['fileToBeHandedOver', 'fileTaken', 'handOverStored'] as const) {
      const worker = await mortalProcess(test, { at })
      await worker.does(({ world }) => handOverReleased({ ...world, bankChannel: bank }, id))
      expect(worker.isDead(), at).toBe(true)
      await worker.end()
    }
    expect(bank.files.size).toBe(1)
    expect(await runs()).toContain(`${DUE} handedOver`)
  })

  it('leaves out who cannot be collected from, says so, and goes on with the others', async () => {
    const { mandateId } = await aPayer()
    await aPayer()
    await worksUntil('2026-12-17')
    await test.database.db.update(mandate).set({ lastCollectionOn: '2023-01-02' }).where(eq(mandate.id, mandateId))
    await worksUntil('2026-12-30')
    expect((await files()).map(({ count }) => count)).toEqual([1])
    expect(await told()).toEqual([{ dueOn: DUE, what: 'mandateLapsed', found: 1 }])
  })

  it('is collected although the payer was told of more meanwhile, too late for the day', async () => {
    const { payerId } = await aPayer()
    await worksUntil('2026-12-22')
    const [first] = await test.database.db.select().from(debitNotice)
    if (!first) throw new Error('nobody was told')
    await test.world.db
      .insert(debitNotice)
      .values({ ...first, id: test.world.newRowId(), number: 2, sentOn: '2026-12-22', createdOn: test.now() })
    await worksUntil('2026-12-30')
    expect(await collections()).toMatchObject([{ payerId, noticeId: first.id, cents: 6300 }])
  })
})

describe('a run that is made void', () => {
  it('frees what it was to collect, and the next day collects it', async () => {
    await aPayer()
    await worksUntil('2026-12-30')
    const id = await runOf(DUE)
    expect(await test.world.db.transaction(tx => freeRun(test.world, tx, id))).toEqual({ ok: true, collections: 1 })
    expect((await collections()).map(({ state, fileId }) => [state, fileId])).toEqual([['dropped', null]])
    expect((await files()).map(({ state }) => state)).toEqual(['void'])
    await worksUntil('2027-01-27')
    expect(await runs()).toContain(`${DUE} void`)
    expect((await collections()).map(({ dueOn, cents, state }) => [dueOn, cents, state])).toEqual([
      [DUE, 6300, 'dropped'],
      ['2027-02-01', 12_600, 'filed'],
    ])
  })

  it('is none once the bank has a file of it, or may have one', async () => {
    await aPayer()
    await worksUntil('2026-12-30')
    const { id } = await release()
    bank.answerNext({ state: 'unreachable', detail: 'gone' }, true)
    await expect(handOverReleased(test.world, id)).rejects.toThrow('the bank cannot be reached')
    const freed = async () => test.world.db.transaction(async tx => freeRun(test.world, tx, await runOf(DUE)))
    expect(await freed()).toEqual({ ok: false, reason: 'runAtBank' })
    await handOverReleased(test.world, id)
    expect(await freed()).toEqual({ ok: false, reason: 'runAtBank' })
  })

  it.each([
    ['a part was planned', 'collectionsStored'],
    ['a file was made', 'fileStored'],
  ] as const)('while it is being built has no live file, after %s', async (_, point) => {
    for (let payers = 0; payers < 3; payers += 1) await aPayer()
    await worksUntil('2026-12-28')
    jumpsTo('2026-12-29')
    await claimRound(test.world)
    const id = await runOf(DUE)
    let isFreed = false
    const reached = async (at: Checkpoint) => {
      if (at !== point || isFreed) return
      isFreed = true
      await test.world.db.transaction(tx => freeRun(test.world, tx, id))
    }
    await collectRound({ ...test.world, reached }, 2)
    expect(isFreed).toBe(true)
    expect(await runs()).toContain(`${DUE} void`)
    expect((await files()).filter(({ state }) => state !== 'void')).toEqual([])
    expect((await collections()).filter(({ state }) => state !== 'dropped')).toEqual([])
  })

  it('is one that nobody released in time, of which people are told', async () => {
    await aPayer()
    await worksUntil('2026-12-31')
    expect(await runs()).toContain(`${DUE} void`)
    expect(await told()).toEqual([{ dueOn: DUE, what: 'notReleased', found: 1 }])
  })
})

describe('a file that the bank has refused', () => {
  /** Refused on the very day; another takes its place, which the bank takes until 7 January. */
  async function refused() {
    const made = await aPayer()
    await worksUntil('2026-12-30')
    const { id } = await release()
    await handOverReleased(test.world, id)
    await worksUntil(DUE)
    await test.world.db.transaction(tx => refuseFile(test.world, tx, id))
    await finishRefused(test.world)
    const again = (await files()).find(({ attempt }) => attempt === 2)
    expect(again).toMatchObject({ state: 'built', dueOn: '2027-01-11', handOverBy: '2027-01-07' })
    expect(await told()).toEqual([{ dueOn: DUE, what: 'fileRefused', found: 1 }])
    return { ...made, again: again?.id ?? '' }
  }
  const states = async () => (await files()).map(({ attempt, state }) => `${attempt} ${state}`).toSorted()

  it('leaves its run at the bank while another is released and handed over, and is no false alarm', async () => {
    const { again } = await refused()
    expect((await release()).done).toEqual({ ok: true })
    expect(await runs()).toContain(`${DUE} handedOver`)
    await worksUntil('2027-01-05')
    expect(await told()).toHaveLength(1)
    await handOverReleased(test.world, again)
    expect(await runs()).toContain(`${DUE} handedOver`)
    await worksUntil('2027-01-09')
    expect(await told()).toHaveLength(1)
    expect((await collections()).map(({ state }) => state)).toEqual(['presented'])
  })

  it('and whose other nobody releases in time: what it is for is collected on the next day, once', async () => {
    await refused()
    await worksUntil('2027-01-07')
    expect(await states()).toEqual(['1 rejected', '2 built'])
    await worksUntil('2027-01-08')
    expect(await states()).toEqual(['1 rejected', '2 void'])
    expect((await told()).map(facts => 'what' in facts && facts.what)).toEqual(['fileRefused', 'notReleased'])
    expect(await runs()).toContain(`${DUE} closed`)
    await worksUntil('2027-01-27')
    expect((await collections()).map(({ dueOn, cents, state }) => [dueOn, cents, state])).toEqual([
      [DUE, 6300, 'dropped'],
      ['2027-02-01', 12_600, 'filed'],
    ])
  })

  it('and whose other is made void holds nothing either', async () => {
    const { again } = await refused()
    expect(await test.world.db.transaction(tx => voidFile(test.world, tx, again))).toBe(true)
    expect((await collections()).map(({ state, fileId }) => [state, fileId])).toEqual([['dropped', null]])
    expect(await test.database.db.select().from(collectionClaim)).toMatchObject([{ reopenedOn: test.now() }])
  })
})

describe('a run of which the bank has one file', () => {
  it('is at the bank once nobody has released the other in time, whose debits are free', async () => {
    await aPayer()
    await aPayer()
    await worksUntil('2026-12-29')
    const [whole] = await files()
    const [one] = await collections()
    await test.world.db.transaction(tx => voidFile(test.world, tx, whole?.id ?? ''))
    // A file for each of the two.
    const set = (state: 'planned' | 'announced') =>
      test.database.db
        .update(collection)
        .set({ state })
        .where(eq(collection.id, one?.id ?? ''))
    const goes = (state: 'building' | 'built') =>
      test.database.db.update(billingRun).set({ state }).where(eq(billingRun.day, DUE))
    await goes('building')
    await set('planned')
    await fileAnnounced(test.world, { dueOn: DUE, by: 'clock' })
    await set('announced')
    await fileAnnounced(test.world, { dueOn: DUE, by: 'clock' })
    await goes('built')
    const { id } = await release()
    await handOverReleased(test.world, id)
    await worksUntil('2026-12-30')
    expect((await files()).map(({ state }) => state)).toEqual(['void', 'handedOver', 'built'])
    await worksUntil('2026-12-31')
    expect((await files()).map(({ state }) => state)).toEqual(['void', 'handedOver', 'void'])
    expect((await collections()).map(({ state }) => state).toSorted()).toEqual(['dropped', 'presented'])
    expect(await runs()).toContain(`${DUE} handedOver`)
    expect(await told()).toEqual([{ dueOn: DUE, what: 'notReleased', found: 1 }])
  })
})

describe('a run that the bank has decided on', () => {
  it('is closed, and not before', async () => {
    await aPayer()
    await worksUntil('2026-12-30')
    const { id } = await release()
    await handOverReleased(test.world, id)
    await test.world.db.transaction(tx => acceptFile(test.world, tx, id))
    await worksUntil('2027-01-05')
    expect(await runs()).toContain(`${DUE} handedOver`)
    await test.world.db.transaction(tx => creditFile(test.world, tx, id))
    await collectRound(test.world)
    expect(await runs()).toContain(`${DUE} closed`)
  })
})

/** A worker does its round until it comes to the point, where it is killed. */
async function diesAt(at: Checkpoint): Promise<void> {
  const worker = await mortalProcess(test, { at })
  await worker.does(({ world }) => collectRound(world, 2))
  expect(worker.isDead(), at).toBe(true)
  await worker.end()
}
