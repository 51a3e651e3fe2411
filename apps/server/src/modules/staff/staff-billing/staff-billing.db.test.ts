import { randomUUID } from 'node:crypto'
import * as calls from '@billett/contract'
import { businessDateOf, RIGHTS } from '@billett/domain'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { payerAccount, staffAction } from '../../../db/schema/index.ts'
import { aContract, happens } from '../../../testing/a-contract.ts'
import { aMandate } from '../../../testing/a-mandate.ts'
import { type FakeBank, fakeBank } from '../../../testing/fakes/fake-bank.ts'
import { aStaffMember } from '../../../testing/staff-member.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { claimRound } from '../../billing/claim/index.ts'
import { collectRound, handOverReleased } from '../../billing/collection/index.ts'

const { AllowedToUseAdminPanel: PANEL, AllowedToSeeBilling: SEE, AllowedToRunBilling: RUN } = RIGHTS
const ALL = [PANEL, SEE, RUN, RIGHTS.AllowedToReleaseBankFiles]
const WHY = { reason: 'a price was wrong' }

let test: TestWorld
let bank: FakeBank
beforeEach(async () => {
  test = await testWorld()
  bank = fakeBank()
  test.world.bankChannel = bank
})
afterEach(() => test.close())

const someone = (rights: readonly number[] = ALL) => aStaffMember(test, rights)
type Someone = Awaited<ReturnType<typeof someone>>

async function aPayer(from = '2027-01-01') {
  const made = await aContract(test, { from })
  await aMandate(test, made)
  return made
}

async function worksUntil(day: string): Promise<void> {
  while (businessDateOf(test.now()) < day) {
    test.pass(24 * 60)
    await claimRound(test.world)
    await collectRound(test.world)
  }
}

const runOf = async (by: Someone, dueOn = '2027-01-04') => {
  const { items } = await by.send(calls.getBillingRuns)
  const run = items.find(one => one.dueOn === dueOn)
  if (!run) throw new Error(`there is no run of ${dueOn}`)
  return by.ask(calls.getBillingRun, { params: { runGuid: run.guid } })
}
const fileOf = async (by: Someone, dueOn?: string) => {
  const [file] = (await runOf(by, dueOn)).files.filter(({ state }) => state !== 'void')
  if (!file) throw new Error('there is no file')
  return file
}
const ofFile = ({ guid }: { guid: string }) => ({ params: { fileGuid: guid } })
const wordOf = ({ errors }: { errors: calls.ErrorItem[] }) => errors[0]?.translationKey
const notes = async () => (await test.database.db.select().from(staffAction)).map(({ call }) => call)

describe('a run that collects', () => {
  it('is shown with its sum, its files and what differs from the one before, cause by cause', async () => {
    const stays = await aPayer()
    const leaves = await aPayer()
    const pauses = await aPayer()
    await worksUntil('2026-12-29')
    const by = await someone()
    expect(await runOf(by)).toMatchObject({ count: 3, cents: 18_900, moreCents: null, before: null, toRelease: 1 })
    const file = await fileOf(by)
    await by.send(calls.releaseBankFile, ofFile(file))
    await handOverReleased(test.world, file.guid)
    const comes = await aPayer('2027-02-01')
    await happens(test, leaves.contractId, {
      kind: 'ended',
      effectiveOn: '2027-02-01',
      payload: { reason: 'customerRequest' },
    })
    const pause = { until: '2027-03-01', reason: 'illness' as const }
    await happens(test, pauses.contractId, { kind: 'paused', effectiveOn: '2027-02-01', payload: pause })
    await worksUntil('2027-01-27')
    const run = await runOf(await someone(), '2027-02-01')
    expect(run).toMatchObject({ state: 'built', count: 2, cents: 12_600, moreCents: -6300 })
    expect(run.before).toMatchObject({ dueOn: '2027-01-04', count: 3, cents: 18_900 })
    expect(run.differences).toEqual([
      { cause: 'ended', contracts: 1, cents: -6300 },
      { cause: 'new', contracts: 1, cents: 6300 },
      { cause: 'paused', contracts: 1, cents: -6300 },
    ])
    expect(run.greatest.map(({ cents, contracts }) => [cents, contracts])).toEqual([
      [6300, 1],
      [6300, 1],
    ])
    expect(run.greatest.map(one => one.contractGuid).sort()).toEqual([stays.contractId, comes.contractId].sort())
  })

  it('is held beside the one of a month before, where others pay on another day between', async () => {
    await aPayer()
    const { payerId } = await aPayer()
    await test.database.db.update(payerAccount).set({ dueDay: 20 }).where(eq(payerAccount.id, payerId))
    for (const [day, dueOn] of [
      ['2026-12-29', '2027-01-04'],
      ['2027-01-15', '2027-01-20'],
    ] as const) {
      await worksUntil(day)
      const by = await someone()
      const file = await fileOf(by, dueOn)
      await by.send(calls.releaseBankFile, ofFile(file))
      await handOverReleased(test.world, file.guid)
    }
    await worksUntil('2027-01-27')
    expect((await runOf(await someone(), '2027-02-01')).before).toMatchObject({ dueOn: '2027-01-04', count: 1 })
  })

  it('is built before its day by somebody who cannot release it then', async () => {
    await aPayer()
    await worksUntil('2026-12-20')
    const early = await someone()
    const { guid, mayBuild } = await runOf(early)
    const params = { runGuid: guid }
    expect(mayBuild).toBe(false)
    expect(wordOf(await early.send(calls.buildBillingRun, { params }))).toBe('error.runNotFrozen')
    await worksUntil('2026-12-22')
    const [one, other] = [await someone(), await someone()]
    expect((await one.send(calls.buildBillingRun, { params })).items).toMatchObject([{ state: 'building' }])
    await collectRound(test.world)
    const file = await fileOf(one)
    expect(file).toMatchObject({ state: 'built', count: 1, isOwn: true })
    expect(wordOf(await one.send(calls.releaseBankFile, ofFile(file)))).toBe('error.bankFileIsOwn')
    expect((await other.send(calls.releaseBankFile, ofFile(file))).items).toMatchObject([{ state: 'released' }])
    expect(await notes()).toEqual(['admin/buildBillingRun', 'admin/releaseBankFile'])
  })

  it('is made void while the bank has nothing of it, and not after', async () => {
    await aPayer()
    await worksUntil('2026-12-29')
    const by = await someone()
    const { guid, mayVoid } = await runOf(by)
    expect(mayVoid).toBe(true)
    const voiding = () => by.send(calls.voidBillingRun, { params: { runGuid: guid }, body: WHY })
    const short = await by.send(calls.voidBillingRun, { params: { runGuid: guid }, body: { reason: 'x' } })
    expect(short.status).toBe(400)
    expect((await voiding()).items).toMatchObject([{ state: 'void', count: 0 }])
    expect(wordOf(await voiding())).toBe('error.runAtBank')
    const [note] = await test.database.db.select().from(staffAction)
    expect(note).toMatchObject({ subjectKind: 'billingRun', before: { count: 1, cents: 6300 }, after: WHY })
  })
})

describe('a file for the bank', () => {
  const built = async () => {
    await aPayer()
    await worksUntil('2026-12-29')
    return someone()
  }

  it('waits in a queue of those who may release it, until somebody does', async () => {
    const by = await built()
    const waiting = async () =>
      (await by.send(calls.getStaffQueues, { query: { queue: 'bankFiles' } })).items.map(({ count }) => count)
    const listed = async (query: calls.BillingRunsQuery) =>
      (await by.send(calls.getBillingRuns, { query })).items.map(({ dueOn }) => dueOn)
    const all = await listed({})
    expect(await waiting()).toEqual([1])
    expect(await listed({ toRelease: true })).toEqual(['2027-01-04'])
    expect(await listed({ state: 'built' })).toEqual(['2027-01-04'])
    await by.send(calls.releaseBankFile, ofFile(await fileOf(by)))
    expect(await waiting()).toEqual([0])
    expect(await listed({ toRelease: true })).toEqual([])
    expect(await listed({ state: 'built' })).toEqual([])
    expect(await listed({})).toEqual(all)
  })

  it('is released once, waits for a second person where the company wants one, and goes to the bank', async () => {
    const by = await built()
    const { client } = test.world
    const settings = { ...client.config.settings, secondPerson: ['bankFiles' as const] }
    test.world.client = { ...client, config: { ...client.config, settings } }
    const file = await fileOf(by)
    expect((await by.send(calls.releaseBankFile, ofFile(file))).status).toBe(202)
    expect((await fileOf(by)).state).toBe('built')
    test.world.client = client
    expect((await by.send(calls.releaseBankFile, ofFile(file))).status).toBe(200)
    expect(wordOf(await by.send(calls.releaseBankFile, ofFile(file)))).toBe('error.bankFileNotBuilt')
    await handOverReleased(test.world, file.guid)
    expect(await runOf(by)).toMatchObject({ state: 'handedOver', mayVoid: false, mayBuild: false })
    expect(wordOf(await by.send(calls.voidBankFile, { ...ofFile(file), body: WHY }))).toBe('error.bankFileAtBank')
    expect(wordOf(await by.send(calls.handOverBankFile, ofFile(file)))).toBe('error.bankFileNotReleased')
  })

  it('is made void and built anew: what was in it is in the other', async () => {
    const by = await built()
    const file = await fileOf(by)
    const [gone] = (await by.send(calls.voidBankFile, { ...ofFile(file), body: WHY })).items
    expect(gone?.state).toBe('void')
    const run = await runOf(by)
    await by.send(calls.buildBillingRun, { params: { runGuid: run.guid } })
    await collectRound(test.world)
    const again = await fileOf(by)
    expect(again).toMatchObject({ state: 'built', count: 1, cents: 6300 })
    expect(again.messageId).not.toBe(file.messageId)
  })

  it('is downloaded once it is released, with a note of it, and carried where there is no way to the bank', async () => {
    const by = await built()
    test.world.bankChannel = { ...bank, isOffered: false }
    const file = await fileOf(by)
    const get = () => by.send(calls.downloadBankFile, ofFile(file))
    expect((await get()).status).toBe(409)
    await by.send(calls.releaseBankFile, ofFile(file))
    const { bytes, status } = await get()
    expect(status).toBe(200)
    expect(bytes.toString()).toContain('<InstdAmt Ccy="EUR">63.00</InstdAmt>')
    expect(wordOf(await by.send(calls.handOverBankFile, ofFile(file)))).toBe('error.noBankChannel')
    expect((await by.send(calls.carryBankFile, ofFile(file))).items).toMatchObject([{ state: 'handedOver' }])
    expect((await runOf(by)).state).toBe('handedOver')
    expect(await notes()).toEqual(['admin/releaseBankFile', 'admin/downloadBankFile', 'admin/carryBankFile'])
  })

  it('is nobody’s without the rights, and none of another company’s', async () => {
    const by = await built()
    const file = await fileOf(by)
    const looks = await someone([PANEL, SEE, RUN])
    expect((await looks.send(calls.releaseBankFile, ofFile(file))).status).toBe(403)
    expect((await (await someone([PANEL])).send(calls.getBillingRuns)).status).toBe(403)
    expect(wordOf(await by.send(calls.releaseBankFile, ofFile({ guid: randomUUID() })))).toBe('error.bankFileNotFound')
  })
})
