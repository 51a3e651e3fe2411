import { addDays, businessDateOf, daysBetween } from '@billett/domain'
import { asc, eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  adminEvent,
  bankFile,
  claim,
  collection,
  collectionClaim,
  debitNotice,
  debitNoticeLine,
  fraudCase,
  ledgerEntry,
  mandate,
  party,
} from '../../../db/schema/index.ts'
import { aContract, happens } from '../../../testing/a-contract.ts'
import { aMandate } from '../../../testing/a-mandate.ts'
import { buildFile } from '../../../testing/build-file.ts'
import { type FakeBank, fakeBank } from '../../../testing/fakes/fake-bank.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { claimRound } from '../claim/index.ts'
import { announcePart, creditFile, handOverFile, releaseFile, takeReturns, voidFile } from './index.ts'

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

/** Lets days go by to one, which lies ahead. */
const until = (day: string) => test.pass(daysBetween(businessDateOf(test.now()), day) * DAY)

const announce = () => test.world.db.transaction(tx => announcePart(test.world, tx))

const release = (fileId: string, by = 'Bert') =>
  test.world.db.transaction(tx => releaseFile(test.world, tx, fileId, by))
const settle = (fileId: string) => test.world.db.transaction(tx => creditFile(test.world, tx, fileId))
const comesBack = async (collectionId: string): Promise<boolean> => {
  const back = [{ collectionId, chargesCents: 0 }]
  return (await test.world.db.transaction(tx => takeReturns(test.world, tx, back))).has(collectionId)
}
const makeVoid = (fileId: string) => test.world.db.transaction(tx => voidFile(test.world, tx, fileId))

const linesOf = async () => {
  const rows = await test.database.db
    .select({ number: debitNotice.number, dueOn: debitNoticeLine.dueOn, cents: debitNoticeLine.cents })
    .from(debitNoticeLine)
    .innerJoin(debitNotice, eq(debitNotice.id, debitNoticeLine.noticeId))
    .orderBy(asc(debitNotice.number), asc(debitNoticeLine.dueOn))
  return rows.map(({ number, dueOn, cents }) => `${number}: ${dueOn} ${cents}`)
}

const collections = () =>
  test.database.db.select().from(collection).orderBy(asc(collection.dueOn), asc(collection.createdOn))

const balanceOf = async (contractId: string) => {
  const entries = await test.database.db.select().from(ledgerEntry).where(eq(ledgerEntry.contractId, contractId))
  const balances: Record<string, number> = {}
  for (const { debit, credit, amountCents } of entries) {
    balances[debit] = (balances[debit] ?? 0) + amountCents
    balances[credit] = (balances[credit] ?? 0) - amountCents
  }
  return balances
}

/** A contract whose January is claimed and announced for its first bank day, the 4th. */
async function announced() {
  until('2026-12-15')
  const made = await aContract(test, { from: '2027-01-01' })
  const mandateId = await aMandate(test, made)
  await claimRound(test.world)
  await announce()
  return { ...made, mandateId }
}

async function built() {
  const fileId = await buildFile(test.world, { dueOn: DUE, by: 'Anna' })
  if (!fileId) throw new Error('there was nothing to collect')
  return fileId
}

async function handedOver() {
  const fileId = await built()
  await release(fileId)
  expect(await handOverFile(test.world, fileId)).toEqual({ ok: true })
  return fileId
}

/** Staff have confirmed that a contract is a fraud, as its account was found by a mandate. */
async function foundFraud(contractId: string, mandateId: string | null) {
  const { clientId } = test.world.client.config.settings
  const found = { contractId, clientId, mandateId, level: 'high' as const, points: 80, findings: [] }
  const decided = { decidedBy: 'Bert', decidedOn: test.now(), reason: 'the owner has complained' }
  const row = { ...found, ...decided, rulesVersion: 'one', assessedOn: test.now(), state: 'confirmed' as const }
  await test.database.db.insert(fraudCase).values(row)
}

// It is Saturday, 21 November 2026; most begins in the middle of December.
describe('what a contract owes', () => {
  it.each(['the mandate of the case', 'one that they gave since'])(
    'is not collected from whoever was found a fraud, by %s, until staff find that they are none',
    async which => {
      const { contractId, mandateId } = await announced()
      until('2026-12-29')
      await foundFraud(contractId, which === 'the mandate of the case' ? mandateId : test.world.newRowId())
      expect(await buildFile(test.world, { dueOn: DUE, by: 'Anna' })).toBeNull()
      await test.database.db.update(fraudCase).set({ state: 'overruled' })
      expect(await buildFile(test.world, { dueOn: DUE, by: 'Anna' })).not.toBeNull()
    },
  )

  it('is collected from an organisation although one of its contracts is a fraud’s', async () => {
    const { contractId, partyId } = await announced()
    await test.database.db.update(party).set({ kind: 'organisation' }).where(eq(party.id, partyId))
    until('2026-12-29')
    await foundFraud(contractId, null)
    expect(await buildFile(test.world, { dueOn: DUE, by: 'Anna' })).not.toBeNull()
  })

  it('is announced, collected by one file, and has come: the whole way', async () => {
    const { contractId, mandateId } = await announced()
    expect((await linesOf())[0]).toBe(`1: ${DUE} 6300`)
    until('2026-12-29')
    const fileId = await built()
    expect(await handOverFile(test.world, fileId)).toEqual({ ok: false, reason: 'notReleased' })
    expect(await release(fileId, 'Anna')).toEqual({ ok: false, reason: 'samePerson' })
    expect(await release(fileId)).toEqual({ ok: true })
    expect(bank.files.size).toBe(0)
    expect(await handOverFile(test.world, fileId)).toEqual({ ok: true })
    expect(await balanceOf(contractId)).toMatchObject({ inTransit: 6300, receivable: 0 })
    const [text] = bank.files.values()
    expect(text).toContain('<InstdAmt Ccy="EUR">63.00</InstdAmt>')
    expect(text).toContain('<Nm>Jana Moeller</Nm>')
    expect(text).toContain(`<ReqdColltnDt>${DUE}</ReqdColltnDt>`)
    expect(text).toContain('<DtOfSgntr>2026-12-15</DtOfSgntr>')
    const [used] = await test.database.db.select().from(mandate).where(eq(mandate.id, mandateId))
    expect(used?.lastCollectionOn).toBe(DUE)
    expect(await settle(fileId)).toBe(true)
    expect(await settle(fileId)).toBe(false)
    expect(await balanceOf(contractId)).toEqual({ receivable: 0, inTransit: 0, bank: 6300, revenue: -6300 })
    expect((await collections()).map(({ state }) => state)).toEqual(['settled'])
  })

  it('is told in one notice of a year, and told again only when a price or plan changes', async () => {
    const { contractId } = await announced()
    const first = await linesOf()
    expect(first.length).toBeGreaterThan(11)
    expect(new Set(first.map(line => line.slice(-4)))).toEqual(new Set(['6300']))
    for (const dueOn of [DUE, '2027-02-01', '2027-03-01']) {
      // The first day after the deadline for notice, in every one of these months.
      until(addDays(dueOn, -18))
      await claimRound(test.world)
      await announce()
      until(addDays(dueOn, -5))
      expect(await buildFile(test.world, { dueOn, by: 'Anna' })).not.toBeNull()
    }
    expect(new Set((await linesOf()).map(line => line.slice(0, 1)))).toEqual(new Set(['1']))
    await happens(test, contractId, {
      kind: 'paused',
      effectiveOn: '2027-05-01',
      payload: { until: '2027-06-01', reason: 'illness' },
    })
    await announce()
    // Less than was announced needs no other notice.
    expect(new Set((await linesOf()).map(line => line.slice(0, 1)))).toEqual(new Set(['1']))
  })

  it('is told of what is booked where nobody can tell what comes, and others of all that does', async () => {
    until('2026-12-15')
    const made = []
    for (let count = 0; count < 3; count += 1) {
      const one = await aContract(test, { from: '2027-01-01' })
      await aMandate(test, one)
      made.push(one)
    }
    await claimRound(test.world)
    const product = { product: 'no key of any product' }
    const broken = made[1]?.contractId ?? ''
    await happens(test, broken, { kind: 'productChanged', effectiveOn: '2027-03-01', payload: product })
    expect(await announce()).toEqual({ looked: 3, told: 3 })
    const counted = await Promise.all(
      made.map(({ payerId }) =>
        test.database.db.$count(
          debitNoticeLine,
          sql`${debitNoticeLine.noticeId} in (select id from debit_notice where payer_id = ${payerId})`,
        ),
      ),
    )
    expect(counted.map(lines => lines > 11)).toEqual([true, false, true])
    const events = await test.database.db.select().from(adminEvent).where(eq(adminEvent.kind, 'collecting'))
    expect(events.map(({ facts }) => facts)).toMatchObject([{ what: 'notForetold', found: 1 }])
  })

  it('is not collected where nobody was told, or told of another account', async () => {
    const { payerId, partyId } = await announced()
    until('2026-12-29')
    await aMandate(test, { payerId, partyId }, 'DE89370400440532013000')
    expect(await buildFile(test.world, { dueOn: DUE, by: 'Anna' })).toBeNull()
    expect(await collections()).toEqual([])
  })

  it('13: is collected less a month that was paused after it was announced', async () => {
    const { contractId } = await announced()
    await happens(test, contractId, {
      kind: 'paused',
      effectiveOn: '2027-01-01',
      payload: { until: '2027-02-01', reason: 'illness' },
    })
    await claimRound(test.world)
    until('2026-12-29')
    expect(await buildFile(test.world, { dueOn: DUE, by: 'Anna' })).toBeNull()
    expect(await balanceOf(contractId)).toMatchObject({ receivable: 0 })
  })

  it('39: by ten contracts of one payer is one amount', async () => {
    until('2026-12-15')
    const first = await aContract(test, { from: '2027-01-01' })
    await aMandate(test, first)
    const others = await Promise.all(Array.from({ length: 9 }, () => aContract(test, { from: '2027-01-01' })))
    for (const other of others)
      await happens(test, other.contractId, {
        kind: 'sharesAgreed',
        effectiveOn: '2027-01-01',
        payload: { shares: [{ payer: first.payerId, kind: 'remainder' }] },
      })
    await claimRound(test.world)
    await announce()
    until('2026-12-29')
    await built()
    const [only, ...rest] = await collections()
    expect(rest).toEqual([])
    expect(only).toMatchObject({ cents: 63_000, text: '10 Abos, siehe Konto 01/2027' })
  })

  it('26: is collected once by two who begin at the same time, and by who begins again', async () => {
    await announced()
    until('2026-12-29')
    await Promise.allSettled([1, 2, 3].map(() => buildFile(test.world, { dueOn: DUE, by: 'Anna' })))
    await buildFile(test.world, { dueOn: DUE, by: 'Anna' })
    expect(await collections()).toHaveLength(1)
    const files = await test.database.db.select().from(bankFile)
    expect(files.map(({ state, count }) => [state, count])).toEqual([['built', 1]])
  })

  it('is handed over again by who was killed in between, and the bank has it once', async () => {
    const { contractId } = await announced()
    until('2026-12-29')
    const fileId = await built()
    await release(fileId)
    bank.answerNext({ state: 'unreachable', detail: 'killed' }, true)
    expect(await handOverFile(test.world, fileId)).toEqual({ ok: false, reason: 'bankUnreachable' })
    expect(await balanceOf(contractId)).toMatchObject({ receivable: 6300 })
    const [before] = bank.files.values()
    expect(await handOverFile(test.world, fileId)).toEqual({ ok: true })
    expect([...bank.files.values()]).toEqual([before])
    expect(await balanceOf(contractId)).toMatchObject({ inTransit: 6300, receivable: 0 })
    expect(await handOverFile(test.world, fileId)).toEqual({ ok: false, reason: 'notReleased' })
  })

  it('26: stays where the bank knows a file that we do not: yesterday was restored', async () => {
    await announced()
    until('2026-12-29')
    const fileId = await built()
    await release(fileId)
    bank.files.set('B-OF-TODAY', '')
    expect(await handOverFile(test.world, fileId)).toEqual({ ok: false, reason: 'bankKnowsMore' })
  })

  it('is not sent again where the bank has it, and stays where the bank has other bytes under its id', async () => {
    const { contractId } = await announced()
    until('2026-12-29')
    const fileId = await built()
    await release(fileId)
    bank.answerNext({ state: 'unreachable', detail: 'killed' }, true)
    await handOverFile(test.world, fileId)
    const [[messageId, text] = ['', '']] = bank.files
    bank.files.set(messageId, `${text} `)
    expect(await handOverFile(test.world, fileId)).toEqual({ ok: false, reason: 'bankKnowsMore' })
    bank.files.set(messageId, text)
    bank.answerNext({ state: 'refused', detail: 'it was sent twice' }, false)
    expect(await handOverFile(test.world, fileId)).toEqual({ ok: true })
    expect(await balanceOf(contractId)).toMatchObject({ inTransit: 6300, receivable: 0 })
  })

  it('stays where the bank has no day left for it', async () => {
    await announced()
    until('2026-12-29')
    const fileId = await built()
    await release(fileId)
    until('2026-12-31')
    expect(await handOverFile(test.world, fileId)).toEqual({ ok: false, reason: 'tooLate' })
  })

  it('waits for another file where one was made void, which is none any more once it was handed over', async () => {
    await announced()
    until('2026-12-29')
    const fileId = await built()
    expect(await makeVoid(fileId)).toBe(true)
    expect((await collections()).map(({ state, fileId: file }) => [state, file])).toEqual([['announced', null]])
    const other = await handedOver()
    expect(other).not.toBe(fileId)
    expect(await makeVoid(other)).toBe(false)
    expect(bank.files.size).toBe(1)
  })

  it('is owed again when it is given back, by exactly what it was for, and can be collected once more', async () => {
    const { contractId } = await announced()
    until('2026-12-29')
    await settle(await handedOver())
    const [first] = await collections()
    expect(await comesBack(first?.id ?? '')).toBe(true)
    expect(await comesBack(first?.id ?? '')).toBe(false)
    expect(await balanceOf(contractId)).toMatchObject({ receivable: 6300, bank: 0, inTransit: 0 })
    until('2027-01-11')
    await claimRound(test.world)
    await announce()
    until('2027-01-27')
    const again = await buildFile(test.world, { dueOn: '2027-02-01', by: 'Anna' })
    expect(again).not.toBeNull()
    const [, second] = await collections()
    expect(second?.cents).toBe(12_600)
  })
})

describe('what can never be stored', () => {
  it('is a collection above what was announced, or of another sum than its claims', async () => {
    await announced()
    until('2026-12-29')
    await built()
    const [row] = await collections()
    const [part] = await test.database.db.select().from(collectionClaim)
    if (!row || !part) throw new Error('nothing was collected')
    const other = { ...row, id: test.world.newRowId(), endToEndId: 'X', state: 'returned' as const }
    const inserting = (cents: number) =>
      test.database.db.transaction(async tx => {
        await tx.insert(collection).values({ ...other, cents })
        await tx
          .insert(collectionClaim)
          .values({ ...part, collectionId: other.id, cents: Math.min(cents, 6400), reopenedOn: test.now() })
      })
    await expect(inserting(6400)).rejects.toThrow()
    await expect(inserting(6500)).rejects.toThrow()
  })

  it('is a claim in two collections, a collection that was changed, or a file released by who built it', async () => {
    await announced()
    until('2026-12-29')
    const fileId = await built()
    const [part] = await test.database.db.select().from(collectionClaim)
    const [row] = await collections()
    if (!row || !part) throw new Error('nothing was collected')
    for (const statement of [
      sql`update collection set cents = 6200`,
      sql`delete from collection`,
      sql`delete from collection_claim`,
      sql`update collection_claim set cents = 1`,
      sql`update debit_notice_line set cents = 9900`,
      sql`delete from debit_notice`,
      sql`update bank_file set released_by = built_by, released_on = now() where id = ${fileId}`,
      sql`insert into collection select gen_random_uuid(), client_id, payer_id, mandate_id, mandate_version, notice_id, due_on, cents, amendment, 'Y', text, 'filed', file_id, created_on from collection`,
    ])
      await expect(test.database.db.execute(statement)).rejects.toThrow()
    expect(await test.database.db.select().from(claim)).toHaveLength(1)
    expect(addDays(row.dueOn, 0)).toBe(DUE)
  })
})
