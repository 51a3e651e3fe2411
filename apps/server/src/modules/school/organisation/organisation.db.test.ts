import { randomUUID } from 'node:crypto'
import * as calls from '@billett/contract'
import { addDays, businessDateOf } from '@billett/domain'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { organisation, portalAction, userAccount } from '../../../db/schema/index.ts'
import { type AnOrganisation, aContactPerson, anOrganisation, aPupil, pays } from '../../../testing/a-school.ts'
import { loginOf, PASSWORD, signIn } from '../../../testing/account.ts'
import { visitorOf } from '../../../testing/client.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { controlRound } from './index.ts'

let test: TestWorld
let [authority, north, south, elsewhere, stranger]: AnOrganisation[] = []
const made = (one: AnOrganisation | undefined): AnOrganisation => {
  if (!one) throw new Error('is made before all tests')
  return one
}

beforeAll(async () => {
  test = await testWorld()
  authority = await anOrganisation(test, { name: 'Authority', kind: 'authority' })
  north = await anOrganisation(test, { name: 'North School', parent: authority })
  south = await anOrganisation(test, { name: 'South School', parent: authority })
  elsewhere = await anOrganisation(test, { name: 'Elsewhere School' })
  stranger = await anOrganisation(test, { name: 'Stranger Authority', kind: 'authority' })
  await pays(test, authority, north)
  await pays(test, authority, elsewhere)
  await aPupil(test, north)
  await aPupil(test, north, { lastName: 'Former', until: '2026-10-31' })
  await aPupil(test, elsewhere)
})
afterAll(() => test.close())

const namesSeenBy = async (...at: readonly (AnOrganisation | undefined)[]) => {
  const { visitor } = await aContactPerson(test, at.map(made))
  return (await visitor.send(calls.getOrganisations, { query: {} })).items.map(({ name }) => name)
}

describe('which organisations somebody may look at', () => {
  it('a school looks at itself', async () => expect(await namesSeenBy(north)).toEqual(['North School']))

  it('an authority looks at all below it and all it pays for', async () =>
    expect(await namesSeenBy(authority)).toEqual(['Authority', 'Elsewhere School', 'North School', 'South School']))

  it('another authority sees none of them', async () =>
    expect(await namesSeenBy(stranger)).toEqual(['Stranger Authority']))

  it('who is named for nothing sees nothing', async () => expect(await namesSeenBy()).toEqual([]))

  it('who no longer pays sees the school no more', async () => {
    const once = await anOrganisation(test, { name: 'Once', kind: 'payer' })
    const paid = await anOrganisation(test, { name: 'Paid' })
    await pays(test, once, paid, { until: '2026-11-20' })
    expect(await namesSeenBy(once)).toEqual(['Once'])
  })

  it('a school that pays for nobody does not see by being named as a payer', async () => {
    const school = await anOrganisation(test, { name: 'A School' })
    const other = await anOrganisation(test, { name: 'Other School' })
    await pays(test, school, other)
    expect(await namesSeenBy(school)).toEqual(['A School'])
  })
})

it('counts who is there today, at itself, below and where it pays', async () => {
  const { visitor } = await aContactPerson(test, [made(authority)])
  const { items } = await visitor.send(calls.getOrganisations, { query: {} })
  expect(items.map(({ name, students, parentGuid }) => [name, students, parentGuid])).toEqual([
    ['Authority', 2, null],
    ['Elsewhere School', 1, made(authority).id],
    ['North School', 1, made(authority).id],
    ['South School', 0, made(authority).id],
  ])
  // All of them are on the first page.
  expect((await visitor.send(calls.getOrganisations, { query: { page: 1 } })).items).toEqual([])
})

describe('who pays for schools that are part of something else', () => {
  it('has them below, counted once, with their pupils; a school sees none of that', async () => {
    const town = await anOrganisation(test, { name: 'Town', kind: 'payer' })
    const county = await anOrganisation(test, { name: 'County of another', kind: 'authority' })
    const school = await anOrganisation(test, { name: 'Town School', parent: county })
    await pays(test, town, school)
    await aPupil(test, school)
    const { visitor } = await aContactPerson(test, [town])
    const { items } = await visitor.send(calls.getOrganisations, { query: {} })
    expect(items.map(({ name, students, parentGuid }) => [name, students, parentGuid])).toEqual([
      ['Town', 1, null],
      ['Town School', 1, town.id],
    ])
    const [student] = (await visitor.send(calls.getStudents, { query: { organizationId: town.id } })).items
    expect(student?.organisation).toMatchObject({ guid: school.id })
    const named = await aContactPerson(test, [school])
    expect((await named.visitor.send(calls.getOrganisations, { query: {} })).items).toMatchObject([
      { parentGuid: null },
    ])
  })

  it('shows them all where two pay for each other', async () => {
    const [one, other] = [
      await anOrganisation(test, { name: 'Ring one', kind: 'payer' }),
      await anOrganisation(test, { name: 'Ring other', kind: 'payer' }),
    ]
    await pays(test, one, other)
    await pays(test, other, one)
    expect(await namesSeenBy(one)).toEqual(['Ring one', 'Ring other'])
  })
})

describe('searching', () => {
  it('finds a part of the name among what one may look at, and its signs mean themselves', async () => {
    const { visitor } = await aContactPerson(test, [made(north)])
    const found = async (search: string) =>
      (await visitor.send(calls.searchOrganisations, { params: { search } })).items.map(({ name }) => name)
    expect(await found('orth')).toEqual(['North School'])
    expect(await found('falken')).toEqual(['North School'])
    expect(await found('South')).toEqual([])
    expect(await found('%%%')).toEqual([])
  })

  it('wants three characters', async () => {
    const { visitor } = await aContactPerson(test, [made(north)])
    expect((await visitor.send(calls.searchOrganisations, { params: { search: 'No' } })).status).toBe(400)
  })
})

describe('the details', () => {
  it('say to who pays what a school without money does not hear', async () => {
    const payer = await aContactPerson(test, [made(authority)])
    const school = await aContactPerson(test, [made(north)])
    const params = { guid: made(north).id }
    const whole = await payer.visitor.ask(calls.getOrganisationDetails, { params })
    expect(whole).toMatchObject({ name: 'North School', monthInCent: 0, payers: [{ name: 'Authority' }] })
    expect(whole.above).toEqual([{ guid: made(authority).id, name: 'Authority' }])
    const seen = await school.visitor.ask(calls.getOrganisationDetailsForSchool, { params })
    expect(seen).toMatchObject({ name: 'North School', students: 1, above: [] })
    expect(seen).not.toHaveProperty('monthInCent')
    expect((await school.visitor.send(calls.getOrganisationDetails, { params })).status).toBe(404)
  })

  it('of a foreign school are refused as those of none', async () => {
    const { visitor } = await aContactPerson(test, [made(north)])
    const of = (guid: string) => visitor.send(calls.getOrganisationDetailsForSchool, { params: { guid } })
    const [foreign, absent] = [await of(made(south).id), await of(randomUUID())]
    expect(foreign.status).toBe(404)
    expect(foreign.errors).toEqual(absent.errors)
  })
})

describe('whether a school confirms', () => {
  const set = async (at: AnOrganisation, organizationGuid: string) => {
    const { visitor, accountId } = await aContactPerson(test, [at])
    const body = { organizationGuid, isObligatedToControl: false }
    return { accountId, reply: await visitor.send(calls.setIsObligatedToControl, { body }) }
  }
  const isObligated = async ({ id }: AnOrganisation) =>
    (await test.database.db.select().from(organisation).where(eq(organisation.id, id)))[0]?.isObligatedToControl

  it('says who pays, and it is noted', async () => {
    const { reply, accountId } = await set(made(authority), made(north).id)
    expect(reply.items).toMatchObject([{ guid: made(north).id, isObligatedToControl: false }])
    const [noted] = await test.database.db.select().from(portalAction).where(eq(portalAction.accountId, accountId))
    expect(noted).toMatchObject({ aboutId: made(north).id, detail: { isObligatedToControl: false } })
  })

  it('from a day on holds from that day, and is taken back until then', async () => {
    const { visitor } = await aContactPerson(test, [made(authority)])
    const place = await anOrganisation(test, { name: 'Later', parent: made(authority) })
    const say = (isObligatedToControl: boolean, from?: string) =>
      visitor.send(calls.setIsObligatedToControl, { body: { organizationGuid: place.id, isObligatedToControl, from } })
    const today = businessDateOf(test.now())
    const [yesterday, tomorrow] = [addDays(today, -1), addDays(today, 1)]
    expect((await say(false, yesterday)).errors).toMatchObject([{ translationKey: 'error.notValid' }])
    const pending = { isObligatedToControl: true, controlChangesOn: tomorrow }
    expect((await say(false, tomorrow)).items).toMatchObject([pending])
    await controlRound(test.world)
    expect(await isObligated(place)).toBe(true)
    expect((await say(true)).items).toMatchObject([{ isObligatedToControl: true, controlChangesOn: null }])
    await say(false, tomorrow)
    test.pass(24 * 60)
    await controlRound(test.world)
    expect(await isObligated(place)).toBe(false)
  })

  it('say neither the school itself nor a stranger', async () => {
    for (const at of [made(south), made(stranger)])
      expect((await set(at, made(south).id)).reply.errors).toMatchObject([
        { translationKey: 'error.organisationNotFound' },
      ])
    expect(await isObligated(made(south))).toBe(true)
  })
})

describe('the database refuses', () => {
  it('an organisation above itself', async () => {
    const above = await anOrganisation(test, { name: 'Above', kind: 'authority' })
    const below = await anOrganisation(test, { name: 'Below', parent: above })
    const circle = test.database.db
      .update(organisation)
      .set({ parentId: below.id })
      .where(eq(organisation.id, above.id))
    await expect(circle).rejects.toThrow()
  })

  it('two who pay for a school at a time', async () => {
    await expect(pays(test, made(stranger), made(north), { from: '2026-12-01' })).rejects.toThrow()
  })
})

it('somebody of a school signs in where customers do, with the rights of their menu', async () => {
  const { accountId, email } = await aContactPerson(test, [made(north)], ['SchoolOverview', 'UserAccount'])
  const passwordHash = await test.world.passwords.hash(PASSWORD)
  await test.database.db.update(userAccount).set({ passwordHash }).where(eq(userAccount.id, accountId))
  const visitor = visitorOf(test.app)
  const signedIn = await signIn(visitor, loginOf(test, { email, password: PASSWORD }))
  expect(signedIn).toMatchObject({ userType: 10, rights: [101, 116] })
  const own = await visitor.ask(calls.getOrganisationByUser)
  expect(own).toMatchObject({ name: 'North School', view: 'school', words: 'school' })
  expect((await visitor.send(calls.getOrganisationDetails, { params: { guid: randomUUID() } })).status).toBe(404)
  const none = await visitor.send(calls.login, { body: loginOf(test, { email, password: PASSWORD, userType: 0 }) })
  expect(none.status).not.toBe(200)
})
