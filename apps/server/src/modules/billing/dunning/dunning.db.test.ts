import { addDays, businessDateOf, creditorReference, type DunningLevel } from '@billett/domain'
import { asc, eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  adminEvent,
  bankReturn,
  collectionStop,
  contractEvent,
  dunningCase,
  dunningHold,
  dunningStep,
  party,
} from '../../../db/schema/index.ts'
import { aNamedPerson } from '../../../testing/a-named-person.ts'
import {
  announced,
  balanceOf,
  collectionsOf,
  creditOf,
  fileOf,
  handedOver,
  hears,
  notification,
  returnOf,
  transferOf,
  until,
} from '../../../testing/collected.ts'
import { fakeBank } from '../../../testing/fakes/fake-bank.ts'
import { sentStatements } from '../../../testing/sent-statements.ts'
import { takenJobs } from '../../../testing/taken-jobs.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { claimRound } from '../claim/index.ts'
import { announcePart } from '../collection/index.ts'
import { collectAgain, dunningRound, holdCase, sendDunningMail } from './index.ts'

let test: TestWorld
beforeEach(async () => {
  test = await testWorld()
  test.world.bankChannel = fakeBank()
})
afterEach(() => test.close())

const RETURNED = '2027-01-11'

const cases = () => test.database.db.select().from(dunningCase)
const steps = async () =>
  (await test.database.db.select().from(dunningStep).orderBy(asc(dunningStep.createdOn), asc(dunningStep.number))).map(
    ({ state, takenOn, owedCents, feeCents }) => `${takenOn} ${state} ${owedCents} ${feeCents}`,
  )
const happened = async (contractId: string) =>
  (await test.database.db.select().from(contractEvent).where(eq(contractEvent.contractId, contractId)))
    .map(({ happening }) => happening)
    .filter(({ kind }) => ['blocked', 'unblocked', 'ended', 'charged'].includes(kind))

/** Somebody whose January came and went back without cover; the bank took 3.00 for it. */
async function returned(code = 'MS03', { chargesCents = 300, email = 'jana@example.org' } = {}) {
  const [made] = await announced(test)
  if (!made) throw new Error('there is no contract')
  await aNamedPerson(test, made.partyId, email)
  until(test, '2026-12-29')
  const file = await handedOver(test)
  await hears(test, notification('C-1', creditOf(file)))
  const [collected] = await collectionsOf(test)
  until(test, RETURNED)
  const { endToEndId = '', cents = 0 } = collected ?? {}
  await hears(test, notification('N-1', returnOf({ endToEndId, cents, code, charges: chargesCents, on: RETURNED })))
  await claimRound(test.world)
  return made
}

/** The round of a day, and what is claimed on it. */
async function dunOn(day: string) {
  if (day > businessDateOf(test.now())) until(test, day)
  await dunningRound(test.world)
  await dunningRound(test.world)
  await claimRound(test.world)
}

/** What is collected on a day by itself, with what is told of it before. */
async function collectedOn(day: string): Promise<number> {
  const told = addDays(day, -16)
  if (told > businessDateOf(test.now())) until(test, told)
  await claimRound(test.world)
  await test.world.db.transaction(tx => announcePart(test.world, tx))
  until(test, addDays(day, -4))
  await claimRound(test.world)
  await handedOver(test, day)
  return (await collectionsOf(test)).filter(({ dueOn }) => dueOn === day).reduce((sum, { cents }) => sum + cents, 0)
}

const referenceOf = async (partyId: string) => {
  const [row] = await test.database.db.select().from(party).where(eq(party.id, partyId))
  return creditorReference(row?.customerNumber ?? '')
}

describe('whoever owes what came back', () => {
  it('is told level by level, each on its day and once, is blocked at the warning and ends with the month', async () => {
    const { contractId } = await returned()
    for (const after of [0, 1, 7, 13, 14, 28, 42]) await dunOn(addDays(RETURNED, after))
    expect(await steps()).toEqual([
      '2027-01-11 notified 6600 0',
      '2027-01-18 reminded 6600 0',
      '2027-01-25 warned 6600 120',
      // February was claimed meanwhile, and the fee of the warning.
      '2027-02-08 terminated 13020 0',
      '2027-02-22 handedOver 13020 0',
    ])
    expect(await happened(contractId)).toMatchObject([
      { kind: 'charged', payload: { component: 'returnFee', cents: 300 } },
      { kind: 'charged', payload: { component: 'dunningFee', cents: 120 } },
      { kind: 'blocked', effectiveOn: '2027-01-25', payload: { cause: 'debt' } },
      { kind: 'ended', effectiveOn: '2027-03-01', payload: { reason: 'breach' } },
    ])
    expect(await takenJobs(test, 'sendDunningMail')).toHaveLength(5)
  })

  it('reads why it came back, what is owed, a link and a reference', async () => {
    const { partyId } = await returned()
    await dunOn(RETURNED)
    const [job] = await takenJobs(test, 'sendDunningMail')
    if (!job) throw new Error('nothing was written')
    await sendDunningMail(test.world, job)
    await sendDunningMail(test.world, job)
    const mails = test.mails.filter(({ to }) => to === 'jana@example.org')
    expect(mails).toHaveLength(1)
    for (const part of [
      '66,00',
      'nicht gedeckt',
      '11. Januar 2027',
      await referenceOf(partyId),
      'https://shop.example/',
    ])
      expect(mails[0]?.text).toContain(part)
  })

  const letters = async () => {
    for (const job of await takenJobs(test, 'sendDunningMail')) await sendDunningMail(test.world, job)
    return test.mails.filter(({ to }) => to === 'jana@example.org').map(({ subject, text }) => `${subject} ${text}`)
  }
  const withLevels = (levels: DunningLevel[]) => {
    const { client } = test.world
    test.world.client = { ...client, config: { ...client.config, dunning: { levels } } }
  }

  it('is looked at only on the day of a level: a round in which nothing is due begins no transaction', async () => {
    await returned()
    await dunOn(RETURNED)
    const [, statements] = await sentStatements(test, () => dunningRound(test.world))
    expect(statements.filter(text => /^begin/i.test(text))).toEqual([])
    expect(statements).toHaveLength(5)
  })

  it('reads the days and what is blocked as the levels are configured', async () => {
    withLevels([
      { state: 'notified', afterDays: 0, feeCents: 0, isBlocked: false },
      { state: 'reminded', afterDays: 5, feeCents: 0, isBlocked: false },
      { state: 'warned', afterDays: 15, feeCents: 0, isBlocked: true },
      { state: 'terminated', afterDays: 20, feeCents: 0, isBlocked: true },
    ])
    await returned()
    for (const after of [0, 5, 15]) await dunOn(addDays(RETURNED, after))
    const told = await letters()
    expect(told).toHaveLength(3)
    const [first, second, third] = ['kam zurück', 'Erinnerung', 'Mahnung'].map(word =>
      told.find(text => text.split('\n')[0]?.includes(word)),
    )
    expect(first).toContain('Ihr Ticket gilt weiter.')
    expect(first).toContain('bis zum 15. Januar 2027.')
    expect(second).toContain('bis zum 25. Januar 2027. Danach sperren wir Ihr Ticket')
    expect(third).toContain('Mahnung: Ihr Ticket')
    expect(third).toContain('Ihr Ticket ist gesperrt, bis Sie bezahlt haben')
    expect(third).toContain('bis zum 30. Januar 2027.')
  })

  it('reads the words of the company, where it has some', async () => {
    const lead = { de: 'Zahlen Sie bis {day}, oder rufen Sie an.', en: 'Pay by {day}, or call us.' }
    withLevels([
      { state: 'notified', afterDays: 0, feeCents: 0, isBlocked: false, subject: { de: 'Post', en: 'Mail' }, lead },
      { state: 'reminded', afterDays: 5, feeCents: 0, isBlocked: false },
    ])
    await returned()
    await dunOn(RETURNED)
    const [only = ''] = await letters()
    expect(only).toMatch(/^Post /)
    expect(only).toContain('Zahlen Sie bis 15. Januar 2027, oder rufen Sie an.')
    expect(only).not.toContain('gilt weiter')
  })

  it('and cannot be written to comes no level further: people are told', async () => {
    const { contractId } = await returned('MS03', { email: '' })
    for (const after of [0, 7, 14, 28]) await dunOn(addDays(RETURNED, after))
    expect(await steps()).toEqual([])
    expect((await happened(contractId)).map(({ kind }) => kind)).toEqual(['charged'])
    const told = (await test.database.db.select().from(adminEvent)).map(({ facts }) => facts)
    expect(told).toContainEqual({ dueOn: RETURNED, what: 'noAddressee', found: 1 })
  })

  it('and whose case cannot go on keeps nobody else back: it stays where it is, and people are told', async () => {
    const made = await announced(test, 3)
    for (const [index, { partyId }] of made.entries()) await aNamedPerson(test, partyId, `jana${index}@example.org`)
    until(test, '2026-12-29')
    await hears(test, notification('C-1', creditOf(await handedOver(test))))
    until(test, RETURNED)
    for (const [index, { endToEndId, cents }] of (await collectionsOf(test)).entries())
      await hears(test, notification(`N-${index}`, returnOf({ endToEndId, cents, code: 'MS03', on: RETURNED })))
    let sent = 0
    const send: TestWorld['world']['jobs']['send'] = async (...job) => {
      sent += 1
      if (sent === 2) throw new Error('the queue is full')
      return test.world.jobs.send(...job)
    }
    await dunningRound({ ...test.world, jobs: { ...test.world.jobs, send } })
    const states = async () => (await cases()).map(({ state }) => state).toSorted()
    expect(await states()).toEqual(['clear', 'notified', 'notified'])
    const events = await test.database.db.select().from(adminEvent).where(eq(adminEvent.kind, 'collecting'))
    expect(events.map(({ facts }) => facts)).toMatchObject([{ what: 'notDunned' }])
    await dunningRound(test.world)
    expect(await states()).toEqual(['notified', 'notified', 'notified'])
  })

  it('is good again at once when they pay, and hears no more', async () => {
    const { contractId, partyId } = await returned()
    for (const after of [0, 7, 14]) await dunOn(addDays(RETURNED, after))
    await hears(test, notification('T-1', transferOf(await referenceOf(partyId), 6720)))
    expect((await cases()).map(({ state, closedOn }) => [state, closedOn !== null])).toEqual([['clear', true]])
    expect((await happened(contractId)).at(-1)).toMatchObject({ kind: 'unblocked', payload: { cause: 'debt' } })
    await dunOn('2027-01-31')
    expect(await steps()).toHaveLength(4)
    expect(await balanceOf(test, contractId)).toMatchObject({ bank: 6420, fees: 300 })
  })

  it('is good again when the new try was covered: its fees come with the next debit, and nobody ends over them', async () => {
    const { contractId } = await returned()
    await dunOn(RETURNED)
    await dunOn('2027-01-16')
    await test.world.db.transaction(tx => announcePart(test.world, tx))
    for (const day of ['2027-01-18', '2027-01-25']) await dunOn(day)
    expect((await happened(contractId)).map(({ kind }) => kind)).toContain('blocked')
    expect(await collectedOn('2027-02-01')).toBe(12_600)
    const { fileId } = (await collectionsOf(test)).at(-1) ?? {}
    until(test, '2027-02-02')
    await hears(test, notification('C-2', creditOf(await fileOf(test, fileId ?? ''), 'CREDIT-2')))
    await dunOn('2027-02-08')
    expect((await steps()).at(-1)).toBe('2027-02-08 clear 0 0')
    expect((await happened(contractId)).at(-1)).toMatchObject({ kind: 'unblocked', payload: { cause: 'debt' } })
    // March, what the bank took and what the warning cost.
    expect(await collectedOn('2027-03-01')).toBe(6720)
  })

  it('32: is collected from no more either where they are insolvent, until staff say that they are', async () => {
    await returned()
    await dunOn(RETURNED)
    const [open] = await cases()
    const caseId = open?.id ?? ''
    const held = { caseId, by: 'Anna', reason: 'the court has written', kind: 'insolvency' as const, until: null }
    for (let twice = 0; twice < 2; twice += 1) await test.world.db.transaction(tx => holdCase(test.world, tx, held))
    const stops = await test.database.db.select().from(collectionStop)
    expect(stops).toMatchObject([{ kind: 'everything', code: 'insolvency', endedOn: null }])
    await expect(collectedOn('2027-02-01')).rejects.toThrow('nothing to collect')
    expect((await test.world.db.transaction(tx => collectAgain(test.world, tx, caseId))).ok).toBe(true)
    expect(await collectedOn('2027-03-01')).toBeGreaterThan(0)
  })

  it('waits while they have promised to pay, and goes on after the day they said', async () => {
    await returned()
    await dunOn(RETURNED)
    const [open] = await cases()
    await test.database.db.insert(dunningHold).values({
      id: test.world.newRowId(),
      caseId: open?.id ?? '',
      kind: 'promise',
      until: '2027-01-20',
      reason: 'called',
      setBy: 'Anna',
      setOn: test.now(),
    })
    await dunOn('2027-01-19')
    expect(await steps()).toHaveLength(1)
    await dunOn('2027-01-21')
    expect((await steps()).at(-1)).toBe('2027-01-21 reminded 6600 0')
  })

  it.each([
    ['our data were wrong', 'AC01', 0, [], 1],
    ['they have died', 'MD07', 1, [], 0],
    ['the account is closed', 'AC04', 1, ['returnFee'], 1],
    ['they had it refunded', 'MD06', 1, ['returnFee'], 0],
  ])('is dunned and charged as the reason says: %s', async (_, code, found, fees, asked) => {
    const { contractId } = await returned(code)
    expect(await cases()).toHaveLength(found)
    expect((await happened(contractId)).map(({ payload }) => 'component' in payload && payload.component)).toEqual(fees)
    // For another account.
    expect(await takenJobs(test, 'sendPayerMail')).toHaveLength(asked)
  })

  it('is collected from once more ten days later and past the end of the month, where there was no cover', async () => {
    await returned()
    const [row] = await test.database.db.select().from(bankReturn)
    expect(row?.retryOn).toBe('2027-01-21')
    // With February; what the bank took comes with March.
    expect(await collectedOn('2027-02-01')).toBe(12_600)
    expect(await collectedOn('2027-03-01')).toBe(6600)
  })

  it('is not collected from before that day', async () => {
    await returned()
    await test.database.db.update(bankReturn).set({ retryOn: '2027-02-02' })
    expect(await collectedOn('2027-02-01')).toBe(6600)
    expect(await collectedOn('2027-03-01')).toBe(12_600)
  })

  it('is not collected from by itself once it came back again; staff may, and another account may', async () => {
    await returned()
    expect(await collectedOn('2027-02-01')).toBe(12_600)
    const { endToEndId = '', cents = 0 } = (await collectionsOf(test)).at(-1) ?? {}
    until(test, '2027-02-03')
    await hears(test, notification('N-2', returnOf({ endToEndId, cents, charges: 0, on: '2027-02-03' })))
    expect(await collectedOn('2027-03-01')).toBe(6600)
    const [open] = await cases()
    expect(await test.world.db.transaction(tx => collectAgain(test.world, tx, open?.id ?? ''))).toEqual({ ok: true })
    expect(await collectedOn('2027-04-01')).toBe(18_900)
  })

  it('is not collected from by itself where the bank says that we had asked twice', async () => {
    await returned('AM05')
    expect(await collectedOn('2027-02-01')).toBe(6300)
  })

  it('23: by three months refunded at once has three returns, one case and one letter', async () => {
    const [made] = await announced(test)
    await aNamedPerson(test, made?.partyId ?? '')
    const days = ['2027-01-04', '2027-02-01', '2027-03-01']
    for (const dueOn of days) {
      until(test, addDays(dueOn, -18) > businessDateOf(test.now()) ? addDays(dueOn, -18) : businessDateOf(test.now()))
      await claimRound(test.world)
      await test.world.db.transaction(tx => announcePart(test.world, tx))
      until(test, addDays(dueOn, -6))
      const file = await handedOver(test, dueOn)
      await hears(test, notification(`C-${dueOn}`, creditOf(file, `CREDIT-${dueOn}`)))
    }
    until(test, '2027-03-08')
    const back = (await collectionsOf(test)).map(({ endToEndId, cents }) =>
      returnOf({ endToEndId, cents, code: 'MD06', on: '2027-03-08' }),
    )
    expect(back).toHaveLength(3)
    await hears(test, notification('N-1', back.join('')))
    await claimRound(test.world)
    await dunOn('2027-03-08')
    expect(await test.database.db.select().from(bankReturn)).toHaveLength(3)
    expect(await cases()).toHaveLength(1)
    expect(await steps()).toEqual(['2027-03-08 notified 19800 0'])
    expect(await balanceOf(test, made?.contractId ?? '')).toMatchObject({ receivable: 19_800, fees: 900, bank: -900 })
  })
})
