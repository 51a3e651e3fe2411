import { clients, defaultClient } from '@billett/clients'
import * as calls from '@billett/contract'
import { RIGHTS } from '@billett/domain'
import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { clientIdOf } from '../../../call/client-id-of.ts'
import { order as orders } from '../../../db/schema/index.ts'
import { aCustomer } from '../../../testing/account.ts'
import { visitorOf } from '../../../testing/client.ts'
import { aCart, placed, referenceOf } from '../../../testing/purchase.ts'
import { aStaffMember } from '../../../testing/staff-member.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { settlePayment } from '../../pay/payment/index.ts'
import { latestAttempt } from '../../ticket/order/index.ts'

const other = clients.find(client => client !== defaultClient) ?? defaultClient

let test: TestWorld
beforeEach(async () => {
  test = await testWorld()
})
afterEach(() => test.close())

/** An order that is paid, whose tickets could not be made as no barcode can be signed, at this client. */
async function aWaitingOrder(clientId: string): Promise<string> {
  const visitor = visitorOf(test.app)
  const order = await placed(visitor, await aCart(visitor))
  test.provider.decide(referenceOf(order), 'paid')
  const { barcode } = test.world
  const sign = () => {
    throw new Error('the key cannot be read')
  }
  test.world.barcode = { ...barcode, sign }
  const attempt = await latestAttempt(test.world.db, order.orderId)
  if (attempt) await settlePayment(test.world, attempt)
  test.world.barcode = barcode
  await test.world.db.update(orders).set({ clientId }).where(eq(orders.id, order.orderId))
  return order.orderId
}

const queued = async (): Promise<string[]> => {
  const { rows } = await test.world.db.execute<{ id: string }>(
    sql`select data ->> 'orderId' as id from job.job where name = 'fulfilOrder' and state = 'created'`,
  )
  return rows.map(({ id }) => id)
}

/** What is queued is seen by its orders alone. */
const sync = async (seniorClient?: string) => {
  await test.world.db.execute(sql`delete from job.job`)
  test.world.config = { ...test.world.config, SENIOR_CLIENT: seniorClient }
  const clerk = await aStaffMember(test, [RIGHTS.AllowedToUseAdminPanel])
  return clerk.ask(calls.syncFulfillment)
}

it('queues what is paid and has no tickets', async () => {
  expect(await sync()).toEqual({ queued: 0 })
  const orderId = await aWaitingOrder(clientIdOf(test.world))
  expect(await sync()).toEqual({ queued: 1 })
  expect(await queued()).toEqual([orderId])
})

it('neither counts nor queues orders of another client, but for who sees every client', async () => {
  const own = await aWaitingOrder(clientIdOf(test.world))
  const foreign = await aWaitingOrder(clientIdOf({ client: other }))
  expect(await sync()).toEqual({ queued: 1 })
  expect(await queued()).toEqual([own])
  expect(await sync(defaultClient.name)).toEqual({ queued: 2 })
  expect((await queued()).sort()).toEqual([own, foreign].sort())
})

it('is nothing for passengers', async () => {
  const passenger = await aCustomer(test)
  expect((await passenger.visitor.send(calls.syncFulfillment)).status).toBe(403)
})
