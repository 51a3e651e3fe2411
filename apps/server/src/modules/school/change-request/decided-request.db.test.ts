import * as calls from '@billett/contract'
import { RIGHTS } from '@billett/domain'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clientIdOf } from '../../../call/client-id-of.ts'
import {
  contract,
  contractEvent,
  entitlementDecision,
  entitlementProof,
  membership,
  partyPerson,
} from '../../../db/schema/index.ts'
import { offerSubscriptions } from '../../../testing/a-contract.ts'
import { aPupilsContract } from '../../../testing/a-pupils-contract.ts'
import { aRuleInForce, schoolAt } from '../../../testing/a-rule-of-entitlement.ts'
import { type AnOrganisation, aContactPerson, anOrganisation, aPupil, pays } from '../../../testing/a-school.ts'
import { tokenFor } from '../../../testing/callers.ts'
import { visitorOf } from '../../../testing/client.ts'
import { taken } from '../../../testing/decision-letters.ts'
import { subscriptionShop } from '../../../testing/subscription-order.ts'
import { takenJobs } from '../../../testing/taken-jobs.ts'
import type { TestWorld } from '../../../testing/test-world.ts'
import { sendSubscriptionMail } from '../../subscription/application/index.ts'
import { sendLink } from '../../subscription/desk/index.ts'
import { sendGuardianMail } from './index.ts'

// Falkenbrück, Lessingplatz; Falkenbrück, Marktplatz
const [HOME, NEAR] = ['4031', '4034']
const GUARDIAN = { guardianFirstName: 'Eva', guardianLastName: 'Muster', guardianEmail: 'eva@example.org' }

let test: TestWorld
let county: AnOrganisation
let school: AnOrganisation
let second: AnOrganisation
let people: Record<'payer' | 'secretary', Awaited<ReturnType<typeof aContactPerson>>>
let wanted: { configurationId: string; originReference: string; destinationReference: string; validFrom: string }

beforeAll(async () => {
  test = await subscriptionShop()
  offerSubscriptions(test)
  county = await anOrganisation(test, { name: 'County', kind: 'authority' })
  school = await anOrganisation(test, { name: 'Grammar school', parent: county })
  second = await anOrganisation(test, { name: 'Second school', parent: county })
  for (const one of [school, second]) await pays(test, county, one)
  await schoolAt(test, school, NEAR, 'Gymnasium')
  await aRuleInForce(test, county, { selfPayCents: 3800, isNearestOnly: false })
  people = { payer: await aContactPerson(test, [county]), secretary: await aContactPerson(test, [school]) }
  const { items } = await people.secretary.visitor.send(calls.getSubscriptions)
  const configurationId = items.find(({ key }) => key === 'pupil')?.guid ?? ''
  wanted = { configurationId, originReference: HOME, destinationReference: NEAR, validFrom: '2027-01-01' }
})
afterAll(() => test.close())

const ask = (body: calls.NewChangeRequest, who: keyof typeof people = 'secretary') =>
  people[who].visitor.ask(calls.createSchoolChangeRequest, { body })
const accept = (guid: string, who: keyof typeof people = 'payer') =>
  people[who].visitor.ask(calls.acceptSchoolChangeRequest, { params: { guid }, body: {} })
const decline = (guid: string, who: keyof typeof people = 'payer') =>
  people[who].visitor.ask(calls.declineSchoolChangeRequest, { params: { guid }, body: { declineReason: 'other' } })
const ofRequest = (id: string) =>
  test.database.db.select().from(entitlementDecision).where(eq(entitlementDecision.requestId, id))
const contractOf = async (id: string | null) =>
  (
    await test.database.db
      .select()
      .from(contract)
      .where(eq(contract.id, id ?? ''))
  )[0]

const newContract = async (more: Partial<Extract<calls.NewChangeRequest, { kind: 'newContract' }>> = {}) => ({
  ...{ kind: 'newContract' as const, studentGuid: await aPupil(test, school), ...GUARDIAN },
  ...wanted,
  ...more,
})

/** Asks the guardian whom the school has named with a contract; gives the mails. */
async function guardianMails(contractGuid: string | null) {
  const before = test.mails.length
  for (const job of (await takenJobs(test, 'sendGuardianMail')).filter(({ contractId }) => contractId === contractGuid))
    await sendGuardianMail(test.world, job)
  return test.mails.slice(before)
}

function confirmBy(mail: { text: string } | undefined) {
  const [, token = ''] = /\/link\/([\w-]{43})/.exec(mail?.text ?? '') ?? []
  return visitorOf(test.app).send(calls.confirmGuardianAddress, { params: { token } })
}

/** The guardian comes by the link that was mailed to them; gives the mail. */
async function confirmed(contractGuid: string | null) {
  const [mail] = await guardianMails(contractGuid)
  expect((await confirmBy(mail)).items).toMatchObject([{ act: 'confirmAddress' }])
  expect((await confirmBy(mail)).errors).toMatchObject([{ translationKey: 'error.linkUsed' }])
  return mail
}

/** Sends what is queued of contracts, and gives what it was. */
async function subscriptionMails() {
  const jobs = await takenJobs(test, 'sendSubscriptionMail')
  for (const job of jobs) await sendSubscriptionMail(test.world, job)
  return jobs
}

const deutschlandticket = async () => {
  const { items } = await people.secretary.visitor.send(calls.getSubscriptions)
  return items.find(({ key }) => key === 'deutschlandticket')?.guid ?? ''
}

describe('a ticket that a school asks for', () => {
  it('is decided by rule and facts when who pays agrees, with number, own share, letter and objection', async () => {
    const request = await ask(await newContract())
    const done = await accept(request.guid)
    const [decided] = await ofRequest(request.guid)
    expect(decided).toMatchObject({
      ...{ result: 'selfPay', contractId: done.contractGuid, authorityId: county.id, validFrom: '2027-01-01' },
      ...{ share: { cents: 3800 }, ruled: { kind: 'selfPay' }, facts: { method: 'footway' }, decidedBy: 'Con Tact' },
      decidedById: people.payer.accountId,
    })
    expect(decided?.number).toBeGreaterThan(0)
    const [first] = await test.database.db
      .select({ happening: contractEvent.happening })
      .from(contractEvent)
      .where(eq(contractEvent.contractId, done.contractGuid ?? ''))
      .orderBy(contractEvent.seq)
    const shares = [{ kind: 'fixed', cents: 3800 }, { kind: 'remainder' }]
    expect(first?.happening).toMatchObject({ kind: 'concluded', payload: { shares } })
  })

  it('says nothing of the child to an address that a school has named, before it is confirmed by its link', async () => {
    const before = test.mails.length
    const body = await newContract()
    const { contractGuid } = await accept((await ask(body)).guid)
    await taken(test)
    // The letter waits for the post meanwhile.
    expect(test.mails.slice(before)).toEqual([])
    const params = { guid: body.studentGuid }
    const shownTo = async () => people.secretary.visitor.ask(calls.getStudentDetails, { params })
    expect((await shownTo()).guardianAddress).toBe('named')
    const asked = await confirmed(contractGuid)
    expect(asked).toMatchObject({ to: 'eva@example.org' })
    expect(asked?.attachments ?? []).toEqual([])
    expect(asked?.text).not.toContain('Pia')
    expect((await shownTo()).guardianAddress).toBe('confirmed')
    const configurationId = await deutschlandticket()
    const next = await ask({ ...body, configurationId })
    await accept(next.guid)
    const [decided] = await ofRequest(next.guid)
    await taken(test)
    const mail = test.mails.at(-1)
    expect(mail).toMatchObject({ to: 'eva@example.org', attachments: [{ mimeType: 'application/pdf' }] })
    const objected = await people.payer.visitor.ask(calls.enterObjection, {
      params: { decisionGuid: decided?.id ?? '' },
      body: { receivedOn: test.now().slice(0, 10), text: 'Too dear' },
    })
    expect(objected.term).toBe('stopped')
  })

  it('mails a guardian who confirms the address what went nowhere before: of each contract how it stands', async () => {
    await subscriptionMails()
    const before = test.mails.length
    const body = await newContract()
    const { contractGuid } = await accept((await ask(body)).guid)
    const contractId = contractGuid ?? ''
    const missing = { fileId: null, givenOn: null, validFrom: null, validTo: null, neededBy: '2027-02-01' }
    const proof = {
      id: test.world.newRowId(),
      clientId: clientIdOf(test.world),
      contractId,
      field: 'proof',
      ...missing,
    }
    await test.database.db.insert(entitlementProof).values(proof)
    const refused = await accept((await ask({ ...body, configurationId: await deutschlandticket() })).guid)
    await test.database.db
      .update(contract)
      .set({ state: 'Rejected' })
      .where(eq(contract.id, refused.contractGuid ?? ''))
    await subscriptionMails()
    expect(test.mails.slice(before)).toEqual([])
    await confirmed(contractGuid)
    const told = await subscriptionMails()
    const ofContract = told.filter(one => one.contractId === contractId && one.linkId !== null)
    expect(ofContract.map(({ kind }) => kind).toSorted()).toEqual(['granted', 'proofMissing'])
    expect(told.filter(one => one.contractId === refused.contractGuid)).toMatchObject([{ kind: 'rejected' }])
    const mails = test.mails.slice(before + 1)
    expect(mails.map(({ to }) => to)).toEqual(Array.from({ length: 3 }, () => 'eva@example.org'))
    expect(mails.flatMap(({ attachments = [] }) => attachments)).toMatchObject([{ mimeType: 'application/pdf' }])
  })

  it('takes another address that a school names in place of one nobody has confirmed, whose link ends', async () => {
    const body = await newContract({ guardianEmail: 'slip@example.org' })
    const first = await accept((await ask(body)).guid)
    const [slip] = await guardianMails(first.contractGuid)
    const next = { ...body, guardianEmail: 'eva@example.org', configurationId: await deutschlandticket() }
    const second = await accept((await ask(next)).guid)
    expect((await confirmBy(slip)).errors).toMatchObject([{ translationKey: 'error.linkUsed' }])
    expect(await confirmed(second.contractGuid)).toMatchObject({ to: 'eva@example.org' })
    const told = new Set((await subscriptionMails()).filter(({ linkId }) => linkId).map(({ contractId }) => contractId))
    expect([...told]).toEqual(expect.arrayContaining([first.contractGuid, second.contractGuid]))
    expect((await guardianMails(first.contractGuid)).length).toBe(0)
  })

  it('has its guardian asked once more by staff, until the address is confirmed', async () => {
    const { contractGuid } = await accept((await ask(await newContract())).guid)
    const contractId = contractGuid ?? ''
    await guardianMails(contractGuid)
    const sending = { contractId, act: 'confirmAddress' as const, by: 'Ada', reason: 'Lost' }
    const clerk = visitorOf(test.app)
    const rights = [RIGHTS.AllowedToUseAdminPanel, RIGHTS.AllowedToSeeContracts]
    clerk.withToken(await tokenFor(test.world, { kind: 'staff', id: test.world.newRowId(), rights }))
    const isAsked = async () =>
      (await clerk.ask(calls.getStaffContract, { params: { contractGuid: contractId } })).isAddressUnconfirmed
    expect(await isAsked()).toBe(true)
    await sendLink(test.world, sending)
    await confirmed(contractGuid)
    expect(await isAsked()).toBe(false)
    await expect(sendLink(test.world, sending)).rejects.toThrow('addressNotNamed')
  })

  it('is concluded by the guardian of a minor: who is named, then who is known', async () => {
    const without = await newContract({ guardianFirstName: undefined })
    const refused = await people.secretary.visitor.send(calls.createSchoolChangeRequest, { body: without })
    expect(refused.errors).toMatchObject([{ translationKey: 'error.required', fieldName: 'guardianFirstName' }])
    const done = await accept((await ask({ ...without, ...GUARDIAN })).guid)
    const first = await contractOf(done.contractGuid)
    expect(first?.subscriberId).not.toBe(first?.holderId)
    const [named] = await test.database.db
      .select()
      .from(partyPerson)
      .where(eq(partyPerson.partyId, first?.subscriberId ?? ''))
    expect(named).toMatchObject({ firstName: 'Eva', lastName: 'Muster', email: '' })
    const configurationId = await deutschlandticket()
    const again = await accept((await ask({ ...without, configurationId })).guid)
    expect((await contractOf(again.contractGuid))?.subscriberId).toBe(first?.subscriberId)
  })

  it('whose guardian has no address is not told to the school: what it says of money stays with who pays', async () => {
    const request = await ask(await newContract({ guardianEmail: undefined }))
    await accept(request.guid)
    const [decided] = await ofRequest(request.guid)
    const before = test.mails.length
    await taken(test)
    expect(test.mails.slice(before).map(({ to }) => to)).not.toContain(people.secretary.email)
    const { items } = await people.payer.visitor.send(calls.getDecisions, {
      params: { guid: decided?.contractId ?? '' },
      query: {},
    })
    // Nobody has got it: it waits for the post.
    expect(items).toMatchObject([{ documentGuid: expect.any(String), byPost: true, term: 'notDelivered' }])
  })

  it('asked for by who pays is decided in their name, though the school confirms it last', async () => {
    const request = await ask(await newContract(), 'payer')
    await accept(request.guid, 'secretary')
    expect(await ofRequest(request.guid)).toMatchObject([{ result: 'selfPay', decidedById: people.payer.accountId }])
  })

  it('shows who pays what the rule says before they agree, and stores nothing of it', async () => {
    const { guid } = await ask(await newContract())
    const { items } = await people.payer.visitor.send(calls.acceptSchoolChangeRequests, {
      body: { guids: [guid], dryRun: true },
    })
    expect(items).toMatchObject([
      { state: 'accepted', weighed: { result: 'selfPay', ownShareInCent: 3800, method: 'footway', ruleVersion: 1 } },
    ])
    expect(await ofRequest(guid)).toEqual([])
  })

  it('is declined by a decision with letter and objection, of which an upheld one makes an application', async () => {
    const request = await ask(await newContract())
    const done = await decline(request.guid)
    expect(done.state).toBe('rejected')
    expect((await contractOf(done.contractGuid))?.state).toBe('Rejected')
    const [decided] = await ofRequest(request.guid)
    expect(decided).toMatchObject({ result: 'notEntitled', ruled: { kind: 'selfPay' }, share: { cents: null } })
    await confirmed(done.contractGuid)
    expect((await subscriptionMails()).filter(one => one.contractId === done.contractGuid)).toEqual([])
    await taken(test)
    expect(test.mails.at(-1)).toMatchObject({ to: 'eva@example.org', attachments: [{}] })
    const params = { decisionGuid: decided?.id ?? '' }
    const body = { receivedOn: test.now().slice(0, 10), text: 'It is far' }
    await people.payer.visitor.ask(calls.enterObjection, { params, body })
    const upheld = await people.payer.visitor.ask(calls.decideObjection, {
      params,
      body: { outcome: 'upheld', reason: 'Measured anew' },
    })
    const next = await contractOf(upheld.objection?.contractGuid ?? null)
    expect(next).toMatchObject({ state: 'ApprovalPayerPending' })
  })

  it('for a new pupil who is declined makes a decision and no pupil', async () => {
    const { studentGuid: _, ...subscription } = await newContract()
    const before = await test.database.db.$count(membership)
    const request = await ask({
      ...{ ...subscription, kind: 'newStudentWithContract', organizationId: school.id, gender: 2, grade: '6' },
      ...{ firstName: 'Nia', lastName: 'Declined', birthDate: '2014-05-06', from: '2026-12-01' },
      ...{ street: 'Weg', houseNumber: '1', postCode: '99901', city: 'Ort' },
    })
    await decline(request.guid)
    expect(await ofRequest(request.guid)).toMatchObject([{ result: 'notEntitled', facts: { grade: 6 } }])
    expect(await test.database.db.$count(membership)).toBe(before)
  })
})

describe('another school of a ticket that runs', () => {
  const moved = async () => {
    const studentGuid = await aPupil(test, school)
    const contractId = await aPupilsContract(test, studentGuid, school, { state: 'Granted', payer: county })
    const newcomer = await aContactPerson(test, [second, school])
    const body = { kind: 'change' as const, studentGuid, organizationId: second.id, from: '2027-01-01' }
    const request = await newcomer.visitor.ask(calls.createSchoolChangeRequest, { body })
    return { contractId, request }
  }

  it('is agreed to by a decision that leaves the shares', async () => {
    const { contractId, request } = await moved()
    await accept(request.guid)
    expect(await ofRequest(request.guid)).toMatchObject([{ result: 'agreed', contractId, facts: null, share: null }])
  })

  it('is declined by one, and asked for again once an objection is upheld', async () => {
    const { contractId, request } = await moved()
    await decline(request.guid)
    const [decided] = await ofRequest(request.guid)
    expect(decided).toMatchObject({ result: 'declined', contractId, number: expect.any(Number) })
    const params = { decisionGuid: decided?.id ?? '' }
    const body = { receivedOn: test.now().slice(0, 10), text: 'They go there' }
    await people.payer.visitor.ask(calls.enterObjection, { params, body })
    await people.payer.visitor.ask(calls.decideObjection, { params, body: { outcome: 'upheld', reason: 'Right' } })
    expect((await contractOf(contractId))?.state).toBe('Granted')
    const { items } = await people.payer.visitor.send(calls.getSchoolChangeRequests, {
      query: { organizationId: second.id, states: ['costUnitCheckPending'], pageSize: 100 },
    })
    const [again] = items.filter(one => one.student?.guid === request.student?.guid)
    expect(again).toMatchObject({ kind: 'change', waitsFor: 'payer', mayDecide: true })
    expect(await accept(again?.guid ?? '')).toMatchObject({ state: 'accepted' })
  })
})
