import { clients, defaultClient } from '@billett/clients'
import * as calls from '@billett/contract'
import { addDays, addMinutes, businessDateOf, type Measure, RIGHTS } from '@billett/domain'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { clientIdOf } from '../../../call/client-id-of.ts'
import { order as orders } from '../../../db/schema/index.ts'
import { visitorOf } from '../../../testing/client.ts'
import { bought } from '../../../testing/purchase.ts'
import { aStaffMember } from '../../../testing/staff-member.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'

let test: TestWorld
beforeEach(async () => {
  test = await testWorld()
})
afterEach(() => test.close())

const course = async (measure: Measure) => {
  const clerk = await aStaffMember(test, [RIGHTS.AllowedToUseAdminPanel, RIGHTS.AllowedToSeeOrders])
  return (await clerk.send(calls.getStaffCourse, { query: { measure } })).items
}

/** Another purchase, as if it had been paid so many minutes before. */
async function boughtBefore(minutes: number) {
  const { orderId, totalGrossInCents } = await bought(test, visitorOf(test.app))
  const paidOn = addMinutes(test.now(), -minutes)
  await test.world.db.update(orders).set({ paidOn }).where(eq(orders.id, orderId))
  return { orderId, cents: totalGrossInCents }
}

const DAY = 24 * 60

it('draws orders and what was paid day by day, and the days without', async () => {
  const { cents } = await boughtBefore(0)
  await boughtBefore(0)
  await boughtBefore(3 * DAY)
  await boughtBefore(14 * DAY)
  const today = businessDateOf(test.now())
  const counted = await course('orders')
  expect(counted).toHaveLength(14)
  expect(counted.filter(({ value }) => value > 0)).toEqual([
    { date: addDays(today, -3), value: 1 },
    { date: today, value: 2 },
  ])
  expect((await course('revenue')).at(-1)).toEqual({ date: today, value: 2 * cents })
})

it('draws orders whose tickets came late, once they are', async () => {
  await boughtBefore(1)
  expect((await course('lateTickets')).every(({ value }) => value === 0)).toBe(true)
  await boughtBefore(2 * DAY)
  const today = businessDateOf(test.now())
  expect((await course('lateTickets')).filter(({ value }) => value > 0)).toEqual([
    { date: addDays(today, -2), value: 1 },
  ])
})

it('knows nothing of another client’s orders, and nothing without the right', async () => {
  const { orderId } = await boughtBefore(0)
  const other = clients.find(client => client !== defaultClient) ?? defaultClient
  const move = (clientId: string) => test.world.db.update(orders).set({ clientId }).where(eq(orders.id, orderId))
  await move(clientIdOf({ client: other }))
  expect((await course('orders')).every(({ value }) => value === 0)).toBe(true)
  await move(clientIdOf(test.world))
  const nobody = await aStaffMember(test, [RIGHTS.AllowedToUseAdminPanel])
  expect((await nobody.send(calls.getStaffCourse, { query: { measure: 'orders' } })).status).toBe(403)
})
