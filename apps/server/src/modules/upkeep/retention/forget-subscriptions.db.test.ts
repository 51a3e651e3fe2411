import * as calls from '@billett/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { application, contract, mandate, partyPerson, payerAccount } from '../../../db/schema/index.ts'
import { visitorOf } from '../../../testing/client.ts'
import { mailedConfirmation, orderOf, subscriptionShop } from '../../../testing/subscription-order.ts'
import type { TestWorld } from '../../../testing/test-world.ts'
import { lookAfterApplications } from '../../subscription/application/index.ts'
import { forgetRecords } from './forget-records.ts'
import { forgetSubscriptions } from './forget-subscriptions.ts'

let test: TestWorld
beforeAll(async () => {
  test = await subscriptionShop()
})
afterAll(() => test.close())

const DAY = 24 * 60

const order = async (email: string): Promise<string> => {
  const visitor = visitorOf(test.app)
  const body = await orderOf(visitor, 'deutschlandticket', { email })
  return (await visitor.ask(calls.submitSubscription, { body })).guid
}

const known = async (guid: string) => {
  const { db } = test.database
  const [row] = await db
    .select({ email: application.email, values: application.values, name: partyPerson.lastName })
    .from(application)
    .innerJoin(contract, eq(contract.id, application.contractId))
    .leftJoin(partyPerson, eq(partyPerson.partyId, contract.subscriberId))
    .where(eq(application.contractId, guid))
  return row
}

it('who applied in vain is forgotten with the orders that were never paid; a contract that runs stays', async () => {
  const vain = await order('vain@example.org')
  const runs = await order('runs@example.org')
  await visitorOf(test.app).ask(calls.confirmSubscription, { body: await mailedConfirmation(test, 'runs@example.org') })
  test.pass(30 * DAY)
  await lookAfterApplications(test.world)
  test.pass(179 * DAY)
  await forgetSubscriptions(test.world)
  expect(await known(vain)).toMatchObject({ email: 'vain@example.org', name: 'Lovelace' })
  test.pass(2 * DAY)
  await forgetSubscriptions(test.world)
  expect(await known(vain)).toEqual({ email: '', values: {}, name: null })
  expect(await known(runs)).toMatchObject({ email: 'runs@example.org', name: 'Lovelace' })
})

it('a contract is forgotten when its receipts need not be kept any more', async () => {
  const { db } = test.database
  const [runs] = await db.select().from(application).where(eq(application.email, 'runs@example.org'))
  const guid = runs?.contractId ?? ''
  await db.update(contract).set({ nextLookOn: null }).where(eq(contract.id, guid))
  test.pass(7 * 365 * DAY)
  await forgetSubscriptions(test.world)
  expect(await known(guid)).toMatchObject({ name: 'Lovelace' })
  test.pass(2 * 366 * DAY)
  await forgetSubscriptions(test.world)
  expect(await known(guid)).toEqual({ email: '', values: {}, name: null })
})

it('a mandate whose time is over goes although somebody paid by it', async () => {
  const { db } = test.database
  await db.update(mandate).set({ revokedOn: test.now() })
  test.pass(15 * 31 * DAY)
  await forgetRecords(test.world)
  expect(await db.select().from(mandate)).toEqual([])
  expect((await db.select().from(payerAccount)).every(({ mandateId }) => mandateId === null)).toBe(true)
})
