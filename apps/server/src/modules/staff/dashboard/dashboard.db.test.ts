import * as calls from '@billett/contract'
import { addMinutes, ORDER_STATES, type OrderState, RIGHTS, wasFulfilled, wasPaid } from '@billett/domain'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import * as schema from '../../../db/schema/index.ts'
import { aCustomer } from '../../../testing/account.ts'
import { visitorOf } from '../../../testing/client.ts'
import { bought } from '../../../testing/purchase.ts'
import { aStaffMember } from '../../../testing/staff-member.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'

let test: TestWorld
beforeEach(async () => {
  test = await testWorld()
})
afterEach(() => test.close())

const { AllowedToUseAdminPanel, AllowedToSeeOrders, AllowedToSeeUsers } = RIGHTS
const RIGHTS_OF_MANAGERS = [AllowedToUseAdminPanel, AllowedToSeeOrders, AllowedToSeeUsers]

it('counts what was sold and who has registered', async () => {
  await bought(test, visitorOf(test.app))
  await aCustomer(test)
  const staff = await aStaffMember(test, RIGHTS_OF_MANAGERS)
  expect((await staff.send(calls.getStaffDashboard)).items).toMatchObject([
    { finishedOrders: 1, ordersOfSevenDays: 1, newUsersToday: 1, allUsers: 1 },
  ])
  test.pass(8 * 24 * 60)
  const later = await aStaffMember(test, RIGHTS_OF_MANAGERS)
  expect((await later.send(calls.getStaffDashboard)).items).toMatchObject([
    { finishedOrders: 1, ordersOfSevenDays: 0, newUsersToday: 0, allUsers: 1 },
  ])
})

it('counts what the lists behind its figures count', async () => {
  await bought(test, visitorOf(test.app))
  await aCustomer(test)
  test.pass(3 * 24 * 60)
  await aCustomer(test, { email: 'bart@example.org' })
  const { db } = test.world
  const [order] = await db.select().from(schema.order)
  if (!order) throw new Error('nothing was bought')
  // Begun before the span and paid within it: the list goes by when an order was begun.
  await db
    .update(schema.order)
    .set({ createdOn: addMinutes(order.createdOn, -5 * 24 * 60) })
    .where(eq(schema.order.id, order.id))
  const staff = await aStaffMember(test, RIGHTS_OF_MANAGERS)
  const orders = async (is: (state: OrderState) => boolean, customDate?: string) => {
    const { items } = await staff.send(calls.countStaffOrders, {
      query: { states: ORDER_STATES.filter(is), ...(customDate && { customDate }) },
    })
    return items[0]?.count
  }
  const users = async (query: calls.StaffUserFilter) => {
    const { items } = await staff.send(calls.countStaffUsers, { query: { kind: 'customer', ...query } })
    return items[0]?.count
  }
  const [figures] = (await staff.send(calls.getStaffDashboard)).items
  expect(figures).toEqual({
    finishedOrders: await orders(wasFulfilled),
    ordersOfSevenDays: await orders(wasPaid, addMinutes(test.now(), -7 * 24 * 60)),
    newUsersToday: await users({ registered: 'today' }),
    allUsers: await users({}),
  })
  expect(figures).toEqual({ finishedOrders: 1, ordersOfSevenDays: 0, newUsersToday: 1, allUsers: 2 })
  expect(await users({ registered: 'days7' })).toBe(2)
})

it('tells no figures to who may not see the rows', async () => {
  await bought(test, visitorOf(test.app))
  const staff = await aStaffMember(test, [AllowedToUseAdminPanel])
  expect((await staff.send(calls.getStaffDashboard)).items).toMatchObject([
    { finishedOrders: null, ordersOfSevenDays: null, newUsersToday: null, allUsers: null },
  ])
  expect((await staff.send(calls.getStaffClients)).items).toEqual([
    { clientId: test.world.client.config.settings.clientId, name: 'Verkehrsverbund Lührtal', isOwn: true },
  ])
})

it('tells the menu whether its reader sees every client', async () => {
  const clerk = await aStaffMember(test, [AllowedToUseAdminPanel])
  expect((await clerk.send(calls.getStaffMenu)).items).toEqual([{ seesEveryClient: false, waitingApprovals: null }])
  test.world.config = { ...test.world.config, SENIOR_CLIENT: test.world.client.name }
  expect((await clerk.send(calls.getStaffMenu)).items).toMatchObject([{ seesEveryClient: true }])
})
