import { randomUUID } from 'node:crypto'
import * as calls from '@billett/contract'
import { RIGHTS } from '@billett/domain'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { paymentAttempt, staffAction } from '../../../db/schema/index.ts'
import { tokenFor } from '../../../testing/callers.ts'
import { visitorOf } from '../../../testing/client.ts'
import { bought } from '../../../testing/purchase.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { tagsInUse } from './order-tag.repository.ts'

let test: TestWorld
let clerk: ReturnType<typeof visitorOf>
let ada: string
let grace: string

const order = async () => (await bought(test, visitorOf(test.app))).orderId

beforeAll(async () => {
  test = await testWorld()
  ada = await order()
  test.pass(60)
  grace = await order()
  clerk = visitorOf(test.app)
  const rights = [RIGHTS.AllowedToUseAdminPanel, RIGHTS.AllowedToSeeOrders]
  clerk.withToken(await tokenFor(test.world, { kind: 'staff', rights }))
})
afterAll(() => test.close())

const tag = (body: calls.TagOrders) => clerk.send(calls.tagStaffOrders, { body })
const found = async (query: Partial<calls.StaffOrdersQuery>) =>
  (await clerk.send(calls.searchStaffOrders, { query })).items
const inUse = async () => (await clerk.send(calls.getStaffOrderTags, {})).items.map(one => one.tag)

it('orders are found by what they were tagged with, until it is taken off', async () => {
  const { status, items } = await tag({ orderIds: [ada, grace, randomUUID()], add: ['Kulanz', 'Kulanz', 'Bus 4'] })
  expect([status, items.map(({ changed, error }) => [changed, error?.translationKey])]).toEqual([
    200,
    [
      [true, undefined],
      [true, undefined],
      [false, 'error.orderNotFound'],
    ],
  ])
  expect((await found({ tag: 'Kulanz' })).map(({ orderId, tags }) => [orderId, tags])).toEqual([
    [grace, ['Bus 4', 'Kulanz']],
    [ada, ['Bus 4', 'Kulanz']],
  ])
  expect(await inUse()).toEqual(['Bus 4', 'Kulanz'])
  await tag({ orderIds: [ada], remove: ['Kulanz'] })
  expect((await found({ tag: 'Kulanz', sort: 'amountInCent' })).map(({ orderId }) => orderId)).toEqual([grace])
  const { items: seen } = await clerk.send(calls.getStaffOrder, { params: { orderId: ada } })
  expect(seen[0]?.tags).toEqual(['Bus 4'])
  expect(await found({ tag: 'kulanz' })).toEqual([])
  const { items: counted } = await clerk.send(calls.countStaffOrders, { query: { tag: 'Bus 4' } })
  expect(counted[0]?.count).toBe(2)
})

it('a tag is noted of each order, with what was there before', async () => {
  await tag({ orderIds: [ada], add: ['Presse'] })
  const notes = await test.world.db
    .select()
    .from(staffAction)
    .where(and(eq(staffAction.call, 'admin/tagOrders'), eq(staffAction.subjectId, ada)))
    .orderBy(staffAction.number)
  expect(notes.at(-1)).toMatchObject({ before: { tags: ['Bus 4'] }, after: { tags: ['Bus 4', 'Presse'] } })
})

it('an order has twenty tags at most', async () => {
  const some = (from: number) => Array.from({ length: 10 }, (_, place) => `T${from + place}`)
  await tag({ orderIds: [grace], remove: ['Bus 4', 'Kulanz'], add: some(0) })
  await tag({ orderIds: [grace], add: some(10) })
  const { items } = await tag({ orderIds: [grace], add: ['One more'] })
  expect(items[0]?.error?.translationKey).toBe('error.tooManyTags')
  expect((await found({ tag: 'T19' }))[0]?.tags).toHaveLength(20)
  expect(await found({ tag: 'One more' })).toEqual([])
})

it('tags of another client are offered to nobody else', async () => {
  expect(await tagsInUse(test.world.db, [randomUUID()])).toEqual([])
})

it('orders are found by the last four digits of what they were paid with, where the provider told them', async () => {
  await test.world.db
    .update(paymentAttempt)
    .set({ methodLabel: 'Visa •••• 4242' })
    .where(eq(paymentAttempt.orderId, grace))
  await test.world.db
    .update(paymentAttempt)
    .set({ methodLabel: 'Gutschein 4242' })
    .where(eq(paymentAttempt.orderId, ada))
  expect((await found({ search: '4242' })).map(({ orderId }) => orderId)).toEqual([grace])
  expect(await found({ search: '242' })).toEqual([])
  expect(await found({ search: '4243' })).toEqual([])
  const { rows } = await test.world.db.transaction(async tx => {
    await tx.execute(sql`set local enable_seqscan = off`)
    return tx.execute<Record<string, string>>(
      sql`explain select order_id from payment_attempt
        where right(method_label, 4) = '4242' and method_label like '%•••• ____'`,
    )
  })
  expect(JSON.stringify(rows)).toContain('payment_attempt_digits')
})
