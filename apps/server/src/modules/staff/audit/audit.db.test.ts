import { randomUUID } from 'node:crypto'
import * as calls from '@billett/contract'
import { RIGHTS } from '@billett/domain'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { staffAction, userAccount } from '../../../db/schema/index.ts'
import { aCustomer } from '../../../testing/account.ts'
import { tokenFor } from '../../../testing/callers.ts'
import { visitorOf } from '../../../testing/client.ts'
import { bought } from '../../../testing/purchase.ts'
import { staffSession } from '../../../testing/staff-session.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'

const OTHER = 'another company'

let test: TestWorld
let auditor: ReturnType<typeof visitorOf>
const [ada, bea, customer] = [randomUUID(), randomUUID(), randomUUID()]

/** What is noted of an act; the chain gives it its number. */
const act = (over: Partial<typeof staffAction.$inferInsert> = {}) => ({
  clientId: test.world.client.config.settings.clientId,
  actorId: ada,
  sessionId: null,
  address: '192.0.2.7',
  call: 'admin/setStaffUserActive',
  subjectKind: 'user',
  subjectId: customer,
  subjectClientId: test.world.client.config.settings.clientId,
  before: { state: 'active' },
  after: { state: 'disabled' },
  on: test.now(),
  ...over,
})

const note = async (over: Parameters<typeof act>[0] = {}) => {
  await test.world.db.insert(staffAction).values(act(over))
}

beforeAll(async () => {
  test = await testWorld()
  const { clientId } = test.world.client.config.settings
  const { AllowedToUseAdminPanel, AllowedToSeeAudit } = RIGHTS
  const rights = [AllowedToUseAdminPanel, AllowedToSeeAudit]
  await staffSession(test.world, { id: ada, clientId, rights })
  await staffSession(test.world, { id: bea, clientId, rights })
  await test.world.db
    .update(userAccount)
    .set({ firstName: '=Ada', lastName: '=Lovelace' })
    .where(eq(userAccount.id, ada))
  const id = randomUUID()
  auditor = visitorOf(test.app)
  const session = await staffSession(test.world, { id, clientId, rights })
  auditor.withToken(await tokenFor(test.world, { kind: 'staff', id, rights, session }))
  await note()
  await note({
    actorId: bea,
    call: 'admin/getStaffOrder',
    subjectKind: 'order',
    subjectId: 'o',
    before: null,
    after: null,
  })
  await note({ subjectClientId: OTHER, subjectId: 'theirs' })
  test.pass(10)
  await note({ call: 'admin/cancelOrder', subjectKind: 'order', subjectId: 'o', after: { comment: '=1+1; "so"' } })
})
afterAll(() => test.close())

const search = async (query: calls.StaffActsQuery = {}) => (await auditor.send(calls.searchStaffActs, { query })).items
const exported = (address: string) =>
  auditor.send(calls.exportStaffList, { params: { list: 'adminAudit' }, query: { address } })
const numbers = async (query: calls.StaffActsQuery = {}) => (await search(query)).map(({ number }) => number)

describe('what staff did', () => {
  it('is listed, the latest first, with who it was and what has changed, and nothing of other companies', async () => {
    const acts = await search()
    expect(acts.map(({ number }) => number)).toEqual([4, 2, 1])
    expect(acts.at(-1)).toMatchObject({
      actorId: ada,
      actorName: '=Ada =Lovelace',
      call: 'admin/setStaffUserActive',
      subjectKind: 'user',
      subjectId: customer,
      client: test.world.client.config.texts.name,
      before: '{"state":"active"}',
      after: '{"state":"disabled"}',
    })
    expect(acts[1]).toMatchObject({ actorName: null, before: '', after: '' })
  })

  it.each([
    ['who did it', () => ({ search: bea }), [2]],
    ['their name', () => ({ search: '=love' }), [4, 1]],
    ['their user name', () => ({ search: bea.slice(0, 20) }), [2]],
    ['what it was done to', () => ({ search: customer.toUpperCase() }), [1]],
    ['the call', () => ({ call: 'admin/cancelOrder' }), [4]],
    ['the call, without its service', () => ({ call: 'cancelOrder' }), [4]],
    ['a part of another call', () => ({ call: 'Order' }), []],
    ['its kind', () => ({ subjectKind: 'order' as const }), [4, 2]],
    ['when it was', () => ({ before: test.now() }), [2, 1]],
    ['when it was, from a moment on', () => ({ from: test.now() }), [4]],
    ['several of these', () => ({ subjectKind: 'order' as const, search: '=love' }), [4]],
    ['a company one does not see', () => ({ clientId: randomUUID() }), []],
  ])('is found by %s', async (_, query, expected) => {
    expect(await numbers(query())).toEqual(expected)
    const { items } = await auditor.send(calls.countStaffActs, { query: query() })
    expect(items).toEqual([{ count: expected.length, isExact: true }])
  })

  it('comes in pages', async () => {
    expect([await numbers({ pageSize: 2 }), await numbers({ pageSize: 2, page: 1 })]).toEqual([[4, 2], [1]])
    const rising = { sort: 'on' as const, pageSize: 2 }
    expect([await numbers(rising), await numbers({ ...rising, page: 1 })]).toEqual([[1, 2], [4]])
  })

  it('is exported as it is listed, however much it is, without formulas; the export is an act too', async () => {
    const many = Array.from({ length: 1100 }, (_, index) => act({ subjectId: `s${index}`, call: 'admin/many' }))
    await test.world.db.insert(staffAction).values(many)
    const { bytes, status } = await exported('call=admin/many')
    expect(status).toBe(200)
    const lines = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes).split('\r\n')
    expect(lines).toHaveLength(1 + 1100 + 1 + 1)
    expect(lines[0]).toMatch(/^\uFEFFNumber;Time;Name;/)
    expect(lines.slice(1, -2).map(line => line.split(';')[7])).toEqual(many.map(one => one.subjectId).toReversed())
    const one = new TextDecoder().decode((await exported('search==love&call=admin/cancelOrder')).bytes)
    expect(one).toContain(`"{""comment"":""=1+1; \\""so\\""""}"`)
    expect(one).not.toMatch(/(^|;)[=+@-]/m)
    expect(await numbers({ call: 'admin/exportList' })).toHaveLength(2)
    expect((await search({ call: 'admin/exportList' }))[1]?.after).toBe(
      '{"call":"admin/many","list":"adminAudit","rows":1100,"format":"csv"}',
    )
  })

  it('is found by the number or address that people know of what it was done to', async () => {
    const { signedIn } = await aCustomer(test, { email: 'grace@example.org' })
    const customerNumber = 'K-4711'
    await test.world.db.update(userAccount).set({ customerNumber }).where(eq(userAccount.id, signedIn.userId))
    const order = await bought(test, visitorOf(test.app))
    await note({ subjectId: signedIn.userId, after: { reason: '50 % zu viel' } })
    await note({ subjectKind: 'order', subjectId: order.orderId })
    const [latest, earlier] = await numbers()
    expect(await numbers({ search: 'GRACE@' })).toEqual([earlier])
    expect(await numbers({ search: customerNumber })).toEqual([earlier])
    expect(await numbers({ search: `${order.orderNumber}-1` })).toEqual([latest])
    expect(await numbers({ search: order.orderId, subjectKind: 'order' })).toEqual([latest])
    expect(await numbers({ search: order.orderId, subjectKind: 'user' })).toEqual([])
    expect(await numbers({ search: ada, subjectKind: 'user' })).toEqual([])
    expect(await numbers({ reason: '0 % ZU', from: '2020-01-01T00:00:00.000Z' })).toEqual([earlier])
    expect(await numbers({ reason: '0%zu', from: '2020-01-01T00:00:00.000Z' })).toEqual([])
    const refused = await auditor.send(calls.searchStaffActs, { query: { reason: 'zu viel' } })
    expect(refused.errors[0]).toMatchObject({ translationKey: 'error.narrowFilter', fieldName: 'reason' })
  })
})
