import { randomUUID } from 'node:crypto'
import * as calls from '@billett/contract'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  changeRequest,
  contract,
  contractEvent,
  entitlementProof,
  membership,
  organisation,
  organisationFile,
  partyPerson,
  schoolRequestMove,
  uploadedFile,
} from '../../../db/schema/index.ts'
import { happens, offerSubscriptions } from '../../../testing/a-contract.ts'
import { aPupilsContract } from '../../../testing/a-pupils-contract.ts'
import { type AnOrganisation, aContactPerson, anOrganisation, aPupil, pays } from '../../../testing/a-school.ts'
import { organisationOn } from '../../../testing/moved-contracts.ts'
import { busiestStops } from '../../../testing/relation-ticket.ts'
import { subscriptionShop } from '../../../testing/subscription-order.ts'
import { takenJobs } from '../../../testing/taken-jobs.ts'
import type { TestWorld } from '../../../testing/test-world.ts'
import { claimRound } from '../../billing/claim/index.ts'
import { decideChange } from '../../billing/contract-change/index.ts'
import { sendSchoolRequestMail, tellAsker } from './index.ts'

type Person = Awaited<ReturnType<typeof aContactPerson>>

let test: TestWorld
let places: { authority: AnOrganisation; school: AnOrganisation; second: AnOrganisation; unpaid: AnOrganisation }
let people: { secretary: Person; payer: Person; stranger: Person; colleague: Person }

beforeAll(async () => {
  test = await subscriptionShop()
  offerSubscriptions(test)
  const authority = await anOrganisation(test, { name: 'Authority', kind: 'authority' })
  const [school, second] = [
    await anOrganisation(test, { name: 'School' }),
    await anOrganisation(test, { name: 'Second' }),
  ]
  const unpaid = await anOrganisation(test, { name: 'Unpaid' })
  await pays(test, authority, school)
  await pays(test, authority, second)
  places = { authority, school, second, unpaid }
  people = {
    secretary: await aContactPerson(test, [school]),
    colleague: await aContactPerson(test, [school]),
    payer: await aContactPerson(test, [authority]),
    stranger: await aContactPerson(test, [unpaid]),
  }
})
afterAll(() => test.close())

const ask = async ({ visitor }: Person, body: calls.NewChangeRequest) => {
  const { items, errors } = await visitor.send(calls.createSchoolChangeRequest, { body })
  const [request] = items
  if (!request) throw new Error(JSON.stringify(errors))
  return request
}
const refusalOf = async ({ visitor }: Person, body: calls.NewChangeRequest) =>
  (await visitor.send(calls.createSchoolChangeRequest, { body })).errors.map(({ translationKey }) => translationKey)
const accept = ({ visitor }: Person, guid: string, body: calls.AcceptChangeRequest = {}) =>
  visitor.send(calls.acceptSchoolChangeRequest, { params: { guid }, body })
const accepted = async (person: Person, guid: string, body: calls.AcceptChangeRequest = {}) => {
  const { items, errors } = await accept(person, guid, body)
  const [request] = items
  if (!request) throw new Error(JSON.stringify(errors))
  return request
}
const decline = ({ visitor }: Person, guid: string, declineReason = 'dataWrong') =>
  visitor.send(calls.declineSchoolChangeRequest, { params: { guid }, body: { declineReason, comment: 'Sorry' } })

const movesOf = async (guid: string) =>
  (
    await test.database.db
      .select()
      .from(schoolRequestMove)
      .where(eq(schoolRequestMove.requestId, guid))
      .orderBy(schoolRequestMove.number)
  ).map(({ to }) => to)
const eventsOf = async (contractId: string) =>
  (
    await test.database.db
      .select()
      .from(contractEvent)
      .where(eq(contractEvent.contractId, contractId))
      .orderBy(contractEvent.seq)
  ).map(({ happening }) => happening)
const membershipsOf = (partyId: string) =>
  test.database.db.select().from(membership).where(eq(membership.partyId, partyId)).orderBy(membership.validFrom)

/** A pupil with a contract that is claimed, so that there is a ticket. */
async function aSubscriber(school = places.school): Promise<{ pupilId: string; contractGuid: string }> {
  const pupilId = await aPupil(test, school, { firstName: 'Su', lastName: `B${randomUUID().slice(0, 4)}` })
  const contractGuid = await aPupilsContract(test, pupilId, school, { state: 'Granted', payer: places.authority })
  await claimRound(test.world)
  return { pupilId, contractGuid }
}

const somebody = (over: Partial<Extract<calls.NewChangeRequest, { kind: 'newStudent' }>> = {}) => ({
  kind: 'newStudent' as const,
  organizationId: places.school.id,
  firstName: 'Nia',
  lastName: `New${randomUUID().replaceAll(/[\d-]/g, sign => 'ghijklmnopq'['0123456789-'.indexOf(sign)] ?? '')}`.slice(
    0,
    30,
  ),
  gender: 2 as const,
  birthDate: '2014-05-06',
  street: 'Weg',
  houseNumber: '1',
  postCode: '99901',
  city: 'Ort',
  class: '6b',
  from: '2026-12-01',
  ...over,
})

describe('a new pupil', () => {
  it('is asked for by the school, agreed to by who pays, and is there then', async () => {
    const request = await ask(people.secretary, somebody())
    expect(request).toMatchObject({ state: 'costUnitCheckPending', waitsFor: 'payer', mayDecide: false, version: 1 })
    const done = await accepted(people.payer, request.guid)
    expect(done).toMatchObject({ state: 'accepted', decidedBy: 'Con Tact', effectiveOn: '2026-12-01', waitsFor: null })
    expect(await movesOf(request.guid)).toEqual([
      'inProcess',
      'costUnitCheckPending',
      'checkedByCostUnit',
      'approvedByCostUnit',
      'accepted',
    ])
    const guid = done.student?.guid ?? ''
    expect(await membershipsOf(guid)).toMatchObject([{ class: '6b', validFrom: '2026-12-01', validUntil: null }])
  })

  it('comes to no school that has ended by then', async () => {
    const ending = await anOrganisation(test, { name: 'Ending', parent: places.authority })
    await test.database.db.update(organisation).set({ validUntil: '2026-11-30' }).where(eq(organisation.id, ending.id))
    const asked = { organizationId: ending.id }
    expect(await refusalOf(people.payer, somebody(asked))).toEqual(['error.organisationNotFound'])
    expect(await refusalOf(people.payer, somebody({ ...asked, from: '2026-11-30' }))).toEqual([])
  })

  it('who pays asks for is confirmed by the school', async () => {
    const request = await ask(people.payer, somebody())
    expect(request).toMatchObject({ state: 'new', waitsFor: 'school', mayDecide: false })
    expect((await accept(people.payer, request.guid)).errors[0]?.translationKey).toBe('error.decisionNotAwaited')
    expect(await accepted(people.secretary, request.guid)).toMatchObject({ state: 'accepted' })
  })

  it('is there once: by name and birth date, when it is asked for and when it is agreed to', async () => {
    const body = somebody()
    const [first, second] = [await ask(people.secretary, body), await ask(people.secretary, body)]
    await accepted(people.payer, first.guid)
    const { items } = await people.payer.visitor.send(calls.getSchoolChangeRequests, {
      query: { organizationId: places.school.id, pageSize: 100 },
    })
    // Who is at this very school by now is not somebody who may be taken over from elsewhere.
    expect(items.find(({ guid }) => guid === second.guid)).toMatchObject({ alike: [] })
    expect(await refusalOf(people.secretary, { ...body, firstName: 'NIA' })).toEqual(['error.studentExists'])
    expect((await accept(people.payer, second.guid)).errors[0]?.translationKey).toBe('error.studentExists')
  })

  it('who is at another school is taken over from there by who pays for both, and no school is told of it', async () => {
    const { firstName, lastName, ...body } = somebody({ birthDate: '2014-03-04' })
    const pupilId = await aPupil(test, places.second, { firstName, lastName })
    const contractGuid = await aPupilsContract(test, pupilId, places.second, {
      state: 'Granted',
      payer: places.authority,
    })
    const asked = { ...body, firstName, lastName }
    const [preview] = (await people.secretary.visitor.send(calls.previewSchoolChangeRequest, { body: asked })).items
    expect(preview).toMatchObject({ alike: [], deciders: ['payer'] })
    // Whoever guesses who it is learns nothing: one who is elsewhere and one who is nowhere are the same.
    const guessed = await Promise.all(
      [pupilId, randomUUID()].map(takesOver => refusalOf(people.secretary, { ...asked, takesOver })),
    )
    expect(guessed).toEqual([['error.studentNotFound'], ['error.studentNotFound']])
    const request = await ask(people.secretary, asked)
    expect(request.alike).toEqual([])

    const [seen] = (
      await people.payer.visitor.send(calls.getSchoolChangeRequests, {
        query: { organizationId: places.school.id, pageSize: 100 },
      })
    ).items.filter(({ guid }) => guid === request.guid)
    const organisation = { guid: places.second.id, name: 'Second' }
    expect(seen?.alike).toMatchObject([{ guid: pupilId, organisation, until: null }])
    expect((await accept(people.payer, request.guid)).errors[0]?.translationKey).toBe('error.studentExists')
    const other = await aPupil(test, places.second, { firstName: 'Other', lastName })
    const wrong = await accept(people.payer, request.guid, { takesOver: other })
    expect(wrong.errors[0]?.translationKey).toBe('error.studentNotFound')

    const done = await accepted(people.payer, request.guid, { takesOver: pupilId })
    expect(done).toMatchObject({ state: 'acceptedWithModification', alike: [] })
    expect(done.student?.guid).toBe(pupilId)
    expect(await membershipsOf(pupilId)).toMatchObject([
      { organisationId: places.second.id, validUntil: '2026-11-30' },
      { organisationId: places.school.id, class: '6b', validFrom: '2026-12-01', validUntil: null },
    ])
    expect(await organisationOn(test, '2026-11-30', contractGuid)).toBe(places.second.partyId)
    expect(await organisationOn(test, '2026-12-01', contractGuid)).toBe(places.school.partyId)
    const persons = await test.database.db.select().from(partyPerson).where(eq(partyPerson.lastName, lastName))
    expect(persons.map(one => one.firstName).toSorted()).toEqual([firstName, 'Other'])
  })

  it('whom who pays takes over is confirmed by the school, which could not look at them before', async () => {
    const { firstName, lastName, ...body } = somebody({ birthDate: '2014-03-04' })
    const pupilId = await aPupil(test, places.second, { firstName, lastName })
    const asked = { ...body, firstName, lastName }
    expect(await refusalOf(people.payer, asked)).toEqual(['error.studentExists'])
    const { visitor } = people.payer
    const [preview] = (await visitor.send(calls.previewSchoolChangeRequest, { body: asked })).items
    expect(preview?.alike.map(({ guid }) => guid)).toEqual([pupilId])
    const request = await ask(people.payer, { ...asked, takesOver: pupilId })
    expect(request).toMatchObject({ waitsFor: 'school', state: 'new' })
    expect(await accepted(people.secretary, request.guid)).toMatchObject({ state: 'accepted' })
    expect(await membershipsOf(pupilId)).toMatchObject([{ organisationId: places.second.id }, { class: '6b' }])
  })

  it('who leaves the other school before they come keeps their last day there', async () => {
    const { firstName, lastName, ...body } = somebody({ birthDate: '2014-03-04' })
    const pupilId = await aPupil(test, places.second, { firstName, lastName, until: '2026-11-29' })
    const asked = { ...body, firstName, lastName, takesOver: pupilId }
    const request = await ask(people.payer, asked)
    await accepted(people.secretary, request.guid)
    expect(await membershipsOf(pupilId)).toMatchObject([
      { validUntil: '2026-11-29' },
      { validFrom: '2026-12-01', organisationId: places.school.id },
    ])
  })

  it('comes with a contract, which is granted once who pays agrees', async () => {
    const { items } = await people.secretary.visitor.send(calls.getSubscriptions)
    const configurationId = items.find(({ key }) => key === 'pupil')?.guid ?? ''
    const { origin, destination } = await busiestStops(people.secretary.visitor)
    const guardian = { guardianFirstName: 'Eva', guardianLastName: 'New' }
    const wanted = { configurationId, originReference: origin, destinationReference: destination, ...guardian }
    const body = { ...somebody(), ...wanted, kind: 'newStudentWithContract' as const, validFrom: '2027-01-01' }
    expect(await refusalOf(people.secretary, { ...body, originReference: undefined })).toEqual(['error.required'])
    const { visitor } = people.payer
    const [preview] = (await visitor.send(calls.previewSchoolChangeRequest, { body })).items
    expect(preview).toMatchObject({ deciders: ['school'], effectiveOn: '2027-01-01' })
    expect(preview?.priceInCent).toBeGreaterThan(0)
    const request = await ask(people.secretary, body)
    const done = await accepted(people.payer, request.guid, { effectiveOn: '2027-02-01' })
    expect(done).toMatchObject({ state: 'acceptedWithModification', effectiveOn: '2027-02-01' })
    expect(done.text.join()).toContain('January')
    expect(done.agreedText.join()).toContain('February')
    const [stored] = await test.database.db
      .select()
      .from(contract)
      .where(eq(contract.id, done.contractGuid ?? ''))
    expect(stored).toMatchObject({ state: 'Granted', holderId: done.student?.guid })
    expect((await eventsOf(done.contractGuid ?? ''))[0]).toMatchObject({
      kind: 'concluded',
      effectiveOn: '2027-02-01',
      payload: { shares: [{ payer: places.authority.payerId, kind: 'remainder' }] },
    })
    const again = { kind: 'newContract' as const, studentGuid: done.student?.guid ?? '', ...wanted }
    expect(await refusalOf(people.secretary, { ...again, validFrom: '2027-02-01' })).toEqual(['error.nothingChanges'])
  })

  it('has no contract where nobody pays', async () => {
    const pupil = await aPupil(test, places.unpaid)
    const { items } = await people.secretary.visitor.send(calls.getSubscriptions)
    const configurationId = items.find(({ key }) => key === 'deutschlandticket')?.guid ?? ''
    const body = { kind: 'newContract' as const, studentGuid: pupil, configurationId, validFrom: '2027-01-01' }
    expect(await refusalOf(people.stranger, body)).toEqual(['error.nobodyPays'])
  })
})

describe('another class or school', () => {
  it('is a fact of the school: another class holds at once, before it the old one', async () => {
    const pupil = await aPupil(test, places.school)
    const change = { kind: 'change' as const, studentGuid: pupil, class: '8c', from: '2026-12-15' }
    expect(await ask(people.secretary, change)).toMatchObject({ state: 'accepted', effectiveOn: '2026-12-15' })
    expect(await membershipsOf(pupil)).toMatchObject([
      { class: '7b', validUntil: '2026-12-14' },
      { class: '8c', validFrom: '2026-12-15', validUntil: null },
    ])
  })

  it('of a school takes the contract along, on the day and not before', async () => {
    const { pupilId, contractGuid } = await aSubscriber()
    const body = { kind: 'change' as const, studentGuid: pupilId, organizationId: places.second.id, from: '2027-01-01' }
    const request = await ask(people.payer, body)
    expect(request).toMatchObject({ waitsFor: 'school', organisation: { name: 'Second' } })
    // Who is at the new school alone could not look at them before.
    const newcomer = await aContactPerson(test, [places.second])
    expect(await accepted(newcomer, request.guid)).toMatchObject({ state: 'accepted' })
    expect((await membershipsOf(pupilId)).at(-1)).toMatchObject({ organisationId: places.second.id })
    // Until then the old school looks after the ticket, and the new one finds none.
    const numbers = async (person: Person) =>
      (await person.visitor.send(calls.getSchoolContracts, { params: {}, query: {} })).items.map(({ guid }) => guid)
    expect(await organisationOn(test, '2026-12-31', contractGuid)).toBe(places.school.partyId)
    expect([(await numbers(people.secretary)).includes(contractGuid), await numbers(newcomer)]).toEqual([true, []])
    expect(await organisationOn(test, '2027-01-01', contractGuid)).toBe(places.second.partyId)
    expect([(await numbers(people.secretary)).includes(contractGuid), await numbers(newcomer)]).toEqual([
      false,
      expect.arrayContaining([contractGuid]),
    ])
  })

  it('has no second ticket of a kind asked for by the new school while the first is yet to come along', async () => {
    const { pupilId } = await aSubscriber()
    const change = { kind: 'change' as const, studentGuid: pupilId, organizationId: places.second.id }
    const newcomer = await aContactPerson(test, [places.second])
    await accepted(newcomer, (await ask(people.payer, { ...change, from: '2027-01-01' })).guid)
    const { items } = await newcomer.visitor.send(calls.getSubscriptions)
    const configurationId = items.find(({ key }) => key === 'deutschlandticket')?.guid ?? ''
    const another = { kind: 'newContract' as const, studentGuid: pupilId, configurationId, validFrom: '2027-01-01' }
    expect(await refusalOf(newcomer, another)).toEqual(['error.nothingChanges'])
  })

  it('that follows one which is yet to come takes the contract along from there, and is asked for once it has', async () => {
    const { pupilId, contractGuid } = await aSubscriber()
    const first = {
      kind: 'change' as const,
      studentGuid: pupilId,
      organizationId: places.second.id,
      from: '2027-01-01',
    }
    const newcomer = await aContactPerson(test, [places.second])
    await accepted(newcomer, (await ask(people.payer, first)).guid)
    const [third, unpaid] = [
      await anOrganisation(test, { name: 'Third' }),
      await anOrganisation(test, { name: 'Unpaid' }),
    ]
    await pays(test, places.authority, third)
    // None of them looks at the school they are at today.
    const both = await aContactPerson(test, [places.second, third, unpaid])
    const next = (to: AnOrganisation) => ({ ...first, organizationId: to.id, from: '2027-03-01' })
    expect(await refusalOf(both, next(unpaid))).toEqual(['error.nobodyPays'])
    expect(await refusalOf(both, next(third))).toEqual(['error.notValid'])
    expect(await organisationOn(test, '2027-01-01', contractGuid)).toBe(places.second.partyId)
    expect(await refusalOf(both, next(unpaid))).toEqual(['error.nobodyPays'])
    const request = await ask(both, next(third))
    if (request.state !== 'accepted') await accepted(people.payer, request.guid)
    expect(await organisationOn(test, '2027-02-28', contractGuid)).toBe(places.second.partyId)
    expect(await organisationOn(test, '2027-03-01', contractGuid)).toBe(third.partyId)
  })

  it('to a school that the asking one may not look at is agreed to by who pays for both, and to no other', async () => {
    const { pupilId, contractGuid } = await aSubscriber()
    const body = { kind: 'change' as const, studentGuid: pupilId, from: '2027-01-01' }
    const foreign = await anOrganisation(test, { name: 'Foreign' })
    const [county, unpaid] = [await anOrganisation(test, { name: 'County', kind: 'authority' }), places.unpaid.id]
    await pays(test, county, foreign)
    for (const organizationId of [foreign.id, unpaid, randomUUID()])
      expect(await refusalOf(people.secretary, { ...body, organizationId })).toEqual(['error.organisationNotFound'])
    const asked = { ...body, organizationId: places.second.id }
    const { items } = await people.secretary.visitor.send(calls.previewSchoolChangeRequest, { body: asked })
    expect(items[0]).toMatchObject({
      deciders: ['payer'],
      text: [expect.stringContaining('Second'), expect.anything()],
    })
    const request = await ask(people.secretary, asked)
    expect(request).toMatchObject({ waitsFor: 'payer', organisation: { name: 'School' } })
    expect(await accepted(people.payer, request.guid)).toMatchObject({ state: 'accepted' })
    expect((await membershipsOf(pupilId)).at(-1)).toMatchObject({ organisationId: places.second.id })
    expect(await organisationOn(test, '2027-01-01', contractGuid)).toBe(places.second.partyId)
  })

  it('of somebody who went elsewhere meanwhile is agreed to by nobody', async () => {
    const pupil = await aPupil(test, places.school)
    const body = { kind: 'change' as const, studentGuid: pupil, organizationId: places.second.id, from: '2027-01-01' }
    const request = await ask(people.payer, body)
    const third = await anOrganisation(test, { name: 'Third' })
    await test.database.db.update(membership).set({ organisationId: third.id }).where(eq(membership.partyId, pupil))
    const newcomer = await aContactPerson(test, [places.second])
    expect((await accept(newcomer, request.guid)).errors[0]?.translationKey).toBe('error.studentNotFound')
  })

  it('that nobody pays for takes no contract that somebody pays for', async () => {
    const { pupilId } = await aSubscriber()
    const unpaid = await anOrganisation(test, { name: 'Unpaid' })
    const both = await aContactPerson(test, [places.authority, unpaid])
    const change = { kind: 'change' as const, studentGuid: pupilId, organizationId: unpaid.id, from: '2027-01-01' }
    expect(await refusalOf(both, change)).toEqual(['error.nobodyPays'])
  })

  it('that is none is refused', async () => {
    const pupil = await aPupil(test, places.school)
    const change = { kind: 'change' as const, studentGuid: pupil, class: '7b', from: '2026-12-15' }
    expect(await refusalOf(people.secretary, change)).toEqual(['error.nothingChanges'])
  })
})

describe('a contract of a pupil', () => {
  it('is paused once who pays agrees, and stands so in its history', async () => {
    const { contractGuid } = await aSubscriber()
    const medium = { kind: 'chip', serial: `P${randomUUID().slice(0, 8)}` } as const
    await happens(test, contractGuid, { kind: 'mediumChanged', effectiveOn: '2026-12-01', payload: { medium } })
    const pause = { kind: 'pause' as const, contractGuid, from: '2027-02-01', until: '2027-02-28' }
    const request = await ask(people.secretary, { ...pause, reason: 'illness' })
    expect(request).toMatchObject({ waitsFor: 'payer', state: 'costUnitCheckPending' })
    await accepted(people.payer, request.guid)
    expect((await eventsOf(contractGuid)).at(-1)).toMatchObject({ kind: 'paused', effectiveOn: '2027-02-01' })
  })

  const ofContract = (contractGuid: string): calls.NewChangeRequest[] => [
    { kind: 'pause', contractGuid, from: '2027-02-01', until: '2027-02-28', reason: 'illness' },
    { kind: 'cancel', contractGuid, date: null, reason: 'customerRequest' },
    { kind: 'refund', contractGuid, from: '2026-12-01', until: '2026-12-31', reason: 'disease' },
    { kind: 'replacementCard', contractGuid, reason: 'loss' },
    { kind: 'customerCard', contractGuid },
  ]

  it('has to be granted before anything of it is paused, ended, given back or made anew', async () => {
    const pupilId = await aPupil(test, places.school, { firstName: 'Wa', lastName: 'Its' })
    const waiting = { state: 'ApprovalPayerPending', payer: places.authority } as const
    const contractGuid = await aPupilsContract(test, pupilId, places.school, waiting)
    for (const body of ofContract(contractGuid))
      expect(await refusalOf(people.secretary, body), body.kind).toEqual(['error.contractNotGranted'])
  })

  it('is paused only where its ticket is a card', async () => {
    const { contractGuid } = await aSubscriber()
    const [pause] = ofContract(contractGuid)
    expect(pause && (await refusalOf(people.secretary, pause))).toEqual(['error.noCard'])
  })

  it('is ended at once where who pays asks', async () => {
    const { contractGuid } = await aSubscriber()
    const cancel = { kind: 'cancel' as const, contractGuid, date: null, reason: 'customerRequest' as const }
    expect(await ask(people.payer, cancel)).toMatchObject({ state: 'accepted' })
    expect((await eventsOf(contractGuid)).at(-1)).toMatchObject({ kind: 'ended' })
  })

  it('gets a card from the transport operator, and whoever asked is told', async () => {
    const { contractGuid } = await aSubscriber()
    const request = await ask(people.secretary, { kind: 'customerCard', contractGuid })
    expect(request).toMatchObject({ state: 'inProcess', waitsFor: 'transporter', mayDecide: false })
    expect((await accept(people.payer, request.guid)).errors[0]?.translationKey).toBe('error.decisionNotAwaited')
    const [handed] = await test.database.db
      .select()
      .from(changeRequest)
      .where(eq(changeRequest.contractId, contractGuid))
    await decideChange(test.world, handed?.id ?? '', { verdict: 'accepted', by: ['Amsel'], decision: null })
    const { items } = await people.secretary.visitor.send(calls.getSchoolChangeRequests, { query: { pageSize: 500 } })
    expect(items.find(({ guid }) => guid === request.guid)).toMatchObject({ state: 'accepted', decidedBy: 'Amsel' })
    expect((await eventsOf(contractGuid)).at(-1)).toMatchObject({
      kind: 'mediumChanged',
      payload: { medium: { kind: 'chip', serial: null } },
    })
    await tellAsker(test.world, handed?.id ?? '')
    expect(test.mails.filter(({ to }) => to === people.secretary.email)).toMatchObject([
      { subject: expect.stringContaining('decided') },
    ])
  })

  it('gets another card: the first of a year at once, the next from the transport operator', async () => {
    const { contractGuid } = await aSubscriber()
    const medium = { kind: 'chip', serial: `S${randomUUID().slice(0, 8)}` } as const
    await happens(test, contractGuid, { kind: 'mediumChanged', effectiveOn: '2026-12-01', payload: { medium } })
    const lost = { kind: 'replacementCard' as const, contractGuid, reason: 'loss' as const }
    expect(await ask(people.secretary, lost)).toMatchObject({ state: 'accepted' })
    expect((await eventsOf(contractGuid)).map(({ kind }) => kind)).toContain('blocked')
    const next = { kind: 'chip', serial: `S${randomUUID().slice(0, 8)}` } as const
    await happens(test, contractGuid, { kind: 'mediumChanged', effectiveOn: '2026-12-01', payload: { medium: next } })
    expect(await ask(people.secretary, lost)).toMatchObject({ state: 'inProcess', waitsFor: 'transporter' })
  })

  it('is good along another way from a day on', async () => {
    const { visitor } = people.secretary
    const { items } = await visitor.send(calls.getSubscriptions)
    const configurationId = items.find(({ key }) => key === 'pupil')?.guid ?? ''
    const { origin, destination } = await busiestStops(visitor)
    const pupil = await aPupil(test, places.school)
    const way = { originReference: origin, destinationReference: destination }
    const made = await ask(people.secretary, {
      kind: 'newContract',
      guardianFirstName: 'Eva',
      guardianLastName: 'Muster',
      studentGuid: pupil,
      configurationId,
      validFrom: '2027-01-01',
      ...way,
    })
    const { contractGuid } = await accepted(people.payer, made.guid)
    const { items: seen } = await people.payer.visitor.send(calls.getSchoolContracts, { query: { pageSize: 500 } })
    const contractSeen = seen.find(({ guid }) => guid === contractGuid)
    const named = (await visitor.send(calls.searchOrigins, { query: { date: '2026-11-21' } })).items
    expect([contractSeen?.start, contractSeen?.destination]).toEqual([named[0]?.text, named[1]?.text])
    expect(contractSeen?.zones).not.toBe('')
    expect(contractSeen?.priceLevel).not.toBe('')
    // Where somebody travels who works there is nothing to a company.
    const kindOf = (kind: 'school' | 'department') =>
      test.database.db.update(organisation).set({ kind }).where(eq(organisation.id, places.school.id))
    await kindOf('department')
    const atWork = await people.payer.visitor.send(calls.getSchoolContracts, { query: { pageSize: 500 } })
    const told = atWork.items.find(({ guid }) => guid === contractGuid)
    expect(told).toMatchObject({ start: '', destination: '', via: '', zones: '', priceLevel: '' })
    expect([told?.product, contractSeen?.product]).not.toContain(undefined)
    expect(told?.product).not.toContain(named[0]?.text)
    await kindOf('school')
    const back = { originReference: destination, destinationReference: origin, contractGuid: contractGuid ?? '' }
    const request = await ask(people.secretary, { kind: 'change', studentGuid: pupil, from: '2027-02-01', ...back })
    expect(request).toMatchObject({ waitsFor: 'payer' })
    expect((await eventsOf(contractGuid ?? '')).map(({ kind }) => kind)).not.toContain('productChanged')
    await accepted(people.payer, request.guid)
    expect((await eventsOf(contractGuid ?? '')).at(-1)).toMatchObject({
      kind: 'productChanged',
      effectiveOn: '2027-02-01',
    })
  })
})

describe('who a pupil is', () => {
  it('is corrected at once; somebody else is agreed to by who pays', async () => {
    const pupil = await aPupil(test, places.school)
    const [before] = await test.database.db.select().from(partyPerson).where(eq(partyPerson.partyId, pupil))
    const address = { street: 'Neuweg', houseNumber: '2', postCode: '99902', city: 'Moorhagen' }
    const person = { studentGuid: pupil, firstName: 'Pia', lastName: 'Other', birthDate: before?.birthDate ?? '' }
    const body = { kind: 'personalDataChange' as const, ...person, ...address }
    expect(await ask(people.secretary, body)).toMatchObject({ state: 'accepted' })
    const [after] = await test.database.db.select().from(partyPerson).where(eq(partyPerson.partyId, pupil))
    expect(after).toMatchObject({ lastName: 'Other', address: { street: 'Neuweg' } })
    expect(await refusalOf(people.secretary, body)).toEqual(['error.nothingChanges'])
    const other = { ...body, lastName: 'Else', birthDate: '2013-01-01' }
    expect(await ask(people.secretary, other)).toMatchObject({ waitsFor: 'payer' })
  })

  // Of a name that was given up by adoption nobody may be told (§ 1758 BGB).
  it.each([
    ['the surname', { firstName: 'Ida', lastName: 'Neuname', birthDate: '2014-05-07' }],
    ['both names', { firstName: 'Lea', lastName: 'Neuname', birthDate: '2014-05-08' }],
  ])('16: no request tells the old name where %s changed', async (_, named) => {
    const was = { ...named, firstName: 'Ida', lastName: 'Vorname' }
    const came = await ask(people.secretary, somebody(was))
    const made = await accepted(people.payer, came.guid)
    const studentGuid = made?.student?.guid ?? ''
    const address = { street: 'Neuweg', houseNumber: '2', postCode: '99902', city: 'Moorhagen' }
    await ask(people.secretary, { kind: 'personalDataChange', studentGuid, ...named, ...address })
    const { items } = await people.secretary.visitor.send(calls.getSchoolChangeRequests, { query: { pageSize: 500 } })
    const about = items.filter(({ student }) => student?.guid === studentGuid)
    expect(about).toHaveLength(2)
    expect(JSON.stringify(about)).not.toContain('Vorname')
    expect(JSON.stringify(about)).toContain(`${named.firstName} Neuname`)
    const { visitor } = people.secretary
    const whole = await visitor.ask(calls.getStudentDetails, { params: { guid: studentGuid } })
    expect(JSON.stringify(whole)).not.toContain('Vorname')
  })
})

it('a file of the school is the proof that a contract waits for', async () => {
  const { pupilId, contractGuid } = await aSubscriber()
  const { db } = test.database
  const clientId = test.world.client.config.settings.clientId
  const [fileId, documentGuid, proofId, now] = [randomUUID(), randomUUID(), randomUUID(), test.now()]
  const file = { fileName: 'proof.pdf', mimeType: 'application/pdf', size: 8, uploadedOn: now, keptUntil: now }
  const { accountId } = people.secretary
  await db.insert(uploadedFile).values({ ...file, id: fileId, clientId, ownerId: accountId, contractId: null })
  const row = { id: documentGuid, clientId, organisationId: places.school.id, fileId, accountId, createdOn: now }
  await db.insert(organisationFile).values({ ...row, title: 'Proof' })
  const days = { from: '2026-08-01', until: '2027-07-31' }
  const upload = { kind: 'documentUpload' as const, studentGuid: pupilId, documentGuid, ...days }
  expect(await refusalOf(people.secretary, upload)).toEqual(['error.noProofAsked'])
  await db
    .insert(entitlementProof)
    .values({ id: proofId, clientId, contractId: contractGuid, field: 'proof', neededBy: '2027-01-01' })
  const before = { ...upload, from: '2027-08-01' }
  expect(await refusalOf(people.secretary, before)).toEqual(['error.dateBeforeOther'])
  // Of several it has to be said which.
  const [otherId, contractId] = [randomUUID(), contractGuid]
  await db.insert(entitlementProof).values({ id: otherId, clientId, contractId, field: 'other' })
  expect(await refusalOf(people.secretary, upload)).toEqual(['error.required'])
  expect(await refusalOf(people.secretary, { ...upload, proofGuid: randomUUID() })).toEqual(['error.proofNotMissing'])
  const request = await ask(people.secretary, { ...upload, proofGuid: proofId })
  expect(request).toMatchObject({
    ...{ waitsFor: 'payer', text: ['Proof: Proof.', expect.stringMatching(/^Good from .* to /)] },
  })
  const open = async () =>
    (await people.payer.visitor.send(calls.getOrganisationDocument, { params: { guid: documentGuid } })).errors.map(
      ({ translationKey }) => translationKey,
    )
  expect(await open()).toEqual([])
  await accepted(people.payer, request.guid)
  // Whoever had to look at it has: nobody reads it any more.
  expect(await open()).toEqual(['error.proofExamined'])
  const listed = { params: { orgGuid: places.school.id }, query: { onlyNew: false } }
  const { items: files } = await people.payer.visitor.send(calls.getOrganisationFiles, listed)
  expect(files.find(({ guid }) => guid === documentGuid)).toMatchObject({ isProof: true, isDownloaded: true })
  // A brother is exempt by the same notice: whoever decides about him looks at it.
  const brother = await aSubscriber()
  const his = { id: randomUUID(), clientId, contractId: brother.contractGuid, field: 'proof' }
  await db.insert(entitlementProof).values(his)
  const again = await ask(people.secretary, { ...upload, studentGuid: brother.pupilId, proofGuid: his.id })
  expect(await open()).toEqual([])
  await decline(people.payer, again.guid)
  expect(await open()).toEqual(['error.proofExamined'])
  const [proof] = await db.select().from(entitlementProof).where(eq(entitlementProof.id, proofId))
  expect(proof).toMatchObject({ fileId, givenOn: expect.any(String), validFrom: days.from, validTo: days.until })
  const [other] = await db.select().from(entitlementProof).where(eq(entitlementProof.id, otherId))
  expect(other?.givenOn).toBeNull()
})

describe('a decision', () => {
  it('is made by who has seen how it stands, and once', async () => {
    const request = await ask(people.secretary, somebody())
    const stale = await accept(people.payer, request.guid, { version: 0 })
    expect(stale.errors[0]?.translationKey).toBe('error.changedMeanwhile')
    await accepted(people.payer, request.guid, { version: request.version })
    expect(await accepted(people.payer, request.guid)).toMatchObject({ state: 'accepted', version: 2 })
    expect((await decline(people.payer, request.guid)).items[0]?.state).toBe('accepted')
  })

  it('is a no for a reason of the list, and whoever asked is told', async () => {
    const request = await ask(people.colleague, somebody())
    await takenJobs(test, 'sendSchoolRequestMail')
    expect((await decline(people.payer, request.guid, 'wrongClass')).errors[0]?.translationKey).toBe(
      'error.declineReasonNotFound',
    )
    expect((await decline(people.payer, request.guid)).items[0]).toMatchObject({
      state: 'rejected',
      decision: 'The details are not right: Sorry',
    })
    for (const job of await takenJobs(test, 'sendSchoolRequestMail')) await sendSchoolRequestMail(test.world, job)
    expect(test.mails.filter(({ to }) => to === people.colleague.email)).toHaveLength(1)
    expect(await movesOf(request.guid)).toContain('rejectedByCostUnit')
  })

  it('about several says before what would become of each, and stores nothing of it', async () => {
    const guids = [
      (await ask(people.secretary, somebody())).guid,
      (await ask(people.secretary, somebody())).guid,
      randomUUID(),
    ]
    const all = async (dryRun: boolean) =>
      (await people.payer.visitor.send(calls.acceptSchoolChangeRequests, { body: { guids, dryRun } })).items.map(
        ({ state, error }) => state ?? error?.translationKey,
      )
    const told = ['accepted', 'accepted', 'error.changeRequestNotFound']
    expect(await all(true)).toEqual(told)
    expect(await movesOf(guids[0] ?? '')).toEqual(['inProcess', 'costUnitCheckPending'])
    expect(await all(false)).toEqual(told)
    expect((await movesOf(guids[0] ?? '')).at(-1)).toBe('accepted')
  })

  it('about several is a no for one reason, after it was said of which that can be done', async () => {
    const guids = [(await ask(people.secretary, somebody())).guid, randomUUID()]
    const all = async (dryRun: boolean, declineReason = 'dataWrong') => {
      const body = { guids, dryRun, declineReason, comment: 'All' }
      const { items } = await people.payer.visitor.send(calls.declineSchoolChangeRequests, { body })
      return items.map(({ state, error }) => state ?? error?.translationKey)
    }
    expect(await all(true, 'wrongClass')).toContain('error.declineReasonNotFound')
    const told = ['rejected', 'error.changeRequestNotFound']
    expect(await all(true)).toEqual(told)
    expect(await movesOf(guids[0] ?? '')).toEqual(['inProcess', 'costUnitCheckPending'])
    expect(await all(false)).toEqual(told)
    expect((await movesOf(guids[0] ?? '')).at(-1)).toBe('rejected')
  })

  it('stays: the database moves along the table alone, and what is decided no more', async () => {
    const { guid } = await ask(people.secretary, somebody())
    const { db } = test.database
    const wrong = { requestId: guid, number: 9, from: 'new', to: 'accepted', movedOn: test.now() } as const
    await expect(db.insert(schoolRequestMove).values(wrong)).rejects.toThrow()
    await decline(people.payer, guid)
    const change = sql`update school_request set state = 'new', decided_on = null, deciders = '["school"]' where id = ${guid}`
    await expect(db.execute(change)).rejects.toThrow()
  })
})

it('requests are found by name, kind and what waits for the reader, and counted whatever page is shown', async () => {
  const body = somebody({ lastName: 'Findme' })
  const [{ guid }, other] = [await ask(people.secretary, body), await ask(people.secretary, somebody())]
  const { contractGuid, pupilId } = await aSubscriber()
  const asked = { contractGuid, date: null, reason: 'customerRequest' as const }
  const ended = await ask(people.secretary, { kind: 'cancel', ...asked })
  const found = async ({ visitor }: Person, query: calls.ChangeRequestFilter) => {
    const { items } = await visitor.send(calls.getSchoolChangeRequests, { query: { pageSize: 500, ...query } })
    const [counted] = (await visitor.send(calls.countSchoolChangeRequests, { query })).items
    expect(counted?.total).toBe(items.length)
    expect(counted?.waiting).toBe(items.filter(({ mayDecide }) => mayDecide).length)
    return items.map(one => one.guid)
  }
  expect(await found(people.payer, { search: 'findm' })).toEqual([guid])
  const [pupil] = await test.database.db.select().from(partyPerson).where(eq(partyPerson.partyId, pupilId))
  expect(await found(people.payer, { search: pupil?.lastName })).toEqual([ended.guid])
  const kinds = await found(people.payer, { kinds: ['newStudent'] })
  expect([kinds.includes(other.guid), kinds.includes(ended.guid)]).toEqual([true, false])
  expect(await found(people.payer, { waiting: true, kinds: ['newStudent', 'cancel'] })).toContain(guid)
  expect(await found(people.secretary, { waiting: true, search: 'findm' })).toEqual([])
  expect(await found(people.stranger, {})).toEqual([])
})

it('requests are listed by their state to whom the school is theirs, and are absent to others', async () => {
  const { guid } = await ask(people.secretary, somebody())
  const listed = async ({ visitor }: Person, query: calls.SchoolChangeRequestsQuery = {}) =>
    (await visitor.send(calls.getSchoolChangeRequests, { query: { pageSize: 500, ...query } })).items
  expect((await listed(people.payer)).find(one => one.guid === guid)).toMatchObject({ mayDecide: true })
  expect((await listed(people.secretary, { states: ['accepted'] })).map(({ state }) => state)).not.toContain('new')
  expect(await listed(people.secretary, { organizationId: places.second.id })).toEqual([])
  expect(await listed(people.stranger)).toEqual([])
  const [foreign, absent] = [await accept(people.stranger, guid), await accept(people.stranger, randomUUID())]
  expect([foreign.status, foreign.errors]).toEqual([404, absent.errors])
})
