import { randomUUID } from 'node:crypto'
import * as calls from '@billett/contract'
import { RIGHTS } from '@billett/domain'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { creditCheck, staffAction, userAccount } from '../../../db/schema/index.ts'
import { aCustomer } from '../../../testing/account.ts'
import { tokenFor } from '../../../testing/callers.ts'
import { visitorOf } from '../../../testing/client.ts'
import { staffSession } from '../../../testing/staff-session.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'

const { AllowedToUseAdminPanel: PANEL, AllowedToGetUsersToBeConfirmed: SEE, AllowedToConfirmUser: CONFIRM } = RIGHTS
const FULL = RIGHTS.AllowedToSeePersonalDetails

const TYPE = 'customer-card'
const SCHEME = '5c7f1f5c-5f0d-4d2e-9a51-0d3c1b7f3d10'

let test: TestWorld
let clerk: ReturnType<typeof visitorOf>
let ada: Awaited<ReturnType<typeof aCustomer>>
let bea: Awaited<ReturnType<typeof aCustomer>>
beforeAll(async () => {
  test = await testWorld()
  ada = await aCustomer(test)
  bea = await aCustomer(test, { email: 'bea@example.org', firstName: 'Bea', lastName: 'Abel' })
  await test.world.db
    .update(userAccount)
    .set({ dynamicInfos: [{ dynamicInfoSchemeGuid: SCHEME, value: '123' }] })
    .where(eq(userAccount.id, bea.signedIn.userId))
  await test.world.db
    .insert(creditCheck)
    .values({ accountId: bea.signedIn.userId, score: 'yellow', reference: 'x', checkedOn: test.now() })
  const { client } = test.world
  const scheme = {
    guid: SCHEME,
    datatypID: 'TextField' as const,
    description: { de: 'Nummer', en: 'Number' },
    isVisibleToUser: false,
    isRequired: false,
    datarecordID: TYPE,
    datarecordLabel: { de: 'Karte', en: 'Card' },
  }
  const { settings } = client.config
  const dynamicInfoSchemes = [...(settings.dynamicInfoSchemes ?? []), scheme]
  test.world.client = { ...client, config: { ...client.config, settings: { ...settings, dynamicInfoSchemes } } }
  clerk = await staffWith([PANEL, SEE, CONFIRM, FULL])
})
afterAll(() => test.close())

async function staffWith(rights: readonly number[]) {
  const { clientId } = test.world.client.config.settings
  const id = randomUUID()
  const session = await staffSession(test.world, { id, clientId, rights })
  const visitor = visitorOf(test.app)
  visitor.withToken(await tokenFor(test.world, { kind: 'staff', id, rights, session }))
  return visitor
}

const search = (query: calls.BaseDataQuery, who = clerk) => who.send(calls.getConfirmableBaseData, { query })
const found = async (query: calls.BaseDataQuery) => (await search(query)).items.map(({ firstName }) => firstName)
const confirm = (body: { expected?: boolean }, userId = ada.signedIn.userId) =>
  clerk.send(calls.confirmBaseData, { params: { userId }, body })
const isConfirmed = async () => (await search({ firstName: 'Ada' })).items[0]?.confirmed
const wordOf = ({ errors }: { errors: calls.ErrorItem[] }) => errors[0]?.translationKey

describe('the search for data to confirm', () => {
  it.each([
    ['an address', { email: 'ADA@' }, ['Ada']],
    ['a first name', { firstName: 'be' }, ['Bea']],
    ['a last name', { lastName: 'lOve' }, ['Ada']],
    ['all of them', { email: 'bea', firstName: 'b', lastName: 'a' }, ['Bea']],
    ['parts of an address that both have, by last name', { email: '' as const, lastName: 'a' }, ['Bea']],
    ['what somebody was asked', { firstName: 'b', type: TYPE }, ['Bea']],
    ['what somebody else was asked', { firstName: 'a', type: TYPE }, []],
    ['what means something to a database', { lastName: '%' }, []],
  ])('finds customers by %s', async (_, query, expected) => expect(await found(query)).toEqual(expected))

  it('is not made for nothing, nor for a kind of data there is not', async () => {
    const replies = [await search({ type: TYPE }), await search({ lastName: 'a', type: 'nothing' })]
    expect(replies.map(({ status }) => status)).toEqual([400, 400])
    expect(replies.map(({ errors }) => errors[0]?.fieldName)).toEqual(['email', 'type'])
  })

  it('shows address and credit check, and notes whose were read', async () => {
    const { items } = await search({ firstName: 'Bea' })
    expect(items).toMatchObject([
      {
        id: bea.signedIn.userId,
        email: 'bea@example.org',
        city: 'Falkenbrück',
        country: 'de',
        isLocked: false,
        boniversumVerificationPerformed: true,
        boniversumTrafficLightScore: 2,
      },
    ])
    const noted = (await test.world.db.select().from(staffAction)).at(-1)
    expect(noted?.after).toEqual({ shownInFull: true, users: [bea.signedIn.userId] })
    expect(JSON.stringify(noted)).not.toContain('Abel')
  })

  it('hides names and addresses from whoever has no right to them', async () => {
    const { items } = await search({ firstName: 'Ada' }, await staffWith([PANEL, SEE]))
    expect(items).toMatchObject([{ isLocked: true, boniversumTrafficLightScore: -1 }])
    for (const hidden of ['ada@example.org', 'Lovelace', 'Marktplatz', 'Falkenbrück'])
      expect(JSON.stringify(items)).not.toContain(hidden)
  })
})

describe('data of a customer', () => {
  it('are confirmed, and rejected again; the note tells both', async () => {
    expect((await confirm({})).items).toMatchObject([{ confirmed: true, firstName: 'Ada' }])
    expect(await isConfirmed()).toBe(true)
    expect((await confirm({ expected: true })).items).toMatchObject([{ confirmed: false }])
    const noted = (await test.world.db.select().from(staffAction)).filter(
      ({ call }) => call === 'admin/confirmBaseData',
    )
    expect(noted.map(({ before }) => before)).toEqual([{ confirmed: false }, { confirmed: true }])
  })

  it('are not rejected by somebody who meant to confirm them', async () => {
    expect((await confirm({ expected: false })).status).toBe(200)
    expect(wordOf(await confirm({ expected: false }))).toBe('error.changedMeanwhile')
    expect(await isConfirmed()).toBe(true)
  })

  it('have to be confirmed anew when a name or an address is another, and by nothing else', async () => {
    const { visitor, signedIn } = ada
    const change = (body: calls.UpdateUser) => visitor.send(calls.updateUser, { params: { id: signedIn.userId }, body })
    await change({ phone: '+49 30 1' })
    expect(await isConfirmed()).toBe(true)
    await change({ firstName: 'Adah' })
    expect(await isConfirmed()).toBe(false)
    await confirm({ expected: false })
    const address = {
      street: 'Lindenweg',
      houseNumber: '7',
      postCode: '12345',
      city: 'Falkenbrück',
      country: 'de' as const,
    }
    await change({ addresses: [address] })
    expect(await isConfirmed()).toBe(false)
  })

  it('of nobody, and of staff, are not there', async () => {
    const id = randomUUID()
    const { clientId } = test.world.client.config.settings
    await staffSession(test.world, { id, clientId, rights: [PANEL] })
    expect(wordOf(await confirm({}, randomUUID()))).toBe('error.userNotFound')
    expect(wordOf(await confirm({}, id))).toBe('error.userNotFound')
    expect(await found({ email: id })).toEqual([])
  })
})
