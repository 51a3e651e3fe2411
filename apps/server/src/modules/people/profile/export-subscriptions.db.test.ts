import * as calls from '@billett/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { clientIdOf } from '../../../call/client-id-of.ts'
import { application, contract, mandate, party, uploadedFile } from '../../../db/schema/index.ts'
import { aContract } from '../../../testing/a-contract.ts'
import { aCustomer } from '../../../testing/account.ts'
import type { visitorOf } from '../../../testing/client.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { claimRound } from '../../billing/claim/index.ts'

let test: TestWorld
beforeAll(async () => {
  test = await testWorld()
})
afterAll(() => test.close())

type Visitor = ReturnType<typeof visitorOf>

const dataOf = async (visitor: Visitor) => JSON.parse((await visitor.send(calls.exportUserData)).bytes.toString())

async function aParty(accountId: string): Promise<string> {
  const id = test.world.newRowId()
  await test.database.db.insert(party).values({
    id,
    clientId: clientIdOf(test.world),
    kind: 'person',
    customerNumber: id,
    accountId,
    language: 'de',
    createdOn: test.now(),
  })
  return id
}

/** What was said in the form. */
async function fillIn(contractId: string): Promise<void> {
  await test.database.db.insert(application).values({
    clientId: clientIdOf(test.world),
    contractId,
    visitorId: null,
    fingerprint: contractId,
    language: 'de',
    email: 'subscriber@example.org',
    values: { accountHolder: 'Grace Hopper' },
    concluding: {
      kind: 'concluded',
      effectiveOn: '2026-12-01',
      payload: { product: 'p', anchor: '2026-12-01', shares: [], medium: { kind: 'phone' } },
    },
    priceCents: 6300,
    vatPermille: 70,
    firstDebitOn: null,
    firstDebitCents: null,
    beginAsked: false,
    submittedOn: test.now(),
    resumes: null,
    risk: { level: 'low', rules: ['manyOrdersOfOneIban'] },
    firstPaymentOrderId: null,
  })
}

it('whoever concluded and pays has all of a contract; whoever travels by it has no word and no debt of others', async () => {
  const { db } = test.database
  const subscriber = await aCustomer(test, { email: 'subscriber@example.org' })
  const holder = await aCustomer(test, { email: 'holder@example.org' })
  const payer = await aCustomer(test, { email: 'payer@example.org' })
  const { contractId, payerId } = await aContract(test, { from: '2026-11-01' })
  await db
    .update(party)
    .set({ accountId: payer.signedIn.userId })
    .where(eq(party.id, await partyOf(payerId)))
  await db
    .update(contract)
    .set({ subscriberId: await aParty(subscriber.signedIn.userId), holderId: await aParty(holder.signedIn.userId) })
    .where(eq(contract.id, contractId))
  await fillIn(contractId)
  await claimRound(test.world)
  const [ofSubscriber, ofHolder, ofPayer] = [
    await dataOf(subscriber.visitor),
    await dataOf(holder.visitor),
    await dataOf(payer.visitor),
  ]
  expect(ofSubscriber.contracts).toHaveLength(1)
  expect(ofSubscriber.applications).toMatchObject([{ values: { accountHolder: 'Grace Hopper' } }])
  expect(JSON.stringify(ofSubscriber)).not.toContain('manyOrdersOfOneIban')
  expect(ofSubscriber.claims).not.toEqual([])
  const keys = (copy: { ledger: { key: string }[] }) => copy.ledger.map(({ key }) => key)
  const ofClaims = ofSubscriber.claims.map(({ id }: { id: string }) => `claim:${id}`)
  expect(keys(ofSubscriber).toSorted()).toEqual(ofClaims.toSorted())
  expect([keys(ofPayer).toSorted(), keys(ofHolder)]).toEqual([ofClaims.toSorted(), []])
  expect(ofHolder.contracts).toHaveLength(1)
  expect(JSON.stringify(ofHolder)).not.toContain('Grace Hopper')
  expect([ofHolder.applications, ofHolder.claims]).toEqual([[], []])
  expect(ofPayer.claims).toEqual(ofSubscriber.claims)
  expect([ofPayer.contracts, ofPayer.applications]).toEqual([[], []])
})

const partyOf = async (payerId: string): Promise<string> => {
  const { rows } = await test.database.pool.query('select party_id from payer_account where id = $1', [payerId])
  return rows[0]?.party_id
}

it('a mandate that was given as a party is its party’s, with all it ever said', async () => {
  const { visitor, signedIn } = await aCustomer(test, { email: 'debtor@example.org' })
  await test.database.db.insert(mandate).values({
    id: test.world.newRowId(),
    clientId: clientIdOf(test.world),
    accountId: null,
    partyId: await aParty(signedIn.userId),
    reference: 'M-PARTY',
    iban: 'DE09000000000000000001',
    bic: 'DEMODE00XXX',
    creditInstitute: 'Demobank',
    accountHolder: 'Ada Lovelace',
    consentOn: test.now(),
    createdOn: test.now(),
  })
  const { mandates, mandateVersions } = await dataOf(visitor)
  expect(mandates).toMatchObject([{ reference: 'M-PARTY' }])
  expect(mandateVersions).toHaveLength(1)
  const other = await aCustomer(test, { email: 'stranger@example.org' })
  expect((await dataOf(other.visitor)).mandates).toEqual([])
})

it('a file that was sent and not yet handed in is its sender’s', async () => {
  const { visitor, signedIn } = await aCustomer(test, { email: 'file@example.org' })
  await test.database.db.insert(uploadedFile).values({
    id: test.world.newRowId(),
    clientId: clientIdOf(test.world),
    ownerId: signedIn.userId,
    contractId: null,
    fileName: 'proof.pdf',
    mimeType: 'application/pdf',
    size: 1,
    uploadedOn: test.now(),
    keptUntil: test.now(),
  })
  expect((await dataOf(visitor)).uploadedFiles).toMatchObject([{ fileName: 'proof.pdf' }])
})
