import { creditorReference } from '@billett/domain'
import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { bankEntry, bankMessage, bankMessageContent, party } from '../../../db/schema/index.ts'
import {
  announced,
  creditOf,
  entry,
  handedOver,
  hears,
  notification,
  transferOf,
  until,
} from '../../../testing/collected.ts'
import { fakeBank } from '../../../testing/fakes/fake-bank.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { forgetBankMessages } from './index.ts'

let test: TestWorld
beforeEach(async () => {
  test = await testWorld()
  test.world.bankChannel = fakeBank()
})
afterEach(() => test.close())

const stranger = `<TxDtls><RltdPties><Dbtr><Pty><Nm>Otto Stranger</Nm></Pty></Dbtr><DbtrAcct><Id><IBAN>DE02120300000000202051</IBAN></Id></DbtrAcct></RltdPties><RmtInf><Ustrd>Thank you</Ustrd></RmtInf></TxDtls>`

/** A file that was credited, a transfer of a customer, and money of a stranger that was laid aside and that waits. */
async function heard(): Promise<void> {
  const [made] = await announced(test)
  until(test, '2026-12-29')
  const file = await handedOver(test)
  const [payer] = await test.database.db
    .select()
    .from(party)
    .where(eq(party.id, made?.partyId ?? ''))
  const reference = creditorReference(payer?.customerNumber ?? '')
  const lines = [
    creditOf(file),
    transferOf(reference, 500),
    entry({ ref: 'ASIDE', cents: 700, details: stranger }),
    entry({ ref: 'WAITS', cents: 800, details: stranger }),
  ]
  await hears(test, notification('N-1', lines.join('')))
  await test.database.db
    .update(bankEntry)
    .set({ state: 'noted', reason: null, decidedBy: 'Anna', decidedOn: test.now() })
    .where(eq(bankEntry.servicerRef, 'ASIDE'))
}

const lines = async () => {
  const rows = await test.database.db.select().from(bankEntry)
  const of = (ref: string) => {
    const { name, iban, text, creditorReference: reference, cents } = rows.find(row => row.servicerRef === ref) ?? {}
    return { name, iban, text, reference, cents }
  }
  return { aside: of('ASIDE'), waits: of('WAITS'), paid: of('TRANSFER-1') }
}
const pieces = () => test.database.db.$count(bankMessageContent)
const NOTHING = { name: null, iban: null, text: null, reference: null }

it('what the bank sent goes after its months, and with it whose lines were that are nobody’s here', async () => {
  await heard()
  const before = await lines()
  expect(before.aside).toMatchObject({ name: 'Otto Stranger', iban: 'DE02120300000000202051', text: 'Thank you' })
  until(test, '2028-02-27')
  await forgetBankMessages(test.world)
  expect(await lines()).toEqual(before)
  expect(await pieces()).toBe(1)

  until(test, '2028-03-03')
  await forgetBankMessages(test.world)
  expect(await pieces()).toBe(0)
  expect(await lines()).toEqual({ ...before, aside: { ...NOTHING, cents: 700 } })
  // The same file is known again.
  expect(await test.database.db.select().from(bankMessage)).toMatchObject([{ state: 'applied', name: 'a file' }])
})

it('lines that are booked, or wait, say whose they were as long as receipts are kept', async () => {
  await heard()
  const before = await lines()
  until(test, '2034-12-30')
  await forgetBankMessages(test.world)
  expect(await lines()).toEqual({ ...before, aside: { ...NOTHING, cents: 700 } })
  until(test, '2036-01-02')
  await forgetBankMessages(test.world)
  expect(await lines()).toEqual({
    aside: { ...NOTHING, cents: 700 },
    waits: { ...NOTHING, cents: 800 },
    paid: { ...NOTHING, cents: 500 },
  })
  expect(await test.database.db.select().from(bankMessage)).toMatchObject([{ name: '', broughtBy: null }])
})

it('of another client nothing goes', async () => {
  await heard()
  const before = await lines()
  await test.database.db.execute(sql`update bank_message set client_id = 'another'`)
  await test.database.db.execute(sql`update bank_entry set client_id = 'another'`)
  until(test, '2036-01-02')
  await forgetBankMessages(test.world)
  expect(await lines()).toEqual(before)
  expect(await pieces()).toBe(1)
})
