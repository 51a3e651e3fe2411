import { startBankDemo } from '@billett/bank-demo/testing'
import { asc, eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { bankHttp } from '../../../adapters/bank-channel/bank-http.ts'
import { bankFile, bankMessage, bankReturn, collection, dunningCase, mandateVersion } from '../../../db/schema/index.ts'
import { aContract } from '../../../testing/a-contract.ts'
import { aMandate } from '../../../testing/a-mandate.ts'
import { buildFile } from '../../../testing/build-file.ts'
import { balanceOf, DUE, fileOf, handedOver, release, until } from '../../../testing/collected.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { claimRound } from '../claim/index.ts'
import { announcePart, handOverFile } from '../collection/index.ts'
import { inboxRound } from './index.ts'

let test: TestWorld
let bank: Awaited<ReturnType<typeof startBankDemo>>
beforeEach(async () => {
  test = await testWorld()
  bank = await startBankDemo('2026-12-29')
  connect()
})
afterEach(async () => {
  await bank.stop()
  await test.close()
})

function connect(patienceForFiles = 5000) {
  const { secret } = bank
  test.world.bankChannel = bankHttp({ url: bank.baseUrl(), secret, clock: test.now, patience: 5000, patienceForFiles })
}

const FINE = 'DE02120300000000202051'
const NO_COVER = 'DE38000000000000002001'
const WRONG = 'DE81000000000000002003'
const TWICE = 'DE86000000000000002010'
const EARLY = 'DE16000000000000002009'
const IN_PART = 'DE43000000000000002008'

/** Contracts whose January is announced, each paid from an account. */
async function paidFrom(...ibans: string[]) {
  until(test, '2026-12-15')
  const contractIds: string[] = []
  for (const iban of ibans) {
    const made = await aContract(test, { from: '2027-01-01' })
    await aMandate(test, made, iban)
    contractIds.push(made.contractId)
  }
  await claimRound(test.world)
  await test.world.db.transaction(tx => announcePart(test.world, tx))
  until(test, '2026-12-29')
  return contractIds
}

/** What became of each collection, by the account it was collected from. */
async function states(): Promise<Record<string, string>> {
  const rows = await test.database.db
    .select({ iban: mandateVersion.iban, state: collection.state })
    .from(collection)
    .innerJoin(mandateVersion, eq(mandateVersion.mandateId, collection.mandateId))
  return Object.fromEntries(rows.map(({ iban, state }) => [iban, state]))
}

const refused = async () =>
  (await test.database.db.select().from(bankMessage)).flatMap(({ reason }) => (reason === null ? [] : [reason]))

describe('what is collected by the demo bank', () => {
  it('comes on its day, or comes back: rejected, without cover, before its money and told twice', async () => {
    const [fine = '', noCover = ''] = await paidFrom(FINE, NO_COVER, WRONG, TWICE, EARLY)
    await handedOver(test)
    await inboxRound(test.world)
    expect(await states()).toMatchObject({ [FINE]: 'presented', [WRONG]: 'rejected' })
    until(test, '2027-01-04')
    await inboxRound(test.world)
    expect(await states()).toMatchObject({ [FINE]: 'settled', [NO_COVER]: 'settled', [EARLY]: 'returned' })
    until(test, '2027-01-08')
    await inboxRound(test.world)
    expect(await states()).toEqual({
      [FINE]: 'settled',
      [NO_COVER]: 'returned',
      [WRONG]: 'rejected',
      [TWICE]: 'returned',
      [EARLY]: 'returned',
    })
    expect(await balanceOf(test, fine)).toEqual({ bank: 6300, revenue: -6300 })
    expect(await balanceOf(test, noCover)).toMatchObject({ receivable: 6300, bank: -300, fees: 300 })
    expect(await test.database.db.select().from(bankReturn)).toHaveLength(4)
    expect(await test.database.db.select().from(dunningCase)).toHaveLength(3)
    expect(await refused()).toEqual([])
  })

  it('in part waits for somebody', async () => {
    await paidFrom(IN_PART)
    await handedOver(test)
    until(test, '2027-01-08')
    await inboxRound(test.world)
    expect(await states()).toEqual({ [IN_PART]: 'settled' })
    expect(await test.database.db.select().from(bankReturn)).toEqual([])
  })

  it('goes out once more where the bank refuses the file, and is collected then', async () => {
    await paidFrom(FINE)
    await bank.setFault('reject-file')
    await handedOver(test)
    await inboxRound(test.world)
    const [, again] = await test.database.db.select().from(bankFile).orderBy(asc(bankFile.attempt))
    expect(again?.state).toBe('built')
    await release(test, again?.id ?? '')
    expect(await handOverFile(test.world, again?.id ?? '')).toEqual({ ok: true })
    until(test, '2027-01-12')
    await inboxRound(test.world)
    expect(await states()).toEqual({ [FINE]: 'settled' })
  })

  it.each(['time-out', 'lost-answer'] as const)('is taken once where its answer does not come (%s)', async fault => {
    await paidFrom(FINE)
    const fileId = (await buildFile(test.world, { dueOn: DUE, by: 'Anna' })) ?? ''
    await release(test, fileId)
    connect(300)
    await bank.setFault(fault)
    expect(await handOverFile(test.world, fileId)).toEqual({ ok: false, reason: 'bankUnreachable' })
    connect()
    expect(await handOverFile(test.world, fileId)).toEqual({ ok: true })
    until(test, '2027-01-05')
    await inboxRound(test.world)
    expect(await states()).toEqual({ [FINE]: 'settled' })
    expect((await fileOf(test, fileId)).state).toBe('accepted')
  })

  it.each(['garbage', 'reordered'] as const)('ends as it should after answers that are %s', async fault => {
    await paidFrom(FINE, NO_COVER)
    await bank.setFault(fault)
    await handedOver(test)
    until(test, '2027-01-09')
    await inboxRound(test.world)
    expect(await states()).toEqual({ [FINE]: 'settled', [NO_COVER]: 'returned' })
    expect(await refused()).toEqual(fault === 'garbage' ? ['doctype'] : [])
  })

  it('waits while the bank is away, and is heard of when it is back', async () => {
    await paidFrom(FINE)
    await handedOver(test)
    until(test, '2027-01-05')
    const { bankChannel } = test.world
    test.world.bankChannel = bankHttp({ url: 'http://127.0.0.1:1', secret: bank.secret, clock: test.now })
    await inboxRound(test.world)
    expect(await states()).toEqual({ [FINE]: 'presented' })
    test.world.bankChannel = bankChannel
    await inboxRound(test.world)
    expect(await states()).toEqual({ [FINE]: 'settled' })
  })
})
