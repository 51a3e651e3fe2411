import * as calls from '@billett/contract'
import { businessDateOf, type PlainDate } from '@billett/domain'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clientIdOf } from '../../../call/client-id-of.ts'
import { deskDo } from '../../../cli/desk/desk.ts'
import {
  application,
  contract,
  deskDecision,
  guardianAddress,
  mandate,
  party,
  partyPerson,
  uploadedFile,
} from '../../../db/schema/index.ts'
import { aContract } from '../../../testing/a-contract.ts'
import { aCustomer, loginOf, sendAccountMails, signIn } from '../../../testing/account.ts'
import { visitorOf } from '../../../testing/client.ts'
import { mailedConfirmation, orderOf, subscriptionShop } from '../../../testing/subscription-order.ts'
import type { TestWorld } from '../../../testing/test-world.ts'
import { claimRound } from '../../billing/claim/index.ts'
import { lockContract, record } from '../../subscription/contract/index.ts'
import { deleteAccounts } from '../account-deletion/index.ts'
import { bookPast } from '../demo-desk/index.ts'

let test: TestWorld
beforeAll(async () => {
  test = await subscriptionShop()
})
afterAll(() => test.close())

const DAY = 24 * 60
const ASKED = { clientId: undefined, what: 'erase', by: ['Ada', 'Bob'], reason: 'asked for in writing' } as const

/** What the desk answers, or why it does not do it. */
const erase = (customerNumber: string, by: readonly string[] = ASKED.by) =>
  deskDo(test.world, { ...ASKED, by, customerNumber }).catch((error: Error) => error.message)

/** Somebody without an account has ordered a Deutschlandticket from December on. */
async function ordered(email: string) {
  const visitor = visitorOf(test.app)
  const body = await orderOf(visitor, 'deutschlandticket', { email, validFrom: '2026-12-01' })
  const { guid, customerNumber } = await visitor.ask(calls.submitSubscription, { body })
  const confirm = async () => visitor.ask(calls.confirmSubscription, { body: await mailedConfirmation(test, email) })
  return { guid, customerNumber, confirm }
}

const known = async (guid: string) => {
  const [row] = await test.database.db
    .select({
      values: application.values,
      email: application.email,
      lastName: partyPerson.lastName,
      address: partyPerson.address,
      birthDate: partyPerson.birthDate,
      personEmail: partyPerson.email,
    })
    .from(contract)
    .innerJoin(application, eq(application.contractId, contract.id))
    .leftJoin(partyPerson, eq(partyPerson.partyId, contract.subscriberId))
    .where(eq(contract.id, guid))
  return row
}

/** It ends on that day, the first without cover. */
async function end(guid: string, effectiveOn: PlainDate): Promise<void> {
  const { world } = test
  await world.db.transaction(async tx => {
    const stored = await lockContract(tx, world.client.config.settings.clientId, guid)
    if (!stored) throw new Error('There is no such contract.')
    await record(
      tx,
      stored,
      { recordedOn: world.clock(), actorId: null, today: businessDateOf(world.clock()) },
      { kind: 'ended', effectiveOn, payload: { reason: 'customerRequest' } },
    )
  })
}

/** What was due by now was paid on its day. */
const pay = (guid: string) => test.world.db.transaction(tx => bookPast(test.world, tx, [guid]))

describe('somebody who wants to be forgotten before their time', () => {
  it('is not, while an application is under way or a contract runs, nor by one person alone, nor with an account', async () => {
    const { customerNumber, confirm } = await ordered('runs@example.org')
    expect(await erase(customerNumber, ['Ada'])).toBe('secondPersonNeeded')
    expect(await erase('NOBODY')).toBe('userNotFound')
    expect(await erase(customerNumber)).toBe('contractRuns')
    await confirm()
    expect(await erase(customerNumber)).toBe('contractRuns')
    const { signedIn } = await aCustomer(test, { email: 'owner@example.org' })
    const { contractId: guid } = await aContract(test, { from: '2026-12-01', accountId: signedIn.userId })
    const [owner] = await test.database.db
      .select({ customerNumber: party.customerNumber })
      .from(contract)
      .innerJoin(party, eq(party.id, contract.subscriberId))
      .where(eq(contract.id, guid))
    expect(await erase(owner?.customerNumber ?? '')).toBe('customerHasAccount')
  })

  it('is not either where they are to pay for others and nothing was claimed yet', async () => {
    const { db } = test.database
    const { contractId, partyId } = await aContract(test, { from: '2026-12-01' })
    const other = await aContract(test, { from: '2026-12-01' })
    await db
      .update(contract)
      .set({ subscriberId: other.partyId, holderId: other.partyId })
      .where(eq(contract.id, contractId))
    const [payer] = await db.select().from(party).where(eq(party.id, partyId))
    expect(await erase(payer?.customerNumber ?? '')).toBe('contractRuns')
  })

  it('is forgotten at once where nothing came of it; a mandate stays as proof for fourteen months', async () => {
    const { guid, customerNumber } = await ordered('vain@example.org')
    await test.database.db.update(contract).set({ state: 'Rejected' }).where(eq(contract.id, guid))
    expect(await known(guid)).toMatchObject({ lastName: 'Lovelace', email: 'vain@example.org' })
    const named = { contractId: guid, clientId: clientIdOf(test.world), email: 'vain@example.org', namedOn: test.now() }
    await test.database.db.insert(guardianAddress).values({ ...named, confirmedOn: null })
    expect(await erase(customerNumber)).toEqual(['erased', 'kept by law  mandate  until 2028-01-21'])
    expect(await test.database.db.$count(guardianAddress)).toBe(0)
    expect(await known(guid)).toEqual({
      values: {},
      email: '',
      lastName: null,
      address: null,
      birthDate: null,
      personEmail: null,
    })
    const decided = await test.database.db.select().from(deskDecision).where(eq(deskDecision.about, 'party'))
    expect(decided).toMatchObject([{ outcome: 'erased', decidedBy: ['Ada', 'Bob'], reason: ASKED.reason }])
  })

  it('is owed an answer while something is open; then only what a receipt names stays, until the tax law lets it go', async () => {
    const { guid, customerNumber, confirm } = await ordered('ended@example.org')
    await confirm()
    await end(guid, '2027-01-01')
    await claimRound(test.world)
    test.pass(45 * DAY)
    expect(await erase(customerNumber)).toBe('claimsOpen')
    await pay(guid)
    await test.database.db.insert(uploadedFile).values({
      id: test.world.newRowId(),
      clientId: test.world.client.config.settings.clientId,
      ownerId: test.world.newRowId(),
      contractId: guid,
      fileName: 'proof.pdf',
      mimeType: 'application/pdf',
      size: 1,
      uploadedOn: test.now(),
    })
    // Paid in January 2027: receipts of that year go when 2035 is over.
    expect(await erase(customerNumber)).toEqual([
      'erased',
      'kept by law  nameAndAddress  until 2035-12-31',
      'kept by law  mandate  until 2028-03-05',
    ])
    expect(await known(guid)).toMatchObject({
      values: {},
      email: '',
      lastName: 'Lovelace',
      address: { street: 'Marktplatz' },
      birthDate: '',
      personEmail: '',
    })
    expect(await test.database.db.select().from(uploadedFile)).toEqual([])
    const mandates = await test.database.db.select().from(mandate)
    expect(mandates.filter(({ revokedOn }) => revokedOn === test.now())).toHaveLength(1)
  })
})

it('who deletes an account is told what the law keeps of their subscriptions, and until when', async () => {
  const { visitor, signedIn, email } = await aCustomer(test, { email: 'leaves@example.org' })
  const { contractId: guid } = await aContract(test, { from: '2027-02-01', accountId: signedIn.userId })
  expect(await visitor.send(calls.requestDeletion)).toMatchObject({
    errors: [{ translationKey: 'error.contractRuns' }],
  })
  await end(guid, '2027-03-01')
  test.pass(90 * DAY)
  await claimRound(test.world)
  test.pass(30 * DAY)
  await pay(guid)
  await signIn(visitor, loginOf(test, { email }))
  await visitor.ask(calls.requestDeletion)
  test.pass(14 * DAY)
  await deleteAccounts(test.world)
  await sendAccountMails(test)
  const text = test.mails.at(-1)?.text
  expect(test.mails.at(-1)?.to).toBe(email)
  // Booked in 2027: receipts of that year go when 2035 is over.
  expect(text).toContain('name and address stay until 31 December 2035')
})
