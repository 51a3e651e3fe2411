import * as calls from '@billett/contract'
import { RIGHTS } from '@billett/domain'
import { afterEach, beforeEach, expect, it } from 'vitest'
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
