import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { clientIdOf } from '../call/client-id-of.ts'
import { visitorOf } from '../testing/client.ts'
import { aCart } from '../testing/purchase.ts'
import { type TestWorld, testWorld } from '../testing/test-world.ts'
import { nameClients } from './name-clients.ts'

let test: TestWorld
beforeAll(async () => {
  test = await testWorld()
})
afterAll(() => test.close())

/** The data of a job of this order that an earlier version has queued, as it stands once processes have started. */
async function afterStart(data: object): Promise<unknown> {
  const { db } = test.world
  const id = randomUUID()
  await db.execute(sql`insert into job.job (id, name, data) values (${id}, 'fulfilOrder', ${JSON.stringify(data)})`)
  await nameClients(db)
  const { rows } = await db.execute<{ data: unknown }>(sql`delete from job.job where id = ${id} returning data`)
  return rows[0]?.data
}

it('a job that was queued without its client is given it', async () => {
  const { orderId } = await aCart(visitorOf(test.app))
  expect(await afterStart({ orderId })).toEqual({ orderId, clientId: clientIdOf(test.world) })
})

it('a job that carries its client keeps it', async () => {
  const { orderId } = await aCart(visitorOf(test.app))
  const job = { orderId, clientId: randomUUID() }
  expect(await afterStart(job)).toEqual(job)
})

it('a job whose subject is gone stays as it is', async () => {
  const job = { orderId: randomUUID() }
  expect(await afterStart(job)).toEqual(job)
})
