import { randomUUID } from 'node:crypto'
import * as calls from '@billett/contract'
import { RIGHTS } from '@billett/domain'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { payerAccount, payoutAccount, staffAction } from '../../../db/schema/index.ts'
import { until } from '../../../testing/collected.ts'
import { type FakeBank, fakeBank } from '../../../testing/fakes/fake-bank.ts'
import { aCredited } from '../../../testing/paid-out.ts'
import { aStaffMember } from '../../../testing/staff-member.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { handOverReleased, payoutRound } from '../../billing/collection/index.ts'
import { nameOfStaff } from '../listing/index.ts'

const { AllowedToUseAdminPanel: PANEL, AllowedToSeeBilling: SEE, AllowedToRunBilling: RUN } = RIGHTS
const ALL = [PANEL, SEE, RUN, RIGHTS.AllowedToReleaseBankFiles]
const FINE = 'DE02 1203 0000 0000 2020 51'

let test: TestWorld
let bank: FakeBank
beforeEach(async () => {
  test = await testWorld()
  bank = fakeBank()
  test.world.bankChannel = bank
  until(test, '2026-12-15')
})
afterEach(() => test.close())

const someone = (rights: readonly number[] = ALL) => aStaffMember(test, rights)
type Someone = Awaited<ReturnType<typeof someone>>
const wordOf = ({ errors }: { errors: calls.ErrorItem[] }) => errors[0]?.translationKey
const owed = async (by: Someone) => (await by.send(calls.getOwedPayers)).items
const name = (by: Someone, payerGuid: string, iban = FINE) =>
  by.send(calls.namePayoutAccount, {
    params: { payerGuid },
    body: { iban, accountHolder: 'Jana Möller', reason: 'told us in a letter' },
  })
const fileOf = async (by: Someone) => {
  const [file] = (await by.send(calls.getPayouts)).items
  if (!file) throw new Error('nothing is paid out')
  return by.ask(calls.getPayout, { params: { fileGuid: file.guid } })
}

describe('what is owed to payers', () => {
  it('is listed with what is missing, and goes out once an account is named, released by somebody else', async () => {
    const { payerId } = await aCredited(test, null)
    const [names, other] = [await someone(), await someone()]
    await payoutRound(test.world)
    expect(await owed(names)).toMatchObject([{ cents: 2000, waits: 'accountUnknown', maskedIban: null }])
    expect((await names.send(calls.getPayouts)).items).toEqual([])
    expect((await name(names, payerId)).items).toEqual([{ payerGuid: payerId, maskedIban: 'DE•• •••• •••• 2051' }])
    expect(await owed(names)).toMatchObject([{ waits: null, maskedIban: 'DE•• •••• •••• 2051' }])
    await payoutRound(test.world)
    expect(await owed(names)).toEqual([])
    const file = await fileOf(names)
    expect(file).toMatchObject({ kind: 'transfers', state: 'built', count: 1, cents: 2000, isOwn: true })
    expect(file.transfers).toMatchObject([{ cents: 2000, state: 'filed', code: null }])
    const ofFile = { params: { fileGuid: file.guid } }
    expect(wordOf(await names.send(calls.releaseBankFile, ofFile))).toBe('error.bankFileIsOwn')
    expect((await fileOf(other)).isOwn).toBe(false)
    expect((await other.send(calls.releaseBankFile, ofFile)).items).toMatchObject([{ state: 'released' }])
    await handOverReleased(test.world, file.guid)
    expect(bank.files.get(file.messageId)).toContain('<IBAN>DE02120300000000202051</IBAN>')
    expect((await fileOf(other)).transfers).toMatchObject([{ state: 'sent' }])
    expect(JSON.stringify(await test.database.db.select().from(staffAction))).not.toContain('DE0212030000')
  })

  it('is not released by whoever named its account, though they name another while it is under way', async () => {
    const { payerId } = await aCredited(test, null)
    const [id, otherId] = [randomUUID(), randomUUID()]
    const [names, other] = [await aStaffMember(test, ALL, id), await aStaffMember(test, ALL, otherId)]
    await name(names, payerId)
    await payoutRound(test.world)
    const { guid, transfers } = await fileOf(other)
    expect(transfers).toMatchObject([
      { accountHolder: 'Jana Moeller', accountNamedBy: await nameOfStaff(test.world.db, id) },
    ])
    const again = await name(names, payerId, 'DE89 3704 0044 0532 0130 00')
    expect([again.status, wordOf(again)]).toEqual([409, 'error.payoutUnderWay'])
    // Whatever comes to be known of another account later, who named this one stays with the file.
    await test.database.db.update(payoutAccount).set({ iban: 'DE89370400440532013000', namedBy: otherId })
    const release = (by: Someone) => by.send(calls.releaseBankFile, { params: { fileGuid: guid } })
    expect(wordOf(await release(names))).toBe('error.bankFileIsOwn')
    expect((await fileOf(names)).isOwn).toBe(true)
    expect((await release(other)).items).toMatchObject([{ state: 'released' }])
  })

  it('is listed by pages, also what is too much for one transfer', async () => {
    const cents = [100_000_000, 300, 200]
    for (const one of cents) await aCredited(test, FINE.replaceAll(' ', ''), one)
    const by = await someone()
    const pages = await Promise.all(
      [0, 1, 2].map(async page => (await by.send(calls.getOwedPayers, { query: { page, pageSize: 2 } })).items),
    )
    expect(pages.map(({ length }) => length)).toEqual([2, 1, 0])
    const all = pages.flat()
    expect(all.map(({ customerNumber }) => customerNumber)).toEqual(
      all.map(({ customerNumber }) => customerNumber).toSorted(),
    )
    expect(all.map(one => one.cents).toSorted((a, b) => b - a)).toEqual(cents)
    expect(all.filter(({ waits }) => waits !== null)).toMatchObject([{ cents: 100_000_000, waits: 'tooMuch' }])
  })

  it('is in a file that can be made void, and waits in a queue until somebody releases it', async () => {
    await aCredited(test, FINE.replaceAll(' ', ''))
    await payoutRound(test.world)
    const by = await someone()
    const waiting = async (queue: 'payouts' | 'bankFiles') =>
      (await by.send(calls.getStaffQueues, { query: { queue } })).items.map(({ count }) => count)
    expect([await waiting('payouts'), await waiting('bankFiles')]).toEqual([[1], [0]])
    const { guid } = await fileOf(by)
    const body = { reason: 'the sum is wrong' }
    const [gone] = (await by.send(calls.voidBankFile, { params: { fileGuid: guid }, body })).items
    expect(gone?.state).toBe('void')
    expect(await waiting('payouts')).toEqual([0])
    expect(await owed(by)).toMatchObject([{ cents: 2000, waits: null }])
  })

  it('is in a file that nobody makes void once somebody has fetched it, since they may take it to the bank', async () => {
    await aCredited(test, FINE.replaceAll(' ', ''))
    await payoutRound(test.world)
    test.world.bankChannel = { ...bank, isOffered: false }
    const by = await someone()
    const { guid } = await fileOf(by)
    const ofFile = { params: { fileGuid: guid } }
    expect((await by.send(calls.downloadBankFile, ofFile)).status).toBe(409)
    expect((await fileOf(by)).handOverBegunOn).toBeNull()
    await by.send(calls.releaseBankFile, ofFile)
    expect((await by.send(calls.downloadBankFile, ofFile)).status).toBe(200)
    const body = { reason: 'the sum is wrong' }
    expect(wordOf(await by.send(calls.voidBankFile, { ...ofFile, body }))).toBe('error.bankFileAtBank')
    expect((await fileOf(by)).state).toBe('released')
    expect((await by.send(calls.carryBankFile, ofFile)).items).toMatchObject([{ state: 'handedOver' }])
  })

  it('is paid to no account that is none, of no payer of another company, and by nobody without the rights', async () => {
    const { payerId } = await aCredited(test, null)
    const by = await someone()
    expect((await name(by, payerId, 'DE02 1203 0000 0000 2020 52')).status).toBe(400)
    expect(wordOf(await name(by, randomUUID()))).toBe('error.payerNotFound')
    expect((await name(await someone([PANEL, SEE]), payerId)).status).toBe(403)
    await test.database.db.update(payerAccount).set({ clientId: randomUUID() })
    expect(wordOf(await name(by, payerId))).toBe('error.payerNotFound')
    expect(await owed(by)).toEqual([])
    expect((await (await someone([PANEL])).send(calls.getOwedPayers)).status).toBe(403)
  })
})
