import { randomUUID } from 'node:crypto'
import * as calls from '@billett/contract'
import { APPLICATION_STATES, type ApplicationState } from '@billett/domain'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  applicationMove,
  appliedChild,
  contract,
  entitlementProof,
  familyApplication,
  partyPerson,
} from '../../../db/schema/index.ts'
import { aPupilsContract } from '../../../testing/a-pupils-contract.ts'
import { type AnOrganisation, aContactPerson, anOrganisation, aPupil, pays } from '../../../testing/a-school.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'

type Person = Awaited<ReturnType<typeof aContactPerson>>

let test: TestWorld
let places: { authority: AnOrganisation; school: AnOrganisation; other: AnOrganisation; company: AnOrganisation }
let people: { secretary: Person; payer: Person; employer: Person }

const clientId = () => test.world.client.config.settings.clientId

/** Went on to who pays without an answer of its school. */
const passOn = (contractId: string) =>
  test.database.db.insert(applicationMove).values({
    ...{ contractId, clientId: clientId(), number: 2, from: 'ApprovalOrganizationPending', to: 'ApprovalPayerPending' },
    ...{ movedOn: test.now(), movedBy: 'shop', reason: '' },
  })

/** An application of somebody of this name in a state, the later the longer after the first. */
async function applied(at: AnOrganisation, lastName: string, state: ApplicationState, minutes = 0) {
  const { db } = test.database
  const pupil = await aPupil(test, at)
  await db.update(partyPerson).set({ lastName }).where(eq(partyPerson.partyId, pupil))
  const id = await aPupilsContract(test, pupil, at, { state, payer: places.authority })
  const submittedOn = `2026-11-20T10:${String(minutes).padStart(2, '0')}:00.000Z`
  await db.update(contract).set({ submittedOn }).where(eq(contract.id, id))
  return { id, pupil }
}

beforeAll(async () => {
  test = await testWorld()
  const authority = await anOrganisation(test, { name: 'Authority', kind: 'authority' })
  const school = await anOrganisation(test, { name: 'School' })
  const other = await anOrganisation(test, { name: 'Other' })
  const company = await anOrganisation(test, { name: 'Company', kind: 'company' })
  await pays(test, authority, school)
  await pays(test, authority, other)
  places = { authority, school, other, company }
  people = {
    secretary: await aContactPerson(test, [school]),
    payer: await aContactPerson(test, [authority]),
    employer: await aContactPerson(test, [company]),
  }
})
afterAll(() => test.close())

type Query = Omit<calls.SchoolContractsQuery, 'organizationId'>

async function listed({ visitor }: Person, at: AnOrganisation, query: Query) {
  const { items } = await visitor.send(calls.getContractsOfOrganisation, { params: { orgId: at.id }, query })
  return items
}
const names = (items: readonly calls.SchoolContract[]) => items.map(({ student }) => student.lastName)

describe('what waits', () => {
  it('is what the reader may decide, in whichever state, with an answer of the school or without', async () => {
    for (const at of [places.school, places.company])
      for (const state of APPLICATION_STATES) {
        await applied(at, state, state)
        await passOn((await applied(at, `${state} passed on`, state)).id)
      }
    for (const [person, at] of [
      [people.secretary, places.school],
      [people.payer, places.authority],
      [people.employer, places.company],
    ] as const) {
      const all = await listed(person, at, { pageSize: 500 })
      const mine = all.filter(({ mayDecide }) => mayDecide)
      expect(mine.length).toBeGreaterThan(0)
      expect(mine.length).toBeLessThan(all.length)
      const waiting = await listed(person, at, { waiting: true, pageSize: 500 })
      expect(names(waiting).toSorted()).toEqual(names(mine).toSorted())
      const [found] = (
        await person.visitor.send(calls.countWaitingContracts, {
          params: { orgId: at.id },
          query: {},
        })
      ).items
      expect(found?.total).toBe(waiting.length)
    }
  })
})

describe('an inbox', () => {
  let ids: string[]
  beforeAll(async () => {
    const { other } = places
    const late = await applied(other, 'Zander', 'ApprovalPayerPending', 1)
    const early = await applied(other, 'Maus', 'ApprovalPayerPending', 0)
    const last = await applied(other, 'Adler', 'ReApprovalPayerPending', 2)
    ids = [late.id, early.id, last.id]
    const { db } = test.database
    await db
      .insert(entitlementProof)
      .values({ id: randomUUID(), clientId: clientId(), contractId: late.id, field: 'proof' })
    const applicationId = randomUUID()
    await db.insert(familyApplication).values({
      ...{ id: applicationId, clientId: clientId(), formId: randomUUID(), partyId: early.pupil, language: 'de' },
      submittedOn: test.now(),
    })
    const child = { clientId: clientId(), applicationId, grade: '5', class: '', isPhotoDrawn: false, keepsPhoto: false }
    await db.insert(appliedChild).values({ ...child, contractId: early.id, place: 0, exemption: 'sgb' })
    await passOn(last.id)
  })
  const inbox = (query: Query) =>
    listed(people.payer, places.authority, { waiting: true, school: places.other.id, ...query })

  it('has pages of the oldest, of the newest, or by name', async () => {
    expect(names(await inbox({}))).toEqual(['Maus', 'Zander', 'Adler'])
    expect(names(await inbox({ order: 'newest' }))).toEqual(['Adler', 'Zander', 'Maus'])
    expect(names(await inbox({ order: 'name' }))).toEqual(['Adler', 'Maus', 'Zander'])
    expect(names(await inbox({ pageSize: 2, page: 1 }))).toEqual(['Adler'])
    expect(names(await inbox({ order: 'name', pageSize: 1, page: 1 }))).toEqual(['Maus'])
  })

  it('is narrowed down to a state, a subscription, a name, and to what lacks something', async () => {
    expect(names(await inbox({ status: ['ReApprovalPayerPending'] }))).toEqual(['Adler'])
    expect(names(await inbox({ subscription: 'deutschlandticket' }))).toHaveLength(3)
    expect(await inbox({ subscription: 'another' })).toEqual([])
    expect(names(await inbox({ filters: 'zan' }))).toEqual(['Zander'])
    expect(names(await inbox({ lacks: ['proof'] }))).toEqual(['Zander'])
    expect(names(await inbox({ lacks: ['photo'] }))).toEqual(['Maus'])
    expect(names(await inbox({ lacks: ['exemption'] }))).toEqual(['Maus'])
    expect(names(await inbox({ lacks: ['confirmation'] }))).toEqual(['Adler'])
    expect(names(await inbox({ lacks: ['proof', 'confirmation'] }))).toEqual(['Zander', 'Adler'])
  })

  it('is counted as it is narrowed down, with all schools it could be narrowed to, and the day of the oldest', async () => {
    const { visitor } = people.payer
    const count = async (query: calls.WaitingFilter) =>
      (
        await visitor.send(calls.countWaitingContracts, {
          params: { orgId: places.authority.id },
          query,
        })
      ).items[0]
    expect(await count({ school: places.other.id })).toMatchObject({
      total: 3,
      oldest: '2026-11-20T10:00:00.000Z',
      schools: [{ name: 'Other' }, { name: 'School' }],
      subscriptions: [{ key: 'deutschlandticket', name: expect.any(String) }],
    })
    expect(await count({ school: places.other.id, lacks: ['proof'] })).toMatchObject({ total: 1 })
    expect(await count({ school: places.other.id, filters: 'Nobody' })).toMatchObject({ total: 0, oldest: null })
  })

  it('of a foreign organisation is empty, and counts nothing', async () => {
    const { secretary } = people
    expect(await listed(secretary, places.other, { waiting: true })).toEqual([])
    const asked = { params: { orgId: places.other.id }, query: {} }
    const { items } = await secretary.visitor.send(calls.countWaitingContracts, asked)
    expect(items).toEqual([{ total: 0, oldest: null, schools: [], subscriptions: [] }])
    expect(ids).toHaveLength(3)
  })
})
