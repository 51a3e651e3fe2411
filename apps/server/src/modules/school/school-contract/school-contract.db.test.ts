import { randomUUID } from 'node:crypto'
import * as calls from '@billett/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  contract,
  entitlementDecision,
  entitlementProof,
  fileContent,
  portalAction,
  signedLink,
  uploadedFile,
} from '../../../db/schema/index.ts'
import { aPupilsContract } from '../../../testing/a-pupils-contract.ts'
import { type AnOrganisation, aContactPerson, anOrganisation, aPupil, pays } from '../../../testing/a-school.ts'
import { sendRaw } from '../../../testing/raw-request.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { payerOfParty } from '../../subscription/party/index.ts'

type Person = Awaited<ReturnType<typeof aContactPerson>>

let test: TestWorld
let places: { authority: AnOrganisation; school: AnOrganisation; other: AnOrganisation }
let people: { secretary: Person; payer: Person; stranger: Person }
let asked: string

beforeAll(async () => {
  test = await testWorld()
  const authority = await anOrganisation(test, { name: 'Authority', kind: 'authority' })
  const school = await anOrganisation(test, { name: 'School' })
  const other = await anOrganisation(test, { name: 'Other' })
  await pays(test, authority, school)
  places = { authority, school, other }
  const [secretary, payer] = [await aContactPerson(test, [school]), await aContactPerson(test, [authority])]
  people = { secretary, payer, stranger: await aContactPerson(test, [other]) }
})
afterAll(() => test.close())
beforeEach(async () => {
  const pupil = await aPupil(test, places.school)
  asked = await aPupilsContract(test, pupil, places.school, {
    state: 'ApprovalOrganizationPending',
    payer: places.authority,
  })
})

const accept = ({ visitor }: Person, id: string, query: { seq?: number } = {}) =>
  visitor.send(calls.acceptContract, { params: { id }, query })
const stateOf = async (id: string) =>
  (await test.database.db.select().from(contract).where(eq(contract.id, id)))[0]?.state

describe('an application of a pupil', () => {
  it('is confirmed by the school, then paid for by the authority, and granted', async () => {
    const [confirmed] = (await accept(people.secretary, asked)).items
    expect(confirmed).toMatchObject({ state: 'ApprovalPayerPending', mayDecide: false, priceInCent: null })
    const [granted] = (await accept(people.payer, asked)).items
    expect(granted).toMatchObject({ state: 'Granted', priceInCent: 6300, validFrom: '2026-12-01', mayCancel: true })
  })

  it('is not decided by who pays while the school has not confirmed, nor twice by the school', async () => {
    expect((await accept(people.payer, asked)).errors).toMatchObject([{ translationKey: 'error.decisionNotAwaited' }])
    expect(await stateOf(asked)).toBe('ApprovalOrganizationPending')
    await accept(people.secretary, asked)
    const [again] = (await accept(people.secretary, asked)).items
    expect(again).toMatchObject({ state: 'ApprovalPayerPending' })
    expect(await stateOf(asked)).toBe('ApprovalPayerPending')
  })

  it('is not decided by who has not seen how it is now', async () => {
    expect((await accept(people.secretary, asked, { seq: 7 })).errors).toMatchObject([
      { translationKey: 'error.changedMeanwhile' },
    ])
  })

  it('is declined for a reason of the list', async () => {
    const { visitor, accountId } = people.secretary
    const body = { contractId: asked, declineReason: 'notAtThisSchool', comment: 'Moved away' }
    const wrong = await visitor.send(calls.declineContract, { body: { ...body, declineReason: 'because' } })
    expect(wrong.errors).toMatchObject([{ translationKey: 'error.declineReasonNotFound' }])
    const declined = await visitor.ask(calls.declineContract, { body })
    expect(declined).toMatchObject({ state: 'ApprovalPayerPending', mayDecide: false, mayTakeBack: false })
    const acts = await test.database.db.select().from(portalAction).where(eq(portalAction.aboutId, asked))
    expect(acts).toMatchObject([{ accountId, detail: { state: 'ApprovalPayerPending' } }])
  })

  it('that a school denies is decided by who pays, who reads why, and by a yes is no pupil of the school', async () => {
    const { visitor } = people.secretary
    const body = { contractId: asked, declineReason: 'notAtThisSchool', comment: 'Moved away' }
    await visitor.ask(calls.declineContract, { body })
    expect(await test.database.db.$count(entitlementDecision, eq(entitlementDecision.contractId, asked))).toBe(0)
    const { items } = await people.payer.visitor.send(calls.getSchoolContracts, { query: { pageSize: 500 } })
    const waits = items.find(({ guid }) => guid === asked)
    expect(waits).toMatchObject({ mayDecide: true, unconfirmedSince: null })
    expect(waits?.deniedBecause).toMatch(/: Moved away$/)
    expect(waits?.stateText).toBe('Waiting for the cost unit, denied by the school')
    const { visitor: payer } = people.payer
    expect(await payer.ask(calls.declineContract, { body })).toMatchObject({ state: 'Rejected' })
    const [decided] = (await payer.send(calls.getDecisions, { params: { guid: asked }, query: {} })).items
    expect(decided).toMatchObject({ result: 'notEntitled', decidedBy: 'Con Tact' })
  })

  it('of a school that nobody pays for is declined by it for good', async () => {
    const school = await anOrganisation(test, { name: 'Unpaid' })
    const waiting = { state: 'ApprovalOrganizationPending' as const, payer: places.authority }
    const id = await aPupilsContract(test, await aPupil(test, school), school, waiting)
    const { visitor } = await aContactPerson(test, [school])
    const body = { contractId: id, declineReason: 'other' }
    expect(await visitor.ask(calls.declineContract, { body })).toMatchObject({ state: 'Rejected' })
  })

  it('of a foreign school is as absent as none', async () => {
    const { visitor } = people.stranger
    const decline = (contractId: string) =>
      visitor.send(calls.declineContract, { body: { contractId, declineReason: 'other' } })
    expect((await accept(people.stranger, asked)).errors).toEqual((await accept(people.stranger, randomUUID())).errors)
    expect((await decline(asked)).errors).toEqual((await decline(randomUUID())).errors)
    expect(await stateOf(asked)).toBe('ApprovalOrganizationPending')
    expect((await visitor.send(calls.getSchoolContracts, { query: {} })).items).toEqual([])
  })
})

describe('an application of which a proof is missing', () => {
  const lack = (contractId: string) =>
    test.database.db.insert(entitlementProof).values({
      id: randomUUID(),
      clientId: test.world.client.config.settings.clientId,
      contractId,
      field: 'proof',
      neededBy: '2026-12-05',
    })
  const actsAbout = async (contractId: string) =>
    (await test.database.db.select().from(portalAction).where(eq(portalAction.aboutId, contractId))).map(
      ({ call, detail }) => [call, detail],
    )

  it('is noted so when it is accepted, by the school and by who pays', async () => {
    await lack(asked)
    await accept(people.secretary, asked)
    await accept(people.payer, asked)
    expect(await actsAbout(asked)).toEqual([
      [calls.acceptContract.name, expect.objectContaining({ withoutProofs: 1 })],
      [calls.acceptContract.name, expect.objectContaining({ withoutProofs: 1 })],
    ])
    const { items } = await people.payer.visitor.send(calls.getPortalJournal, { query: { acts: ['contractAccepted'] } })
    expect(items[0]).toMatchObject({ act: 'contractAccepted', remark: 'withoutProofs' })
  })

  it('is asked for it by a link, once a day, and goes on waiting', async () => {
    const ask = ({ visitor }: Person, contractId = asked) => visitor.send(calls.askForProofs, { body: { contractId } })
    const refusal = async (answer: ReturnType<typeof ask>) => (await answer).errors[0]?.translationKey
    expect(await refusal(ask(people.secretary))).toBe('error.proofNotMissing')
    await lack(asked)
    expect(await refusal(ask(people.payer))).toBe('error.decisionNotAwaited')
    expect(await refusal(ask(people.stranger))).toBe('error.contractNotFound')
    const [waits] = (await ask(people.secretary)).items
    // Nobody reads what a field is called inside.
    expect(waits).toMatchObject({ mayDecide: true, proofs: [{ label: 'Proof', isMissing: true }] })
    expect(await refusal(ask(people.secretary))).toBe('error.proofsAskedToday')
    const links = await test.database.db.select().from(signedLink).where(eq(signedLink.contractId, asked))
    expect(links).toMatchObject([{ act: 'giveProof', usedOn: null }])
    expect(await actsAbout(asked)).toEqual([[calls.askForProofs.name, {}]])
  })
})

describe('the list', () => {
  it('is narrowed to a state, a school and a name', async () => {
    const { visitor } = people.payer
    const found = async (query: calls.SchoolContractsQuery) =>
      (await visitor.send(calls.getSchoolContracts, { query })).items.filter(({ guid }) => guid === asked).length
    expect(await found({ status: ['ApprovalOrganizationPending'] })).toBe(1)
    expect(await found({ status: ['Granted'] })).toBe(0)
    expect(await found({ organizationId: places.school.id, filters: 'pup' })).toBe(1)
    expect(await found({ organizationId: places.other.id })).toBe(0)
    expect(await found({ filters: 'upil' })).toBe(0)
    const params = { orgId: places.school.id }
    const of = await visitor.send(calls.getContractsOfOrganisation, { params, query: {} })
    expect(of.items.some(({ guid }) => guid === asked)).toBe(true)
  })

  it('shows a school no money', async () => {
    const { items } = await people.secretary.visitor.send(calls.getSchoolContracts, { query: {} })
    expect(items.length).toBeGreaterThan(0)
    expect(items.filter(item => item.priceInCent !== null || item.monthlyCostsInCent !== null)).toEqual([])
  })
})

it('a school is told that a family pays some of a ticket, and not how much; nobody is told before it is granted', async () => {
  const told = []
  for (const cents of [1400, 0]) {
    const pupil = await aPupil(test, places.school, { lastName: `Share${cents}` })
    const payerId = await test.world.db.transaction(tx => payerOfParty(test.world, tx, pupil))
    const besides = cents === 0 ? {} : { besides: { payerId, cents } }
    await aPupilsContract(test, pupil, places.school, { state: 'Granted', payer: places.authority, ...besides })
    const params = { guid: pupil }
    const [shown] = (await people.secretary.visitor.send(calls.getStudentDetails, { params })).items
    told.push([shown?.contract?.hasOwnShare, shown?.contracts[0]?.priceInCent])
  }
  expect(told).toEqual([
    [true, null],
    [false, null],
  ])
  const { items } = await people.secretary.visitor.send(calls.getSchoolContracts, { query: { pageSize: 100 } })
  expect(items.find(({ guid }) => guid === asked)?.hasOwnShare).toBeNull()
})

it('reasons are in the reader’s language and in their order', async () => {
  const body = { reasonType: 'contract' as const }
  const { items } = await people.secretary.visitor.send(calls.getDeclineReasons, { body })
  expect(items[0]).toEqual({ id: 'notAtThisSchool', text: expect.any(String), isActive: true })
  expect(items.at(-1)?.id).toBe('other')
})

describe('the proofs', () => {
  async function aProof(contractId: string) {
    const { db } = test.database
    const id = randomUUID()
    const clientId = test.world.client.config.settings.clientId
    const file = { fileName: 'proof.pdf', mimeType: 'application/pdf', size: 8, uploadedOn: test.now() }
    await db.insert(uploadedFile).values({ ...file, id, clientId, ownerId: randomUUID(), contractId })
    await db.insert(fileContent).values({ fileId: id, part: 0, bytes: Buffer.from('%PDF-1.7') })
    const proof = { id: randomUUID(), clientId, contractId, field: 'proof', fileId: id, givenOn: test.now() }
    await db.insert(entitlementProof).values(proof)
    return proof.id
  }
  const download = ({ visitor }: Person, guid: string) => visitor.send(calls.downloadProofs, { params: { guid } })

  it('are looked at one by one by who has to decide, as what their bytes say they are', async () => {
    const looked = asked
    const proofGuid = await aProof(looked)
    const look = ({ visitor }: Person, proof = proofGuid) =>
      visitor.send(calls.getApplicationProof, { params: { proofGuid: proof } })
    // It waits for the school alone, and a stranger is answered as of what is not.
    for (const reply of [
      await look(people.payer),
      await look(people.stranger),
      await look(people.secretary, randomUUID()),
    ])
      expect(reply.errors[0]?.translationKey).toBe('error.fileNotFound')
    const reply = await sendRaw(test.app, calls.getApplicationProof, {
      params: { proofGuid },
      body: {},
      authorization: `Bearer ${people.secretary.visitor.token()}`,
    })
    expect(reply.headers['content-type']).toBe('application/pdf')
    expect(reply.headers['x-content-type-options']).toBe('nosniff')
    expect(reply.body).toBe('%PDF-1.7')
    const acts = await test.database.db.select().from(portalAction).where(eq(portalAction.aboutId, looked))
    expect(acts).toMatchObject([{ call: 'schoolSubscription/getApplicationProof', detail: { proof: proofGuid } }])
    await accept(people.secretary, looked)
    expect((await look(people.secretary)).status).toBe(404)
  })

  it('are fetched by who has to decide, which is noted, and by nobody once it is accepted', async () => {
    await aProof(asked)
    expect((await download(people.payer, asked)).status).toBe(404)
    expect((await download(people.secretary, asked)).status).toBe(200)
    const acts = await test.database.db.select().from(portalAction).where(eq(portalAction.aboutId, asked))
    expect(acts).toMatchObject([{ call: 'schoolSubscription/downloadProofs', detail: { files: 1 } }])
    await accept(people.secretary, asked)
    expect((await download(people.secretary, asked)).status).toBe(404)
  })
})
