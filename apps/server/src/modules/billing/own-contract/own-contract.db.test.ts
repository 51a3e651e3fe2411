import * as calls from '@billett/contract'
import type { Share } from '@billett/domain'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clientIdOf } from '../../../call/client-id-of.ts'
import { claim, entitlementProof, ledgerEntry, uploadedFile } from '../../../db/schema/index.ts'
import { aContract, happens, offerSubscriptions } from '../../../testing/a-contract.ts'
import { loginOf, signIn } from '../../../testing/account.ts'
import { holding, somebody } from '../../../testing/holding.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { historiesOf } from '../../subscription/contract/index.ts'
import { claimRound } from '../claim/index.ts'

let test: TestWorld
beforeAll(async () => {
  test = await testWorld()
  offerSubscriptions(test)
})
afterAll(() => test.close())

// It is Saturday, 21 November 2026, 10 o'clock in Berlin.
describe('a contract in the account of who concluded it', () => {
  it('is listed with its days, its next debit, and what may be done about it', async () => {
    const { contract } = await holding(test)
    const shown = await contract()
    expect(shown).toMatchObject({
      list: 'running',
      state: 'Granted',
      stateText: 'Granted',
      life: 'ahead',
      roles: ['subscriber', 'holder', 'payer'],
      subscriptionName: 'Deutschlandticket',
      validFrom: '2026-12-01',
      validUntil: null,
      medium: { kind: 'chip', serial: 'B-1' },
      price: { state: 'known', cents: 6300, vatCents: 412 },
      nextDebit: { on: '2027-01-04', amountInCent: 12_600 },
      problem: null,
      proofs: [],
      listChangeRequests: [],
      payers: [{ isReader: true, method: 'Direct debit', share: 'the whole price', mandate: null }],
    })
    expect(shown.allowedActions.map(({ action, isAllowed }) => [action, isAllowed])).toEqual([
      ['cancel', true],
      ['pause', true],
      ['refund', true],
      ['replacement', true],
      ['cardRecipient', true],
      ['travelExpenseCertificate', true],
    ])
  })

  it('says what is debited next and why, and that nothing has been so far', async () => {
    const { visitor, contractId } = await holding(test)
    const next = await visitor.ask(calls.getNextDebits, { params: { contractGuid: contractId } })
    expect(next).toMatchObject({ paidInCent: 0, openInCent: 0 })
    expect(next.text).toContain('Nothing has been debited yet.')
    expect(next.debits.map(({ on, amountInCent }) => [on, amountInCent])).toEqual([
      ['2027-01-04', 12_600],
      ['2027-02-01', 6300],
      ['2027-03-01', 6300],
    ])
    expect(next.debits[0]?.claims.map(({ reasons }) => reasons[0])).toEqual([
      '€63.00 for December 2026 (Fare)',
      '€63.00 for January 2027 (Fare)',
    ])
  })

  it('that people have to look at says so, and foretells nothing', async () => {
    const { visitor, contractId, contract } = await holding(test)
    await happens(test, contractId, {
      kind: 'parked',
      effectiveOn: '2026-11-21',
      payload: { reason: 'failed' },
    })
    expect(await contract()).toMatchObject({ problem: { kind: 'parked' }, nextDebit: null })
    const next = await visitor.ask(calls.getNextDebits, { params: { contractGuid: contractId } })
    expect(next).toMatchObject({ debits: [], text: expect.stringContaining('Somebody is looking') })
  })

  it('keeps a journal of what happened and what is planned; what belongs to a request stands below it', async () => {
    const { visitor, contractId } = await holding(test)
    const body = { contractGuid: contractId, date: null, reason: 'customerRequest' as const }
    const { guid } = await visitor.ask(calls.cancelSubscription, { body })
    const params = { contractId }
    const { items } = await visitor.send(calls.getSubscriptionJournal, { params })
    expect(items.map(({ kind, on, parentId }) => [kind, on, parentId]).sort()).toEqual([
      ['changeRequest', '2027-01-01', null],
      ['claim', '2027-01-04', null],
      ['event', '2026-12-01', null],
      ['event', '2027-01-01', guid],
    ])
    const query = { onlyParentEntries: true }
    const parents = (await visitor.send(calls.getSubscriptionJournal, { params, query })).items
    expect(parents.map(({ id }) => id)).toEqual(items.filter(one => one.parentId === null).map(({ id }) => id))
  })
})

describe('a proof that is missing', () => {
  it('is asked for with its day, and handed in from the account with a file of one’s own', async () => {
    const { visitor, contractId, contract, accountId } = await holding(test)
    const clientId = clientIdOf(test.world)
    const proofGuid = test.world.newRowId()
    const [own, foreign] = [test.world.newRowId(), test.world.newRowId()]
    const file = { clientId, contractId: null, fileName: 'a.pdf', mimeType: 'application/pdf', size: 1 }
    const times = { uploadedOn: test.now(), keptUntil: test.now() }
    await test.database.db.insert(uploadedFile).values([
      { ...file, ...times, id: own, ownerId: accountId },
      { ...file, ...times, id: foreign, ownerId: crypto.randomUUID() },
    ])
    await test.database.db.insert(entitlementProof).values({
      id: proofGuid,
      clientId,
      contractId,
      field: 'proof',
      fileId: null,
      validFrom: null,
      validTo: null,
      neededBy: '2026-12-15',
      givenOn: null,
    })
    expect(await contract()).toMatchObject({
      problem: { kind: 'proofMissing', text: 'A proof is missing. Please hand it in by 15 December 2026.' },
      proofs: [{ guid: proofGuid, isMissing: true }],
    })
    const params = { contractGuid: contractId }
    const { items } = await visitor.send(calls.getMissingProofs, { params })
    expect(items).toMatchObject([{ index: 1, guid: proofGuid, neededBy: '2026-12-15' }])
    const body = { proofGuid, fileId: foreign, from: '2026-12-01', until: '2027-11-30' }
    const refused = await visitor.send(calls.giveMissingProof, { params, body })
    expect(refused.errors).toMatchObject([{ fieldName: 'fileId', translationKey: 'error.fileNotFound' }])
    const given = await visitor.send(calls.giveMissingProof, { params, body: { ...body, fileId: own } })
    expect([given.status, given.items]).toEqual([200, []])
    expect(await contract()).toMatchObject({ problem: null, proofs: [{ isMissing: false, until: '2027-11-30' }] })
  })
})

describe('an account', () => {
  it('is not deleted while a subscription runs, and says from which day on it can be', async () => {
    const { visitor, contractId } = await holding(test)
    const running = await visitor.send(calls.requestDeletion)
    expect([running.status, running.errors[0]?.translationKey]).toEqual([409, 'error.contractRuns'])
    const body = { contractGuid: contractId, date: null, reason: 'customerRequest' as const }
    await visitor.ask(calls.cancelSubscription, { body })
    const ending = await visitor.send(calls.requestDeletion)
    expect(ending.errors[0]?.customerErrorMessage).toContain('Possible from 1 January 2027 on.')
  })
})

describe('two who pay half of a contract each', () => {
  it('owe what each has not paid: nobody’s payment is the other’s', async () => {
    const ada = await holding(test)
    const bob = await somebody(test)
    const { payerId: bobs } = await aContract(test, { from: '2026-12-01', accountId: bob.accountId })
    const [concluded] = (await historiesOf(test.world.db, [ada.contractId])).get(ada.contractId) ?? []
    const adas = concluded?.kind === 'concluded' ? concluded.payload.shares[0]?.payer : undefined
    const shares = [adas ?? '', bobs].map((payer): Share => ({ payer, kind: 'permille', permille: 500 }))
    await happens(test, ada.contractId, { kind: 'sharesAgreed', effectiveOn: '2026-12-01', payload: { shares } })
    await claimRound(test.world)
    const claims = await test.database.db.select().from(claim).where(eq(claim.contractId, ada.contractId))
    const mine = claims.find(({ payerId, cents }) => payerId === bobs && cents > 0)
    await test.database.db.insert(ledgerEntry).values({
      id: test.world.newRowId(),
      key: `byHand:${mine?.id}`,
      debit: 'clearing',
      credit: 'receivable',
      amountCents: mine?.cents ?? 0,
      contractId: ada.contractId,
      bookedOn: test.now(),
    })
    await ada.comesTo('2027-01-10T09:00:00.000Z')
    await signIn(bob.visitor, loginOf(test, { email: bob.email }))
    const params = { contractGuid: ada.contractId }
    const seen = async ({ visitor }: Pick<typeof ada, 'visitor'>) => {
      const { paidInCent, openInCent } = await visitor.ask(calls.getNextDebits, { params })
      return [paidInCent, openInCent]
    }
    expect(await seen(bob)).toEqual([3150, 0])
    expect(await seen(ada)).toEqual([0, 3150])
  })
})
