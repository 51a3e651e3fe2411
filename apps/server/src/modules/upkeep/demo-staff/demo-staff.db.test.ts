import * as calls from '@billett/contract'
import { DEMO_PASSWORD, demoStaff } from '@billett/demo-region'
import { USER_TYPE } from '@billett/domain'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { clientIdOf } from '../../../call/client-id-of.ts'
import { userAccount } from '../../../db/schema/index.ts'
import { visitorOf } from '../../../testing/client.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { keepDemoStaff } from './index.ts'

let test: TestWorld
beforeAll(async () => {
  test = await testWorld()
  await Promise.all([keepDemoStaff(test.world), keepDemoStaff(test.world)])
})
afterAll(() => test.close())

async function signedIn(username: string) {
  const visitor = visitorOf(test.app)
  const clientId = clientIdOf(test.world)
  await visitor.ask(calls.login, {
    body: { email: username, password: DEMO_PASSWORD, clientId, userType: USER_TYPE.HGS },
  })
  return visitor
}

it('people of the demo’s company sign in with the login that the README names, and see what their rights open', async () => {
  const alma = await signedIn('amsel')
  const zoe = await signedIn('zeisig')
  for (const visitor of [alma, zoe]) expect((await visitor.send(calls.searchStaffOrders)).status).toBe(200)
  expect((await alma.send(calls.searchStaffActs)).status).toBe(200)
  expect((await zoe.send(calls.searchStaffActs)).status).toBe(403)
})

it('they are made once, whatever people change about them', async () => {
  const { db } = test.database
  await db.update(userAccount).set({ rights: [] }).where(eq(userAccount.email, 'zeisig@example.org'))
  await keepDemoStaff(test.world)
  const rows = await db.select({ username: userAccount.username, rights: userAccount.rights }).from(userAccount)
  expect(rows).toHaveLength(demoStaff.length)
  expect(rows.find(({ username }) => username === 'zeisig')?.rights).toEqual([])
})
