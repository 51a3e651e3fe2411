import { randomUUID } from 'node:crypto'
import * as calls from '@billett/contract'
import { and, eq, isNull } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { clientIdOf } from '../../../call/client-id-of.ts'
import {
  appliedChild,
  contract,
  entitlementProof,
  medium,
  partyPerson,
  uploadedFile,
} from '../../../db/schema/index.ts'
import { aRuleInForce, schoolAt } from '../../../testing/a-rule-of-entitlement.ts'
import { type AnOrganisation, aContactPerson, anOrganisation, pays } from '../../../testing/a-school.ts'
import { visitorOf } from '../../../testing/client.ts'
import { subscriptionShop } from '../../../testing/subscription-order.ts'
import { takenJobs } from '../../../testing/taken-jobs.ts'
import type { TestWorld } from '../../../testing/test-world.ts'
import { A_PDF, uploadAs } from '../../../testing/upload.ts'
import { cameOfAgeRound, drawPhoto, photoOfContract, sendCameOfAgeMail, sendFamilyMail } from './index.ts'

let test: TestWorld
let county: AnOrganisation
let school: AnOrganisation
let secretary: Awaited<ReturnType<typeof aContactPerson>>
let payer: Awaited<ReturnType<typeof aContactPerson>>

beforeAll(async () => {
  test = await subscriptionShop()
  county = await anOrganisation(test, { name: 'County', kind: 'authority' })
  school = await anOrganisation(test, { name: 'Grammar school', parent: county })
  await pays(test, county, school)
  await schoolAt(test, school, '4008', 'Gymnasium')
  await aRuleInForce(test, county, { subscription: 'pupil', isNearestOnly: false })
  secretary = await aContactPerson(test, [school])
  payer = await aContactPerson(test, [county])
})
afterAll(() => test.close())

let parents: ReturnType<typeof visitorOf>
let token: string
let params: { token: string; contractGuid: string }

async function mailedToken(): Promise<string> {
  for (const job of await takenJobs(test, 'sendFamilyMail')) await sendFamilyMail(test.world, job)
  const link = /antrag\/([\w-]+)|application\/([\w-]+)/.exec(JSON.stringify(test.mails.at(-1)))
  return link?.[1] ?? link?.[2] ?? ''
}
const followed = async () => (await parents.ask(calls.followApplication, { params: { token } })).children
const uploaded = async (content = A_PDF, name = 'proof.pdf') =>
  (await uploadAs(test, parents, content, name)).file?.fileId ?? ''
const wordOf = ({ errors }: { errors: calls.ErrorItem[] }) => errors[0]?.translationKey

beforeEach(async () => {
  parents = visitorOf(test.app)
  const formId = randomUUID()
  await parents.ask(calls.applyForSchoolTickets, {
    body: {
      ...{ formId, firstName: 'Eva', lastName: `Muster ${formId.slice(0, 6)}`, email: `${formId}@example.org` },
      ...{ phone: '', street: 'Weg', houseNumber: '1', postCode: '99901', city: 'Falkenbrück', home: '4003' },
      ...{ isForMyself: false, isAddressBlocked: false, medium: 'chip', consent: true },
      children: [
        {
          ...{ firstName: 'Ida', lastName: 'Muster', birthDate: '2014-03-01', schoolGuid: school.id, grade: 6 },
          ...{
            class: '6b',
            exemption: '',
            photoId: null,
            keepsPhoto: false,
            proofIds: [],
            proofFrom: null,
            proofUntil: null,
          },
        },
      ],
    },
  })
  token = await mailedToken()
  params = { token, contractGuid: (await followed())[0]?.guid ?? '' }
})

/** What a proof shows something for. */
const DAYS = { from: '2026-08-01', until: '2027-07-31' }

const another = () => ({ token, contractGuid: randomUUID() })

describe('by the link of their application parents', () => {
  it('hand in a proof that was asked for, and one more, which whoever decides finds', async () => {
    const { db } = test.database
    const proofGuid = randomUUID()
    const clientId = clientIdOf(test.world)
    await db
      .insert(entitlementProof)
      .values({ id: proofGuid, clientId, contractId: params.contractGuid, field: 'proof' })
    expect((await followed())[0]).toMatchObject({ proofs: [{ guid: proofGuid, isMissing: true }], mayAddProof: true })
    const give = async (more: object = {}) =>
      parents.send(calls.handInProofByLink, { params, body: { proofGuid, fileId: await uploaded(), ...DAYS, ...more } })
    expect(wordOf(await give({ fileId: randomUUID() }))).toBe('error.fileNotFound')
    expect(wordOf(await give({ proofGuid: randomUUID() }))).toBe('error.proofNotMissing')
    expect(wordOf(await give({ until: null }))).toBe('error.required')
    expect(wordOf(await give({ until: '2026-07-31' }))).toBe('error.dateBeforeOther')
    const [given] = (await give()).items
    expect(given?.children[0]?.proofs).toMatchObject([{ guid: proofGuid, isMissing: false, ...DAYS }])
    expect(wordOf(await give())).toBe('error.proofNotMissing')
    const [more] = (await give({ proofGuid: null })).items
    expect(more?.children[0]?.proofs).toHaveLength(2)
    const foreign = { params: another(), body: { proofGuid: null, fileId: await uploaded(), ...DAYS } }
    expect(wordOf(await parents.send(calls.handInProofByLink, foreign))).toBe('error.contractNotFound')
    const asked = { params: { orgId: school.id }, query: { waiting: true, pageSize: 500 } }
    const { items } = await secretary.visitor.send(calls.getContractsOfOrganisation, asked)
    expect(items.find(({ guid }) => guid === params.contractGuid)?.proofs).toHaveLength(2)
  })

  it('send a photo and another one, until the card is made; the first is kept nowhere', async () => {
    const picture = await sharp({ create: { width: 90, height: 90, channels: 3, background: '#3070b0' } })
      .jpeg()
      .toBuffer()
    const send = async () => {
      const fileId = await uploaded(picture, 'photo.jpg')
      const reply = await parents.send(calls.handInPhotoByLink, { params, body: { fileId, keepsPhoto: true } })
      for (const job of await takenJobs(test, 'drawPhoto')) await drawPhoto(test.world, job)
      return { fileId, reply }
    }
    const first = await send()
    expect(first.reply.items[0]?.children[0]).toMatchObject({ hasPhoto: true, mayGivePhoto: true })
    const { fileId } = await send()
    const { db } = test.database
    const [row] = await db.select().from(appliedChild).where(eq(appliedChild.contractId, params.contractGuid))
    expect(row).toMatchObject({ photoId: fileId, isPhotoDrawn: true, keepsPhoto: true })
    expect(await db.$count(uploadedFile, eq(uploadedFile.id, first.fileId))).toBe(0)
    // Whoever has to decide looks at it as at a proof; nobody else does.
    const look = (person: typeof secretary) =>
      person.visitor.send(calls.getApplicationProof, { params: { proofGuid: fileId } })
    expect([(await look(secretary)).status, (await look(payer)).status]).toEqual([200, 404])
    const asked = { params: { orgId: school.id }, query: { waiting: true, pageSize: 500 } }
    const { items } = await secretary.visitor.send(calls.getContractsOfOrganisation, asked)
    expect(items.find(({ guid }) => guid === params.contractGuid)?.photoGuid).toBe(fileId)
    const drawn = await photoOfContract(test.world, params.contractGuid)
    expect(await sharp(drawn).metadata()).toMatchObject({ format: 'jpeg' })
    expect(await photoOfContract(test.world, randomUUID())).toBeUndefined()
    await db.insert(medium).values({
      ...{ id: randomUUID(), clientId: clientIdOf(test.world), contractId: params.contractGuid, serial: randomUUID() },
      ...{ arrivesOn: '2026-12-01', sentOn: test.now() },
    })
    expect(wordOf((await send()).reply)).toBe('error.photoPrinted')
    await db.delete(medium).where(eq(medium.contractId, params.contractGuid))
  })

  it('withdraw it until it is granted: the school finds it no more', async () => {
    const [gone] = (await parents.send(calls.withdrawByLink, { params })).items
    expect(gone?.children[0]).toMatchObject({ state: 'Cancelled', mayWithdraw: false, mayApplyAgain: true })
    const [again] = (await parents.send(calls.withdrawByLink, { params })).items
    expect(again?.children[0]).toMatchObject({ state: 'Cancelled' })
    const accept = { params: { id: params.contractGuid }, query: {} }
    expect(wordOf(await secretary.visitor.send(calls.acceptContract, accept))).toBe('error.contractNotFound')
    expect(wordOf(await parents.send(calls.withdrawByLink, { params: another() }))).toBe('error.contractNotFound')
  })

  it('cannot withdraw what is granted', async () => {
    const accept = { params: { id: params.contractGuid }, query: {} }
    await secretary.visitor.ask(calls.acceptContract, accept)
    const said = { params: { guid: params.contractGuid }, body: { metres: 4000, because: 'Map' } }
    await payer.visitor.ask(calls.sayWay, said)
    await payer.visitor.ask(calls.acceptContract, accept)
    expect(wordOf(await parents.send(calls.withdrawByLink, { params }))).toBe('error.applicationDecided')
    const more = { params, body: { proofGuid: null, fileId: await uploaded(), ...DAYS } }
    expect(wordOf(await parents.send(calls.handInProofByLink, more))).toBe('error.applicationDecided')
    const body = { grade: 7, class: '', proofIds: [], proofFrom: null, proofUntil: null }
    expect(wordOf(await parents.send(calls.applyAgainByLink, { params, body }))).toBe('error.applicationStands')
  })

  it('apply again for what was declined, once, with what they said and sent before', async () => {
    const decline = { contractId: params.contractGuid, declineReason: 'other' }
    await parents.send(calls.handInProofByLink, {
      params,
      body: { proofGuid: null, fileId: await uploaded(), ...DAYS },
    })
    await secretary.visitor.ask(calls.declineContract, { body: decline })
    expect((await followed())[0]).toMatchObject({ state: 'ApprovalPayerPending', mayApplyAgain: false })
    await payer.visitor.ask(calls.declineContract, { body: decline })
    expect((await followed())[0]).toMatchObject({ state: 'Rejected', mayApplyAgain: true, mayWithdraw: false })
    const body = { grade: 7, class: '7a', proofIds: [await uploaded()], proofFrom: '2026-08-01', proofUntil: null }
    const [applied] = (await parents.send(calls.applyAgainByLink, { params, body })).items
    expect(applied?.children.map(({ state, grade, mayApplyAgain }) => [state, grade, mayApplyAgain])).toEqual([
      ['Rejected', '6', false],
      ['ApprovalOrganizationPending', '7', false],
    ])
    const [, now] = applied?.children ?? []
    expect(now).toMatchObject({ class: '7a', proofs: [{ isMissing: false }, { isMissing: false }], from: '2026-12-01' })
    expect(wordOf(await parents.send(calls.applyAgainByLink, { params, body }))).toBe('error.applicationStands')
    const accept = { params: { id: now?.guid ?? '' }, query: {} }
    expect(await secretary.visitor.ask(calls.acceptContract, accept)).toMatchObject({ state: 'ApprovalPayerPending' })
    const { db } = test.database
    const isOpen = and(eq(entitlementProof.contractId, now?.guid ?? ''), isNull(entitlementProof.givenOn))
    expect(await db.$count(entitlementProof, isOpen)).toBe(0)
  })
})

it('parents are told once that a child has come of age, and hand the ticket over by the link of that mail', async () => {
  const { db } = test.database
  const { contractGuid: id } = params
  const hand = (by = params) => parents.send(calls.handOverToChild, { params: by, body: { email: 'ida@example.org' } })
  await secretary.visitor.ask(calls.acceptContract, { params: { id }, query: {} })
  await payer.visitor.ask(calls.sayWay, { params: { guid: id }, body: { metres: 4000, because: 'Map' } })
  await payer.visitor.ask(calls.acceptContract, { params: { id }, query: {} })
  expect((await followed())[0]).toMatchObject({ state: 'Granted', mayHandOver: false })
  expect(wordOf(await hand())).toBe('error.notOfAge')
  const held = async () => (await db.select().from(contract).where(eq(contract.id, id)))[0]
  const childId = (await held())?.holderId ?? ''
  await db.update(partyPerson).set({ birthDate: '2008-11-22' }).where(eq(partyPerson.partyId, childId))
  const told = async () => {
    await cameOfAgeRound(test.world)
    // The same child has a ticket that others applied for before.
    const jobs = (await takenJobs(test, 'sendCameOfAgeMail')).filter(({ contractId }) => contractId === id)
    for (const job of jobs) await sendCameOfAgeMail(test.world, job)
    return jobs.length
  }
  expect(await told()).toBe(0)
  test.pass(24 * 60)
  const before = test.mails.length
  expect([await told(), await told(), test.mails.length - before]).toEqual([1, 1, 1])
  const [, mailed = ''] = /(?:antrag|application)\/([\w-]+)/.exec(JSON.stringify(test.mails.at(-1))) ?? []
  const byMail = { token: mailed, contractGuid: id }
  expect(wordOf(await hand({ ...byMail, contractGuid: randomUUID() }))).toBe('error.contractNotFound')
  expect((await hand(byMail)).items[0]?.children[0]).toMatchObject({ mayHandOver: false })
  expect((await held())?.subscriberId).toBe(childId)
  const [child] = await db.select().from(partyPerson).where(eq(partyPerson.partyId, childId))
  expect(child?.email).toBe('ida@example.org')
  // The own share is asked from the child.
  const asked = await takenJobs(test, 'sendPayerMail')
  expect(asked.filter(job => job.contractId === id)).toMatchObject([{ kind: 'accountAsked' }])
  expect((await hand(byMail)).status).toBe(200)
  expect(await takenJobs(test, 'sendPayerMail')).toEqual([])
  expect(await told()).toBe(0)
})
