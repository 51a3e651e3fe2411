import * as calls from '@billett/contract'
import { DELETION_DAYS, PAYMENT_SUB_TYPE, PAYMENT_TYPE } from '@billett/domain'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { aCustomer } from '../../../testing/account.ts'
import type { visitorOf } from '../../../testing/client.ts'
import { type FakeSetups, fakeSetups } from '../../../testing/fakes/fake-setups.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { deleteAccounts } from '../../upkeep/account-deletion/index.ts'
import { forgetAtProvider } from './forget-at-provider.ts'

type Visitor = ReturnType<typeof visitorOf>

let test: TestWorld
let provider: FakeSetups
let ada: Visitor
let userId: string

beforeEach(async () => {
  test = await testWorld()
  provider = fakeSetups()
  test.world.setups = provider
  const customer = await aCustomer(test)
  ada = customer.visitor
  userId = customer.signedIn.userId
})
afterEach(() => test.close())

const CARD = { type: PAYMENT_TYPE.Standard, subtype: PAYMENT_SUB_TYPE.CreditCard }
const PAGE = 'https://shop.example/account/paymentmethods'

const referenceIn = (address: string): string => new URL(address).pathname.slice(1)

const begin = async (redirectURL = PAGE): Promise<string> => {
  const { redirectURL: page } = await ada.ask(calls.requestAddPaymentMethod, { params: CARD, query: { redirectURL } })
  return referenceIn(page)
}

/** Somebody is sent back by the provider. */
const add = (reference: string, visitor = ada, over: { returnSecret?: string | undefined } = {}) =>
  visitor.send(calls.addPaymentMethod, { body: { ...provider.wayBack(reference), ...over } })

const aCard = async (token: string): Promise<calls.PaymentMethod> => {
  const reference = await begin()
  provider.decide(reference, { state: 'confirmed', token, label: `Visa •••• ${token}` })
  const [stored] = (await add(reference)).items
  if (!stored) throw new Error('not stored')
  return stored
}

const own = () => ({ clientId: test.world.client.config.settings.clientId, userId })
const list = async () =>
  (await ada.send(calls.getStoredPaymentMethods, { params: own() })).items.map(
    ({ label, isDefault }) => `${label}${isDefault ? ' default' : ''}`,
  )

describe('storing a way to pay', () => {
  it('leads to the provider, and back to a page of the shop and nowhere else', async () => {
    const ask = (redirectURL?: string) =>
      ada.send(calls.requestAddPaymentMethod, { params: CARD, query: { redirectURL } })
    const { headers, items } = await ask(`${PAGE}?token=stolen`)
    expect(headers.location).toBe(items[0]?.redirectURL)
    expect(items[0]?.redirectURL).toMatch(
      /^https:\/\/pay\.example\/reg_[\w-]+\?back=https:\/\/shop\.example\/account\/paymentmethods\?setupId=[\w-]+$/,
    )
    for (const elsewhere of [
      'https://evil.example/',
      'https://shop.example.evil.example/',
      'javascript:alert(1)',
      '//x',
    ])
      expect((await ask(elsewhere)).errors).toMatchObject([{ translationKey: 'error.redirectNotAllowed' }])
  })

  it('is refused for what the shop does not take, and while the provider does not answer', async () => {
    const klarna = { type: PAYMENT_TYPE.Klarna, subtype: PAYMENT_SUB_TYPE.Klarna }
    const refused = await ada.send(calls.requestAddPaymentMethod, { params: klarna, query: {} })
    expect(refused.errors).toMatchObject([{ translationKey: 'error.paymentMethodNotStorable' }])
    provider.begin = async () => ({ state: 'unreachable', detail: 'the test says so' })
    expect((await ada.send(calls.requestAddPaymentMethod, { params: CARD, query: {} })).status).toBe(502)
  })

  it.each([
    ['open', { state: 'open' }, 409],
    ['cancelled', { state: 'cancelled' }, 409],
    ['not known to the provider', { state: 'absent' }, 409],
    ['not answered', { state: 'unreachable', detail: 'x' }, 502],
  ] as const)('does not happen while it is %s', async (_, report, status) => {
    const reference = await begin()
    provider.decide(reference, report)
    expect((await add(reference)).status).toBe(status)
    expect(await list()).toEqual([])
  })

  it('happens once, however often the customer comes back', async () => {
    const reference = await begin()
    provider.decide(reference, { state: 'confirmed', token: 't', label: 'Visa' })
    const answers = await Promise.all([add(reference), add(reference), add(reference)])
    expect(new Set(answers.map(({ items }) => items[0]?.id)).size).toBe(1)
    expect(await list()).toEqual(['Visa default'])
  })

  it('can be paid by from then on, before the shop’s own methods; who asks for those alone gets them', async () => {
    await aCard('1111')
    const methods = async (query: { genericMethod?: boolean }) =>
      (await ada.send(calls.getPaymentMethods, { query })).items.map(({ label, isDefault }) => [label, isDefault])
    expect(await methods({})).toEqual([
      ['Visa •••• 1111', true],
      ['Card', false],
      ['Debit', false],
    ])
    expect(await methods({ genericMethod: true })).toEqual([
      ['Card', true],
      ['Debit', false],
    ])
  })

  it('shows nothing the provider charges by', async () => {
    await aCard('1111')
    const { items } = await ada.send(calls.getStoredPaymentMethods, { params: own() })
    expect(JSON.stringify(items)).not.toMatch(/token|reg_|ecret/)
  })
})

/** Tokens the provider no longer knows once the queued jobs are done. */
async function forgotten(): Promise<string[]> {
  const { rows } = await test.world.db.execute<{ data: { token: string } }>(
    sql`select data from job.job where name = 'forgetMethod'`,
  )
  for (const { data } of rows) await forgetAtProvider(test.world, data.token)
  return provider.forgotten
}

describe('stored ways to pay', () => {
  it('have one default: the first, until the customer chooses another', async () => {
    await aCard('1')
    const second = await aCard('2')
    expect(await list()).toEqual(['Visa •••• 1 default', 'Visa •••• 2'])
    await ada.ask(calls.setDefaultPaymentMethod, { params: { id: second.id } })
    expect(await list()).toEqual(['Visa •••• 2 default', 'Visa •••• 1'])
  })

  it('that are deleted are forgotten by the provider, do not come back, and leave a default behind', async () => {
    const reference = await begin()
    provider.decide(reference, { state: 'confirmed', token: 'first', label: 'First' })
    const [first] = (await add(reference)).items
    await aCard('2')
    await ada.send(calls.deletePaymentMethod, { params: { id: first?.id ?? '' } })
    expect(await forgotten()).toEqual(['first'])
    expect((await add(reference)).status).toBe(404)
    expect(await list()).toEqual(['Visa •••• 2 default'])
  })

  it('of a deleted account are forgotten by the provider, too', async () => {
    await aCard('1')
    await ada.send(calls.requestDeletion)
    test.pass((DELETION_DAYS + 1) * 24 * 60)
    expect(await deleteAccounts(test.world)).toBe(1)
    expect(await forgotten()).toEqual(['1'])
  })

  it('can be entered anew, and the old token is forgotten', async () => {
    const { id } = await aCard('1')
    const { redirectURL } = await ada.ask(calls.getPaymentMethodRedirectUrl, { params: { id }, query: {} })
    provider.decide(referenceIn(redirectURL), { state: 'confirmed', token: '9', label: 'Visa •••• 9' })
    expect((await add(referenceIn(redirectURL))).items).toMatchObject([{ id, isDefault: true }])
    expect([await list(), await forgotten()]).toEqual([['Visa •••• 9 default'], ['1']])
  })

  it('of somebody else look like none', async () => {
    const { id } = await aCard('1')
    const reference = await begin()
    provider.decide(reference, { state: 'confirmed', token: 'x', label: 'X' })
    const { visitor: eve } = await aCustomer(test, { email: 'eve@example.org' })
    for (const guid of [id, crypto.randomUUID()]) {
      const params = { id: guid }
      expect((await eve.send(calls.deletePaymentMethod, { params })).status).toBe(404)
      expect((await eve.send(calls.setDefaultPaymentMethod, { params })).status).toBe(404)
      expect((await eve.send(calls.getPaymentMethodRedirectUrl, { params, query: {} })).status).toBe(404)
    }
    expect((await eve.send(calls.getStoredPaymentMethods, { params: own() })).status).toBe(404)
    expect((await add(reference, eve)).status).toBe(404)
    expect(await list()).toEqual(['Visa •••• 1 default'])
  })
})

describe('beginning to store a way to pay', () => {
  const ask = (visitor = ada) => visitor.send(calls.requestAddPaymentMethod, { params: CARD, query: {} })

  it('is refused while five are not decided, before the provider is asked', async () => {
    const references: string[] = []
    for (let n = 0; n < 5; n += 1) references.push(await begin())
    let asked = 0
    const { begin: beginThere } = provider
    provider.begin = order => {
      asked += 1
      return beginThere(order)
    }
    expect((await ask()).errors).toMatchObject([{ translationKey: 'error.tooManyRequests' }])
    expect(asked).toBe(0)
    provider.decide(references[0] ?? '', { state: 'cancelled' })
    await add(references[0] ?? '')
    expect((await ask()).status).toBe(200)
  })

  it('is refused where ten are stored, which can still be entered anew', async () => {
    const cards: calls.PaymentMethod[] = []
    for (let n = 0; n < 10; n += 1) cards.push(await aCard(String(n)))
    expect((await ask()).errors).toMatchObject([{ translationKey: 'error.tooManyPaymentMethods' }])
    const params = { id: cards[0]?.id ?? '' }
    expect((await ada.send(calls.getPaymentMethodRedirectUrl, { params, query: {} })).status).toBe(200)
    await ada.send(calls.deletePaymentMethod, { params })
    expect((await ask()).status).toBe(200)
  })

  it('is refused at the sixth when all come at the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask()))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
  })

  it('is refused after ten in an hour', async () => {
    const limited = await testWorld({ config: { RATE_LIMIT: '100000', TRUST_PROXY: 'loopback' } })
    limited.world.setups = { ...provider, begin: async () => ({ state: 'unreachable', detail: 'x' }) }
    try {
      const { visitor } = await aCustomer(limited)
      const statuses: number[] = []
      for (let n = 0; n < 11; n += 1) statuses.push((await ask(visitor)).status)
      expect(statuses).toEqual([...Array.from({ length: 10 }, () => 502), 429])
    } finally {
      await limited.close()
    }
  })
})
