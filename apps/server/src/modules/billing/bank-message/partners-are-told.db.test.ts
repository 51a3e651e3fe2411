import { creditorReference, type WebhookEvent } from '@billett/domain'
import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { party, webhookDelivery } from '../../../db/schema/index.ts'
import { aContract } from '../../../testing/a-contract.ts'
import { aNamedPerson } from '../../../testing/a-named-person.ts'
import { aPartner, toldPartner } from '../../../testing/a-partner.ts'
import {
  announced,
  collectionsOf,
  creditOf,
  handedOver,
  hears,
  notification,
  report,
  returnOf,
  transferOf,
  until,
} from '../../../testing/collected.ts'
import { fakeBank } from '../../../testing/fakes/fake-bank.ts'
import { aCredited, filedPayout, releasedPayout } from '../../../testing/paid-out.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { claimRound } from '../claim/index.ts'
import { handOverFile, payFile, returnPayout, voidFile } from '../collection/index.ts'
import { dunningRound, handOverCases, lockCaseOf, takeStep } from '../dunning/index.ts'

let test: TestWorld
beforeEach(async () => {
  test = await testWorld()
  test.world.bankChannel = fakeBank()
  await aPartner(test)
})
afterEach(() => test.close())

const told = () => test.database.db.select().from(webhookDelivery)
const toldOf = (event: WebhookEvent) => toldPartner(test, event)

/** Somebody whose January is with the bank. */
async function atBank() {
  const [made] = await announced(test)
  if (!made) throw new Error('there is no contract')
  await aNamedPerson(test, made.partyId)
  until(test, '2026-12-29')
  const file = await handedOver(test)
  const [collected] = await collectionsOf(test)
  return { ...made, file, collectionId: collected?.id, endToEndId: collected?.endToEndId ?? '' }
}

/** Whose January came back for want of cover. */
async function owing() {
  const made = await atBank()
  await hears(test, notification('C-1', creditOf(made.file)))
  until(test, '2027-01-11')
  await hears(test, notification('N-1', returnOf({ endToEndId: made.endToEndId, cents: 6300 })))
  await claimRound(test.world)
  return made
}

const states = async (event: WebhookEvent) => (await toldOf(event)).map(({ state }) => state)

it('partners are told how far a file for the bank has come', async () => {
  const { file } = await atBank()
  await hears(test, notification('C-1', creditOf(file)))
  const { id: fileId, messageId } = file
  const data = { fileId, messageId, kind: 'debits', dueOn: '2027-01-04', count: 1, sumCents: 6300 }
  expect(await toldOf('bankFileMoved')).toEqual(
    ['built', 'released', 'handedOver', 'accepted'].map(state => ({ ...data, state })),
  )
})

it('and that the bank has refused it, or that it goes nowhere', async () => {
  const { file } = await atBank()
  await hears(test, report('R-1', { messageId: file.messageId, status: 'RJCT' }))
  expect((await states('bankFileMoved')).slice(-2)).toEqual(['rejected', 'built'])
  until(test, '2027-01-15')
  await aCredited(test, 'DE02120300000000202051')
  const payout = await filedPayout(test)
  await test.world.db.transaction(tx => voidFile(test.world, tx, payout?.id ?? ''))
  expect((await states('bankFileMoved')).slice(-2)).toEqual(['built', 'void'])
  expect(await states('payoutMoved')).toEqual(['dropped'])
})

/** Another contract they pay for, under which nothing is owed. */
async function alsoPaidFor(partyId: string): Promise<void> {
  const { contractId } = await aContract(test, { from: '2027-05-01' })
  await test.database.db.execute(sql`
    insert into claim select (jsonb_populate_record(null::claim, to_jsonb(one) || jsonb_build_object(
      'id', gen_random_uuid(), 'contract_id', ${contractId}::text, 'cents', 0, 'vat_cents', 0))).*
    from (select claim.* from claim join payer_account payer on payer.id = payer_id
      where party_id = ${partyId} limit 1) one`)
}

it('partners are told of a debit that came back, of each level of dunning, of blocks and that it is over', async () => {
  const { contractId, collectionId, partyId } = await owing()
  await alsoPaidFor(partyId)
  const cameBack = { collectionId, contractIds: [contractId], kind: 'returned', cents: 6300, returnedOn: '2027-01-11' }
  expect(await toldOf('debitReturned')).toEqual([cameBack])
  for (const day of ['2027-01-11', '2027-01-18', '2027-01-25']) {
    until(test, day)
    await dunningRound(test.world)
    await claimRound(test.world)
  }
  const [payer] = await test.database.db.select().from(party).where(eq(party.id, partyId))
  const reference = creditorReference(payer?.customerNumber ?? '')
  await hears(test, notification('T-1', transferOf(reference, 20_000)))
  const levels = await toldOf('dunningMoved')
  expect(levels).toMatchObject([
    { contractIds: [contractId], contracts: 1, state: 'notified', takenOn: '2027-01-11', owedCents: 6600 },
    { state: 'reminded', takenOn: '2027-01-18' },
    { state: 'warned', takenOn: '2027-01-25' },
    { contractIds: [contractId], contracts: 1, state: 'clear', owedCents: 0 },
  ])
  const happened = (await toldOf('contractChanged')).flatMap(({ happenings }) => JSON.stringify(happenings))
  expect(happened.filter(text => text.includes('blocked'))).toHaveLength(2)
})

it('of somebody who owes for very many contracts a hundred are named, and how many they are', async () => {
  const { contractId, payerId } = await owing()
  const many = Array.from({ length: 150 }, () => crypto.randomUUID())
  const takenOn = '2027-01-11'
  const step = { id: crypto.randomUUID(), state: 'notified' as const, takenOn, owedCents: 6300, feeCents: 0 }
  await test.world.db.transaction(async tx => {
    const open = await lockCaseOf(tx, payerId)
    if (open) await takeStep(tx, open, { ...step, createdOn: test.now() }, [contractId, ...many])
  })
  const [told] = await toldOf('dunningMoved')
  expect(told?.contracts).toBe(151)
  expect(told?.contractIds).toHaveLength(100)
})

it('partners are told of debts that a collection agency is given', async () => {
  await owing()
  for (let level = 0; level < 8; level += 1) {
    await dunningRound(test.world)
    await claimRound(test.world)
    test.pass(14 * 24 * 60)
  }
  await test.world.db.transaction(tx => handOverCases(test.world, tx, { by: 'Anna', reason: 'agency' }))
  expect((await states('dunningMoved')).at(-1)).toBe('handedOver')
  expect(await toldOf('debtsHandedOver')).toMatchObject([{ cases: 1 }])
})

it('partners are told of money on its way to a payer, and that it came back', async () => {
  until(test, '2026-12-15')
  const { contractId } = await aCredited(test, 'DE02120300000000202051')
  const { id, sumCents } = await releasedPayout(test)
  await handOverFile(test.world, id)
  await test.world.db.transaction(tx => payFile(test.world, tx, id, sumCents))
  const [sent] = await toldOf('payoutMoved')
  const payoutId = String(sent?.payoutId)
  await test.world.db.transaction(tx => returnPayout(test.world, tx, payoutId, 'AC04'))
  const data = { payoutId, contractIds: [contractId], cents: 2000 }
  expect(await toldOf('payoutMoved')).toEqual(['sent', 'paid', 'returned'].map(state => ({ ...data, state })))
})

it('no message says who somebody is, from which account they pay, or why a debit came back', async () => {
  await owing()
  await dunningRound(test.world)
  const messages = await told()
  expect(messages.length).toBeGreaterThan(5)
  expect(JSON.stringify(messages.map(({ data }) => data))).not.toMatch(/Jana|Möller|example\.org|DE\d{10}|MS03/)
})

it('nobody is told of what is taken back', async () => {
  until(test, '2026-12-15')
  await aCredited(test, 'DE02120300000000202051')
  const file = await filedPayout(test)
  const before = await told()
  const undone = test.world.db.transaction(async tx => {
    expect(await voidFile(test.world, tx, file?.id ?? '')).toBe(true)
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(await told()).toEqual(before)
})
