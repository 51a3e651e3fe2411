import { randomUUID } from 'node:crypto'
import * as calls from '@billett/contract'
import { RIGHTS } from '@billett/domain'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { contactPerson, organisation, payerAccount, staffAction, userAccount } from '../../../db/schema/index.ts'
import { type AnOrganisation, aContactPerson, anOrganisation, aPupil, pays } from '../../../testing/a-school.ts'
import { aStaffMember } from '../../../testing/staff-member.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'

const { AllowedToUseAdminPanel: PANEL, AllowedToEditOrganisations: EDIT, AllowedToSeePersonalDetails: FULL } = RIGHTS

let test: TestWorld
let clerk: Awaited<ReturnType<typeof aStaffMember>>
beforeAll(async () => {
  test = await testWorld()
})
beforeEach(async () => {
  clerk = await aStaffMember(test, [PANEL, EDIT, FULL])
})
afterAll(() => test.close())

let number = 0
const fresh = (over: Partial<calls.NewOrganisation> = {}): calls.NewOrganisation => ({
  kind: 'school',
  name: `School ${randomUUID()}`,
  number: `S-${++number}`,
  schoolType: 'Gymnasium',
  address: { street: 'Schulweg', houseNumber: '1', postCode: '99901', city: 'Falkenbrück', country: 'de' },
  stop: '',
  isObligatedToControl: true,
  parentGuid: null,
  validFrom: '2026-08-01',
  ...over,
})

const create = (over: Partial<calls.NewOrganisation> = {}) =>
  clerk.send(calls.createStaffOrganisation, { body: fresh(over) })
const created = async (over: Partial<calls.NewOrganisation> = {}) => {
  const [made] = (await create(over)).items
  if (!made) throw new Error('was not made')
  return made
}
const authority = () => created({ kind: 'authority', schoolType: '', name: `County ${randomUUID()}` })

const update = (of: calls.StaffOrganisationDetail, over: Partial<calls.ChangedOrganisation> = {}) => {
  const { name, number: own, schoolType, validFrom, version } = of
  const { address, stop, isObligatedToControl, parentGuid } = fresh()
  const body = { name, number: own, schoolType, validFrom, version, address, stop, isObligatedToControl, parentGuid }
  const params = { organisationGuid: of.guid }
  return clerk.send(calls.updateStaffOrganisation, { params, body: { ...body, ...over } })
}
const setPayers = (of: calls.StaffOrganisationDetail, payers: calls.ChangedPayers['payers']) =>
  clerk.send(calls.setOrganisationPayers, {
    params: { organisationGuid: of.guid },
    body: { version: of.version, payers },
  })
const end = (of: calls.StaffOrganisationDetail, endsOn: string | null) =>
  clerk.send(calls.endStaffOrganisation, {
    params: { organisationGuid: of.guid },
    body: { version: of.version, endsOn },
  })
const invite = ({ guid }: { guid: string }, over: Partial<calls.InvitedPerson> = {}) =>
  clerk.send(calls.inviteOrganisationPerson, {
    params: { organisationGuid: guid },
    body: {
      firstName: 'Sabine',
      lastName: 'Ohlsen',
      email: `${randomUUID()}@example.org`,
      nodes: ['SchoolOverview', 'StudentOverview'],
      ...over,
    },
  })

it('a school is added below an authority, can pay and take part in contracts, and each act is noted', async () => {
  const above = await authority()
  const school = await created({ parentGuid: above.guid })
  expect(school).toMatchObject({ version: 1, parent: { guid: above.guid }, payer: null, validUntil: null, people: [] })
  const changed = await update(school, { name: 'Another name', parentGuid: above.guid })
  expect(changed.items).toMatchObject([{ name: 'Another name', version: 2 }])
  const { db } = test.database
  const [stored] = await db.select().from(organisation).where(eq(organisation.id, school.guid))
  const account = await db
    .select()
    .from(payerAccount)
    .where(eq(payerAccount.partyId, stored?.partyId ?? ''))
  expect(account).toMatchObject([{ method: 'invoice', mandateId: null }])
  const notes = await db.select().from(staffAction).where(eq(staffAction.subjectId, school.guid))
  expect(notes.map(({ call, subjectKind }) => [call, subjectKind])).toEqual([
    ['admin/createOrganisation', 'organisation'],
    ['admin/updateOrganisation', 'organisation'],
  ])
})

it('two people change it: the later one is told, and what the first wrote stays', async () => {
  const school = await created()
  await update(school, { name: 'First' })
  const late = [await update(school, { name: 'Second' }), await setPayers(school, []), await end(school, null)]
  for (const { status, errors } of late) {
    expect(status).toBe(409)
    expect(errors).toMatchObject([{ translationKey: 'error.changedMeanwhile', fieldName: 'version' }])
  }
  const { guid: organisationGuid } = school
  const [now] = (await clerk.send(calls.getStaffOrganisation, { params: { organisationGuid } })).items
  expect(now).toMatchObject({ name: 'First', version: 2 })
})

describe('is refused at its field', () => {
  it.each([
    ['a department alone', { kind: 'department' }, 'parentGuid', 'error.organisationAboveUnfit'],
    [
      'what it is said to be a part of, and is not there',
      { parentGuid: randomUUID() },
      'parentGuid',
      'error.organisationAboveUnfit',
    ],
    ['a stop nobody knows', { stop: 'nowhere' }, 'stop', 'error.stopNotFound'],
    ['no name', { name: '' }, 'name', 'error.required'],
    ['a shop the caller does not see', { clientId: randomUUID() }, 'clientId', 'error.notValid'],
  ] as const)('%s', async (_, over, fieldName, translationKey) => {
    expect((await create(over)).errors).toMatchObject([{ fieldName, translationKey }])
  })

  it('a number that another one has', async () => {
    const { number: taken } = await created()
    expect((await create({ number: taken })).errors).toMatchObject([
      { fieldName: 'number', translationKey: 'error.organisationNumberTaken' },
    ])
    expect((await create({ number: '' })).status).toBe(200)
    expect((await create({ number: '' })).status).toBe(200)
  })

  it('itself, or what is below it, as what it is a part of', async () => {
    const top = await authority()
    const below = await created({ kind: 'authority', parentGuid: top.guid })
    for (const parentGuid of [top.guid, below.guid])
      expect((await update(top, { parentGuid })).errors).toMatchObject([
        { fieldName: 'parentGuid', translationKey: 'error.organisationAboveUnfit' },
      ])
  })

  it('a last day before the first', async () => {
    expect((await end(await created(), '2026-07-31')).errors).toMatchObject([
      { translationKey: 'error.endsBeforeItBegins' },
    ])
  })
})

describe('who pays', () => {
  it('is said by days, and sees the school from then on', async () => {
    const [county, town, school] = [await authority(), await created({ kind: 'payer' }), await created()]
    const reply = await setPayers(school, [
      { payerGuid: county.guid, from: '2026-08-01', until: '2026-12-31' },
      { payerGuid: town.guid, from: '2027-01-01', until: null },
    ])
    expect(reply.items).toMatchObject([
      { version: 2, payer: { name: county.name }, payers: [{ payer: { guid: county.guid } }, { until: null }] },
    ])
    const of = async ({ guid }: { guid: string }) => {
      const { visitor } = await aContactPerson(test, [{ id: guid, partyId: '', payerId: '' }])
      return (await visitor.send(calls.getOrganisations, { query: {} })).items.map(({ guid: seen }) => seen)
    }
    expect(await of(county)).toContain(school.guid)
    expect(await of(town)).not.toContain(school.guid)
  })

  it('is one at a time, and none but who can pay', async () => {
    const [county, school] = [await authority(), await created()]
    const row = (payerGuid: string, from = '2026-08-01', until: string | null = null) => ({ payerGuid, from, until })
    const refusals = [
      [[row(county.guid), row(county.guid, '2027-01-01')], 'payers.1.from', 'error.payersTwoAtATime'],
      [[row((await created()).guid)], 'payers.0.payerGuid', 'error.payerUnfit'],
      [[row(school.guid)], 'payers.0.payerGuid', 'error.payerUnfit'],
      [[row(randomUUID())], 'payers.0.payerGuid', 'error.payerUnfit'],
      [[row(county.guid, '2026-08-01', '2026-07-31')], 'payers.0.until', 'error.endsBeforeItBegins'],
    ] as const
    for (const [rows, fieldName, translationKey] of refusals)
      expect((await setPayers(school, [...rows])).errors).toMatchObject([{ fieldName, translationKey }])
  })
})

describe('who looks after it', () => {
  it('is invited by mail, signs in with the entries they were given, and is ended at once', async () => {
    const school = await created()
    const email = `${randomUUID()}@example.org`
    const [shown] = (await invite(school, { email })).items
    expect(shown?.people).toMatchObject([
      { name: 'Sabine Ohlsen', email, state: 'invited', nodes: ['SchoolOverview', 'StudentOverview'] },
    ])
    const { db } = test.database
    const [account] = await db.select().from(userAccount).where(eq(userAccount.email, email))
    expect(account).toMatchObject({ userType: 10, rights: [101, 103] })
    expect((await invite(school, { email })).errors).toMatchObject([
      { fieldName: 'email', translationKey: 'error.contactPersonThere' },
    ])
    const personGuid = shown?.people[0]?.guid ?? ''
    const params = { organisationGuid: school.guid, personGuid }
    expect((await clerk.send(calls.endOrganisationPerson, { params })).items).toMatchObject([{ people: [] }])
    expect((await clerk.send(calls.endOrganisationPerson, { params })).status).toBe(404)
    expect(await db.select().from(userAccount).where(eq(userAccount.email, email))).toMatchObject([
      { userType: 2, rights: [] },
    ])
    expect(await db.select().from(contactPerson).where(eq(contactPerson.id, personGuid))).toMatchObject([
      { namedBy: null, endedBy: null, endedOn: test.now() },
    ])
    expect(JSON.stringify(await db.select().from(staffAction))).not.toContain(email)
  })

  it('looks at nothing once the organisation has ended, and again when it goes on', async () => {
    const school = await created()
    const { visitor } = await aContactPerson(test, [{ id: school.guid, partyId: '', payerId: '' }])
    const sees = async () => (await visitor.send(calls.getOrganisations, { query: {} })).items.length
    expect(await sees()).toBe(1)
    const [ended] = (await end(school, '2026-11-20')).items
    expect(await sees()).toBe(0)
    if (ended) await end(ended, null)
    expect(await sees()).toBe(1)
  })

  it('is hidden from who may not see personal details', async () => {
    const { guid: organisationGuid } = await created()
    await invite({ guid: organisationGuid })
    const other = await aStaffMember(test, [PANEL, EDIT])
    const [shown] = (await other.send(calls.getStaffOrganisation, { params: { organisationGuid } })).items
    expect(shown).toMatchObject({ isMasked: true })
    expect(JSON.stringify(shown)).not.toContain('Ohlsen')
  })
})

describe('the list', () => {
  let school: AnOrganisation
  let county: AnOrganisation
  const place = `Zwirnau-${randomUUID().slice(0, 8)}`
  beforeAll(async () => {
    county = await anOrganisation(test, { name: `${place} county`, kind: 'authority' })
    school = await anOrganisation(test, { name: `${place} school`, parent: county })
    await pays(test, county, school)
    await aPupil(test, school)
    await aPupil(test, school, { until: '2026-10-31' })
    await anOrganisation(test, { name: `${place} 100% school` })
    await test.database.db
      .update(organisation)
      .set({ validUntil: '2026-10-31' })
      .where(eq(organisation.name, `${place} 100% school`))
  })
  const found = async (query: calls.StaffOrganisationsQuery) =>
    (await clerk.send(calls.getStaffOrganisations, { query })).items

  it('has who pays today, who is there, and what it is a part of', async () => {
    expect(await found({ search: `${place} SCHOOL` })).toMatchObject([
      { guid: school.id, students: 1, contactPersons: 0, payer: { guid: county.id }, parent: { guid: county.id } },
    ])
  })

  it('has who pays for what is above it, where nobody pays for itself', async () => {
    const name = `Branch ${randomUUID()}`
    await anOrganisation(test, { name, parent: school })
    expect(await found({ search: name })).toMatchObject([{ payer: { guid: county.id }, parent: { guid: school.id } }])
  })

  it('is narrowed by kind and by whether it is still served, and signs mean themselves', async () => {
    const names = async (query: calls.StaffOrganisationsQuery) =>
      (await found({ search: place, ...query })).map(({ name }) => name.replace(`${place} `, ''))
    expect(await names({})).toEqual(['100% school', 'county', 'school'])
    expect(await names({ kind: 'authority' })).toEqual(['county'])
    expect(await names({ state: 'ended' })).toEqual(['100% school'])
    expect(await names({ state: 'served' })).toEqual(['county', 'school'])
    expect(await names({ search: `${place} 100%` })).toEqual(['100% school'])
    expect(await names({ search: `${place}%school` })).toEqual([])
    const { items } = await clerk.send(calls.countStaffOrganisations, { query: { search: place, kind: 'school' } })
    expect(items).toEqual([{ count: 2, isExact: true }])
  })
})

it('nobody sees or changes what is another company’s', async () => {
  const school = await created()
  const { db } = test.database
  await db.update(organisation).set({ clientId: randomUUID() }).where(eq(organisation.id, school.guid))
  const params = { organisationGuid: school.guid }
  const replies = [
    await clerk.send(calls.getStaffOrganisation, { params }),
    await update(school),
    await setPayers(school, []),
    await end(school, null),
    await invite(school),
  ]
  for (const { errors } of replies) expect(errors).toMatchObject([{ translationKey: 'error.organisationNotFound' }])
  const theirs = await created()
  expect((await update(theirs, { parentGuid: school.guid })).errors).toMatchObject([{ fieldName: 'parentGuid' }])
})
