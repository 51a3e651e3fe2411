import { randomUUID } from 'node:crypto'
import * as calls from '@billett/contract'
import { addDays, businessDateOf, portalRight } from '@billett/domain'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contactPerson, userAccount, userSession } from '../../../db/schema/index.ts'
import { type AnOrganisation, aContactPerson, anOrganisation, pays } from '../../../testing/a-school.ts'
import { aCustomer, mailedCode } from '../../../testing/account.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { endOverduePersons } from './index.ts'

type Person = Awaited<ReturnType<typeof aContactPerson>>

let test: TestWorld
let places: { authority: AnOrganisation; school: AnOrganisation; other: AnOrganisation }
let people: { secretary: Person; payer: Person; stranger: Person }

beforeAll(async () => {
  test = await testWorld()
  const authority = await anOrganisation(test, { name: 'Authority', kind: 'authority' })
  const [school, other] = [
    await anOrganisation(test, { name: 'School' }),
    await anOrganisation(test, { name: 'Other' }),
  ]
  await pays(test, authority, school)
  places = { authority, school, other }
  const secretary = await aContactPerson(test, [school], ['ContactPerson', 'Student', 'AcceptDecline'])
  people = { secretary, payer: await aContactPerson(test, [authority]), stranger: await aContactPerson(test, [other]) }
})
afterAll(() => test.close())

const someone = (over: Partial<calls.NewContactPerson> = {}): calls.NewContactPerson => ({
  firstName: 'Neo',
  lastName: 'Named',
  email: `${randomUUID()}@example.org`,
  nodes: ['Student'],
  ...over,
})

const name = ({ visitor }: Person, at: AnOrganisation, person: calls.NewContactPerson) =>
  visitor.send(calls.createContactPerson, { params: { orgGuid: at.id }, body: person })

const accountOf = async (email: string) =>
  (await test.database.db.select().from(userAccount).where(eq(userAccount.email, email)))[0]

describe('a contact person', () => {
  it('is named, invited by mail, and sees the portal with what they were given', async () => {
    const person = someone()
    const [named] = (await name(people.secretary, places.school, person)).items
    expect(named).toMatchObject({ email: person.email, nodes: ['Student'], state: 'invited', isOwn: false })
    expect(await accountOf(person.email)).toMatchObject({ userType: 10, rights: [102], state: 'active' })
    expect(await mailedCode(test, person.email)).toMatch(/^[\w-]{43}$/)
    const again = await name(people.secretary, places.school, person)
    expect(again.errors).toMatchObject([{ translationKey: 'error.contactPersonThere' }])
  })

  it('with an account of the shop keeps it, and is a customer again in the end', async () => {
    const { email, signedIn } = await aCustomer(test, { email: 'both@example.org' })
    const [named] = (await name(people.secretary, places.school, someone({ email }))).items
    expect(await accountOf(email)).toMatchObject({ id: signedIn.userId, userType: 10, firstName: 'Ada' })
    const guid = named?.guid ?? ''
    await people.secretary.visitor.send(calls.deleteContactPerson, { params: { guid } })
    expect(await accountOf(email)).toMatchObject({ id: signedIn.userId, userType: 2, rights: [] })
  })

  it('is shown as they were invited until they come, whatever their account says', async () => {
    const { email } = await aCustomer(test, { email: 'secret@example.org' })
    test.pass(1)
    const [named] = (await name(people.secretary, places.school, someone({ email }))).items
    expect(named).toMatchObject({ firstName: 'Neo', lastName: 'Named', phone: '', state: 'invited', lastSeenOn: null })
    const { email: _, ...rest } = { ...someone(), guid: named?.guid ?? '', lastName: 'Other' }
    const changed = await people.secretary.visitor.ask(calls.updateContactPerson, { body: rest })
    expect(changed).toMatchObject({ lastName: 'Other', state: 'invited' })
    expect(await accountOf(email)).toMatchObject({ firstName: 'Ada' })
    await test.database.db.update(userSession).set({ seenOn: test.now() })
    const seen = (await people.secretary.visitor.send(calls.getContactPersons, { params: { orgGuid: 'all' } })).items
    expect(seen.find(one => one.guid === named?.guid)).toMatchObject({ firstName: 'Ada', state: 'active' })
  })

  it('is given no more than who names them has', async () => {
    const reply = await name(people.secretary, places.school, someone({ nodes: ['FinancialReport'] }))
    expect(reply.errors).toMatchObject([{ translationKey: 'error.nodesTooMany' }])
  })

  it('gives at an organisation no more than they have there, whatever they have at another', async () => {
    const both = await aContactPerson(test, [places.other, places.school])
    const rights = [portalRight('ContactPerson'), portalRight('Help')]
    const [, at = ''] = both.personIds
    await test.database.db.update(contactPerson).set({ rights }).where(eq(contactPerson.id, at))
    const given = (nodes: calls.NewContactPerson['nodes']) => name(both, places.school, someone({ nodes }))
    expect((await given(['Student'])).errors).toMatchObject([{ translationKey: 'error.nodesTooMany' }])
    expect((await given(['Help'])).status).toBe(200)
  })

  it('is not named for a foreign organisation, nor for who pays by a school', async () => {
    for (const at of [places.other, places.authority])
      expect((await name(people.secretary, at, someone())).errors).toMatchObject([
        { translationKey: 'error.organisationNotFound' },
      ])
  })

  it('loses what they see at once, and nobody deletes themselves or a stranger', async () => {
    const leaving = await aContactPerson(test, [places.school])
    const end = ({ visitor }: Person, guid = '') => visitor.send(calls.deleteContactPerson, { params: { guid } })
    const own = await end(leaving, leaving.personIds[0])
    expect(own.errors).toMatchObject([{ translationKey: 'error.ownContactPerson' }])
    expect((await end(people.stranger, leaving.personIds[0])).errors).toEqual(
      (await end(people.stranger, randomUUID())).errors,
    )
    expect((await leaving.visitor.send(calls.getOrganisations, { query: {} })).items).toHaveLength(1)
    expect((await end(people.payer, leaving.personIds[0])).status).toBe(200)
    expect((await leaving.visitor.send(calls.getOrganisations, { query: {} })).status).toBe(403)
  })

  it('changes with what they see; a name that is theirs stays', async () => {
    const person = someone()
    const [named] = (await name(people.secretary, places.school, person)).items
    const { email: _, ...rest } = { ...person, guid: named?.guid ?? '', lastName: 'Renamed' }
    const changed = await people.secretary.visitor.ask(calls.updateContactPerson, {
      body: { ...rest, nodes: ['AcceptDecline'] },
    })
    expect(changed).toMatchObject({ lastName: 'Renamed', nodes: ['AcceptDecline'] })
    expect(await accountOf(person.email)).toMatchObject({ rights: [104] })
    const theirs = await people.payer.visitor.send(calls.updateContactPerson, {
      body: { ...rest, guid: people.secretary.personIds[0] ?? '' },
    })
    expect(theirs.errors).toMatchObject([{ translationKey: 'error.nameIsTheirs' }])
  })
})

it('a school sees its own people, who pays those of the schools as well', async () => {
  const emails = async ({ visitor }: Person, orgGuid: string) =>
    (await visitor.send(calls.getContactPersons, { params: { orgGuid } })).items.map(({ email }) => email)
  expect(await emails(people.secretary, 'all')).not.toContain(people.payer.email)
  expect(await emails(people.payer, 'all')).toEqual(
    expect.arrayContaining([people.payer.email, people.secretary.email]),
  )
  expect(await emails(people.payer, places.school.id)).not.toContain(people.payer.email)
  expect(await emails(people.stranger, places.school.id)).toEqual([])
})

describe('the last day of a contact person', () => {
  const known = {
    firstName: 'Con',
    lastName: 'Tact',
    nodes: ['SchoolOverview'],
  } satisfies Partial<calls.ChangedContactPerson>
  const until = ({ visitor }: Person, guid: string, lastDay: string | null) =>
    visitor.send(calls.updateContactPerson, { body: { ...known, guid, lastDay } })
  const looks = async ({ visitor }: Person) => (await visitor.send(calls.getOrganisationByUser)).items.length
  const finds = async ({ visitor }: Person) => (await visitor.send(calls.getOrganisations, { query: {} })).items.length

  it('is the last on which they look at anything; then they are a customer again', async () => {
    const leaving = await aContactPerson(test, [places.school])
    const [guid = ''] = leaving.personIds
    const today = businessDateOf(test.now())
    const [told] = (await until(people.payer, guid, today)).items
    expect(told).toMatchObject({ guid, lastDay: today })
    await endOverduePersons(test.world)
    expect([await looks(leaving), await finds(leaving)]).toEqual([1, 1])
    await test.database.db
      .update(contactPerson)
      .set({ lastDay: addDays(today, -1) })
      .where(eq(contactPerson.id, guid))
    expect([await looks(leaving), await finds(leaving)]).toEqual([0, 0])
    await endOverduePersons(test.world)
    const [account] = await test.database.db.select().from(userAccount).where(eq(userAccount.id, leaving.accountId))
    expect(account).toMatchObject({ userType: 2, rights: [] })
  })

  it('is neither over nor named by oneself, and is taken back', async () => {
    const leaving = await aContactPerson(test, [places.school])
    const [guid = ''] = leaving.personIds
    const tomorrow = addDays(businessDateOf(test.now()), 1)
    expect((await until(leaving, guid, tomorrow)).errors).toMatchObject([{ translationKey: 'error.ownContactPerson' }])
    expect((await until(people.payer, guid, '2020-01-01')).errors).toMatchObject([{ fieldName: 'lastDay' }])
    await until(people.payer, guid, tomorrow)
    const kept = await people.payer.visitor.ask(calls.updateContactPerson, { body: { ...known, guid } })
    expect(kept.lastDay).toBe(tomorrow)
    expect((await until(people.payer, guid, null)).items).toMatchObject([{ lastDay: null }])
  })
})
