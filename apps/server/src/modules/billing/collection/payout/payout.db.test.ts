import { startBankDemo } from '@billett/bank-demo/testing'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { bankHttp } from '../../../../adapters/bank-channel/bank-http.ts'
import { clientIdOf } from '../../../../call/client-id-of.ts'
import { adminEvent, bankEntry, bankFile, billingRun } from '../../../../db/schema/index.ts'
import { aContract } from '../../../../testing/a-contract.ts'
import { aMandate } from '../../../../testing/a-mandate.ts'
import { balanceOf, handedOver, release, until } from '../../../../testing/collected.ts'
import {
  aCredited,
  bookedMoves,
  filedPayout,
  isOver,
  payoutStates,
  releasedPayout,
} from '../../../../testing/paid-out.ts'
import { type TestWorld, testWorld } from '../../../../testing/test-world.ts'
import { inboxRound } from '../../bank-message/index.ts'
import { claimRound } from '../../claim/index.ts'
import {
  announcePart,
  creditedPayers,
  handOverFile,
  nameAccount,
  noteCarried,
  openClaims,
  owedInTurn,
  payoutRound,
  releaseFile,
} from '../index.ts'
import { voidFile } from '../void-file.ts'
import type { CreditedPayer } from './owed-payers.queries.ts'

const FINE = 'DE02120300000000202051'
const REJECTED = 'DE32000000000000002012'
const RETURNED = 'DE05000000000000002013'

let test: TestWorld
let bank: Awaited<ReturnType<typeof startBankDemo>>
beforeEach(async () => {
  test = await testWorld()
  bank = await startBankDemo('2026-12-15')
  const { secret } = bank
  test.world.bankChannel = bankHttp({ url: bank.baseUrl(), secret, clock: test.now, patience: 5000 })
  until(test, '2026-12-15')
})
afterEach(async () => {
  await bank.stop()
  await test.close()
})

const openOf = async (payerId: string) =>
  ((await openClaims(test.world.db, [payerId])).get(payerId) ?? []).reduce((sum, { cents }) => sum + cents, 0)
const runs = async () => (await test.database.db.select().from(billingRun)).filter(({ kind }) => kind === 'payout')
const troubles = async () =>
  (await test.database.db.select().from(adminEvent)).flatMap(({ facts }) => ('what' in facts ? [facts.what] : []))

/** Takes what is owed today to the bank. */
async function sent() {
  const file = await releasedPayout(test)
  expect(await handOverFile(test.world, file.id)).toEqual({ ok: true })
  return file
}

/** Days go by, and what the bank says is heard on each. */
async function hearsUntil(day: string) {
  until(test, day)
  await inboxRound(test.world)
}

describe('what is owed to payers', () => {
  it('goes to the bank once somebody has released it, leaves the account on its day, and is booked so', async () => {
    const { contractId, payerId } = await aCredited(test, FINE)
    const file = await sent()
    expect(file).toMatchObject({ count: 1, sumCents: 2000, dueOn: '2026-12-18', handOverBy: '2026-12-17' })
    expect(await balanceOf(test, contractId)).toEqual({ inTransit: -2000, revenue: 2000 })
    await hearsUntil('2026-12-16')
    expect(await payoutStates(test)).toEqual([`${FINE} sent`])
    await hearsUntil('2026-12-19')
    expect(await payoutStates(test)).toEqual([`${FINE} paid`])
    expect(await balanceOf(test, contractId)).toEqual({ bank: -2000, revenue: 2000 })
    expect(await bookedMoves(test, contractId)).toEqual([
      'claim receivable > revenue 2000',
      'presented inTransit > receivable 2000',
      'settled bank > inTransit 2000',
    ])
    expect(await openOf(payerId)).toBe(0)
    await payoutRound(test.world)
    expect((await runs()).map(({ state }) => state)).toEqual(['closed'])
  })

  it('is owed again where the bank rejects it or it comes back, and is not tried by the same account', async () => {
    const rejected = await aCredited(test, REJECTED)
    const returned = await aCredited(test, RETURNED, 700)
    await aCredited(test, FINE, 100)
    await sent()
    await hearsUntil('2026-12-30')
    expect(await payoutStates(test)).toEqual([`${FINE} paid`, `${RETURNED} returned AC04`, `${REJECTED} rejected AC01`])
    for (const [{ contractId, payerId }, cents] of [
      [rejected, 2000],
      [returned, 700],
    ] as const) {
      expect(await balanceOf(test, contractId)).toEqual({ receivable: -cents, revenue: cents })
      expect(await openOf(payerId)).toBe(-cents)
    }
    expect(await filedPayout(test)).toBeUndefined()
    expect(await troubles()).toContain('payoutBack')
    const [waits] = (await test.database.db.select().from(bankEntry)).filter(({ state }) => state === 'waiting')
    expect(waits).toBeUndefined()
    const named = { payerId: returned.payerId, iban: FINE, accountHolder: 'Jana Möller', reason: 'told us by phone' }
    await test.world.db.transaction(tx => nameAccount(test.world, tx, { ...named, by: 'Bert' }))
    const again = await filedPayout(test)
    expect(again).toMatchObject({ count: 1, sumCents: 700 })
    const released = test.world.db.transaction(tx => releaseFile(test.world, tx, again?.id ?? '', 'Bert'))
    expect(await released).toEqual({ ok: false, reason: 'samePerson' })
  })

  it('waits where no account is known, and while a debit of theirs is under way or can come back', async () => {
    await aCredited(test, null)
    expect(await filedPayout(test)).toBeUndefined()
    const made = await aContract(test, { from: '2027-01-01' })
    await aMandate(test, made)
    await claimRound(test.world)
    await test.world.db.transaction(tx => announcePart(test.world, tx))
    until(test, '2026-12-29')
    await handedOver(test)
    await isOver(test, made, '2027-02-01')
    until(test, '2026-12-30')
    expect(await filedPayout(test)).toBeUndefined()
    await hearsUntil('2027-01-11')
    expect(await openOf(made.payerId)).toBe(-2000)
    expect(await filedPayout(test)).toBeUndefined()
    until(test, '2027-01-12')
    expect(await filedPayout(test)).toMatchObject({ count: 1, sumCents: 2000 })
  })

  it('is made void and owed again: by somebody, or since nobody released it in time', async () => {
    const { payerId } = await aCredited(test, FINE)
    const first = await filedPayout(test)
    expect(await openOf(payerId)).toBe(0)
    await test.world.db.transaction(tx => voidFile(test.world, tx, first?.id ?? ''))
    expect(await openOf(payerId)).toBe(-2000)
    // Of that day nothing is paid any more.
    expect(await filedPayout(test)).toBeUndefined()
    until(test, '2026-12-16')
    expect(await filedPayout(test)).toMatchObject({ dueOn: '2026-12-21', state: 'built' })
    until(test, '2026-12-19')
    expect(await filedPayout(test)).toMatchObject({ dueOn: '2026-12-23', state: 'built' })
    expect(await payoutStates(test)).toEqual([`${FINE} dropped`, `${FINE} dropped`, `${FINE} filed`])
    expect(await troubles()).toEqual(['payoutsNotReleased'])
    expect((await runs()).map(({ state }) => state).toSorted()).toEqual(['built', 'void', 'void'])
  })

  it('keeps nobody waiting for those who cannot be paid, and goes out in so many files as it takes', async () => {
    for (let payers = 0; payers < 3; payers += 1) await aCredited(test, null)
    const [first, second] = [await aCredited(test, FINE, 100), await aCredited(test, FINE, 200)]
    await payoutRound(test.world, 1)
    expect(await filedPayout(test)).toMatchObject({ count: 1, sumCents: 100 })
    expect(await openOf(first.payerId)).toBe(0)
    until(test, '2026-12-19')
    await payoutRound(test.world, 2)
    expect(await filedPayout(test)).toMatchObject({ count: 2, sumCents: 300 })
    expect(await openOf(second.payerId)).toBe(0)
  })

  it('is found of everybody once, however few of them are read at once', async () => {
    const payers = [await aCredited(test, null), await aCredited(test, FINE), await aCredited(test, null, 100)]
    const clientId = clientIdOf(test.world)
    for (const most of [1, 2, 3]) {
      const owed = owedInTurn(
        test.world,
        test.world.db,
        part => creditedPayers(test.world.db, { clientId, ...part }),
        most,
      )
      const found: CreditedPayer[] = []
      for await (const { payer } of owed) found.push(payer)
      expect(found.map(({ id }) => id).toSorted()).toEqual(payers.map(({ payerId }) => payerId).toSorted())
      const numbers = found.map(({ customerNumber }) => customerNumber)
      expect(numbers).toEqual(numbers.toSorted())
    }
  })

  it('goes out to the others where somebody is owed more than goes by one transfer', async () => {
    const { payerId } = await aCredited(test, FINE, 100_000_000)
    await aCredited(test, FINE, 100)
    expect(await filedPayout(test)).toMatchObject({ count: 1, sumCents: 100 })
    expect(await openOf(payerId)).toBe(-100_000_000)
    expect(await troubles()).toEqual([])
  })

  it('is told to people where its file cannot be built, and is built once it can be', async () => {
    await aCredited(test, FINE)
    await test.database.db.execute(sql`alter table payout add constraint nothing check (cents < 0)`)
    await payoutRound(test.world)
    expect(await troubles()).toEqual(['fileBroken'])
    await test.database.db.execute(sql`alter table payout drop constraint nothing`)
    expect(await filedPayout(test)).toMatchObject({ count: 1 })
  })

  it('goes into another file where the bank refuses one as a whole', async () => {
    const { contractId, payerId } = await aCredited(test, FINE)
    await bank.setFault('reject-file')
    await sent()
    await hearsUntil('2026-12-16')
    expect(await payoutStates(test)).toEqual([`${FINE} rejected`])
    expect(await balanceOf(test, contractId)).toEqual({ receivable: -2000, revenue: 2000 })
    expect(await openOf(payerId)).toBe(-2000)
    await bank.setFault(null)
    await sent()
    await hearsUntil('2026-12-22')
    expect(await payoutStates(test)).toEqual([`${FINE} rejected`, `${FINE} paid`])
    expect(await balanceOf(test, contractId)).toEqual({ bank: -2000, revenue: 2000 })
  })

  it.each(['lost-answer', 'reordered', 'garbage'] as const)('is paid once whatever the bank does (%s)', async fault => {
    const { contractId } = await aCredited(test, FINE)
    await bank.setFault(fault)
    const file = await releasedPayout(test)
    await handOverFile(test.world, file.id)
    expect((await handOverFile(test.world, file.id)).ok).toBe(fault === 'lost-answer')
    await hearsUntil('2026-12-22')
    expect(await balanceOf(test, contractId)).toEqual({ bank: -2000, revenue: 2000 })
  })

  it('is in one file, however many workers make it and people carry it', async () => {
    const { contractId } = await aCredited(test, FINE)
    await Promise.all([payoutRound(test.world), payoutRound(test.world), payoutRound(test.world)])
    const files = await test.database.db.select().from(bankFile)
    expect(files).toHaveLength(1)
    const id = files[0]?.id ?? ''
    await release(test, id)
    const carry = () => test.world.db.transaction(tx => noteCarried(test.world, tx, id))
    const carried = await Promise.all([carry(), carry()])
    expect(carried.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await balanceOf(test, contractId)).toEqual({ inTransit: -2000, revenue: 2000 })
  })
})
