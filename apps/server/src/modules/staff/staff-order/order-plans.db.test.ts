import * as calls from '@billett/contract'
import { addMinutes, ORDER_STATES, RIGHTS } from '@billett/domain'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { clientIdOf } from '../../../call/client-id-of.ts'
import { tokenFor } from '../../../testing/callers.ts'
import { visitorOf } from '../../../testing/client.ts'
import { bought } from '../../../testing/purchase.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { listedOrders, type OrderFilter } from './listed-orders.queries.ts'

/** Enough that reading all of them is dearer than any index, and more than are sorted by what none knows. */
const MANY = 51_000

let test: TestWorld
beforeAll(async () => {
  test = await testWorld()
  const { orderId } = await bought(test, visitorOf(test.app))
  // Carts that were given up: they need neither money nor tickets in the books.
  await test.world.db.execute(sql`insert into "order" (id, order_number, client_id, owner_id, state, language, currency,
      tickets, total_cents, buyer, created_on, expires_on)
    select gen_random_uuid(), 'N' || n, client_id, gen_random_uuid(), 'aborted', 'de', 'EUR', '[]', 0,
      jsonb_set(buyer, '{email}', to_jsonb('u' || n || '@example.org')),
      created_on - n * interval '30 seconds', expires_on
    from "order", generate_series(1, ${MANY}) as n where id = ${orderId}`)
  await test.world.db.execute(sql`analyze "order"`)
})
afterAll(() => test.close())

const everything = (): OrderFilter => ({
  clientIds: [clientIdOf(test.world)],
  states: ORDER_STATES,
  from: undefined,
  before: undefined,
  trouble: undefined,
  among: undefined,
})

async function planOf(filter: OrderFilter): Promise<string> {
  const query = listedOrders(test.world.db, filter, '-date', { limit: 50, offset: 0 })
  const { rows } = await test.world.db.execute<Record<string, string>>(sql`explain ${query.getSQL()}`)
  return rows.map(row => row['QUERY PLAN']).join('\n')
}

it.each([
  ['all of them', () => everything()],
  ['a state', (): OrderFilter => ({ ...everything(), states: ['aborted'] })],
  ['a span', (): OrderFilter => ({ ...everything(), from: '2026-11-20T00:00:00.000Z' })],
])('the list of %s comes in its order from an index, however many there are', async (_, filter) => {
  const plan = await planOf(filter())
  expect(plan).toContain('order_staff_list')
  expect(plan).not.toContain('Seq Scan on "order"')
})

it('is sorted by the sum over a span that few orders are in, and asks for a shorter one otherwise', async () => {
  const clerk = visitorOf(test.app)
  const rights = [RIGHTS.AllowedToUseAdminPanel, RIGHTS.AllowedToSeeOrders]
  clerk.withToken(await tokenFor(test.world, { kind: 'staff', rights }))
  const sorted = async (customDate: string) => {
    const query = { sort: 'amountInCent' as const, customDate, states: ['aborted' as const] }
    return (await clerk.send(calls.searchStaffOrders, { query })).errors[0]
  }
  const now = test.world.clock()
  expect(await sorted(addMinutes(now, -30 * 24 * 60))).toMatchObject({
    translationKey: 'error.narrowFilter',
    fieldName: 'sort',
  })
  expect(await sorted(addMinutes(now, -24 * 60))).toBeUndefined()
})
