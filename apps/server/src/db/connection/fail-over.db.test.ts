import * as calls from '@billett/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { visitorOf } from '../../testing/client.ts'
import { aCart, bought, placed, referenceOf, verified } from '../../testing/purchase.ts'
import { type ReplicatedDatabase, replicatedDatabase } from '../../testing/replicated-database.ts'
import { silent } from '../../testing/test-database.ts'
import { type TestWorld, testWorld } from '../../testing/test-world.ts'
import { openDatabase } from '../database.ts'
import { migrateDatabase } from '../migrate.ts'

let replicated: ReplicatedDatabase
let test: TestWorld
beforeAll(async () => {
  replicated = await replicatedDatabase()
  await migrateDatabase(replicated)
  const handle = openDatabase({ url: replicated.url, size: 5, onError: silent.onError })
  test = await testWorld({ database: { ...handle, drop: handle.close } })
})
afterAll(async () => {
  await test.close()
  await replicated.close()
})

/** Which of the two serves. */
async function port(): Promise<number | undefined> {
  const { rows } = await test.world.db.execute<{ port: number }>(sql`select inet_server_port() as port`)
  return rows[0]?.port
}

it('a purchase that was begun before a fail-over is finished after it, and nothing that was answered is lost', async () => {
  const ada = visitorOf(test.app)
  const before = await port()
  const first = await bought(test, ada)
  const cart = await aCart(ada)
  const second = await placed(ada, await aCart(ada))

  await replicated.failOver()
  // Of what the pool still holds each connection breaks once; a browser asks again.
  await vi.waitFor(async () => expect(await port()).not.toBe(before), { timeout: 20_000 })

  test.provider.decide(referenceOf(second), 'paid')
  expect(await verified(ada, second)).toMatchObject({ orderId: second.orderId, state: 'completed' })
  const third = await placed(ada, cart)
  test.provider.decide(referenceOf(third), 'paid')
  expect(await verified(ada, third)).toMatchObject({ orderId: cart.orderId, state: 'completed' })
  const seen = await ada.ask(calls.getOrder, { params: { orderId: first.orderId }, query: {} })
  expect(seen).toMatchObject({ state: 'completed', tickets: [{ state: 'issued' }] })
})
