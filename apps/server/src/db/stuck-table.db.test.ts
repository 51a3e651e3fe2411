import * as calls from '@billett/contract'
import pg from 'pg'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { visitorOf } from '../testing/client.ts'
import { aCart } from '../testing/purchase.ts'
import { freshDatabase, silent, type TestDatabase } from '../testing/test-database.ts'
import { type TestWorld, testWorld } from '../testing/test-world.ts'
import { openDatabase } from './database.ts'

let database: TestDatabase
let test: TestWorld
let holder: pg.Client
beforeEach(async () => {
  database = await freshDatabase()
  holder = new pg.Client({ connectionString: database.url })
  await holder.connect()
})
afterEach(async () => {
  await holder.query('rollback')
  await holder.end()
  await test.close()
  await database.drop()
})

/** A shop whose only connection for calls ends a statement after so many milliseconds. */
async function shopWith(statementTimeout: number): Promise<TestWorld> {
  const narrow = openDatabase({ url: database.url, size: 1, onError: silent.onError, statementTimeout })
  test = await testWorld({ database: { ...narrow, drop: narrow.close } })
  return test
}

const holdOrders = () => holder.query('begin; lock table "order" in access exclusive mode')

/** Statements that wait for a table somebody holds. */
async function waiting(): Promise<number> {
  const { rows } = await holder.query<{ waiting: number }>(
    `select count(*)::int as waiting from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows[0]?.waiting ?? 0
}

it('a call that waits for a table too long is answered with 503, once, and the next one as ever', async () => {
  const { app, world } = await shopWith(300)
  const ada = visitorOf(app)
  const { orderId } = await aCart(ada)
  const see = () => ada.send(calls.getOrder, { params: { orderId }, query: {} })
  await holdOrders()

  const reply = await see()
  expect(reply).toMatchObject({ status: 503, errors: [{ translationKey: 'error.temporarilyUnavailable' }] })
  expect(reply.headers['retry-after']).toBe('2')

  let runs = 0
  const ordered = world.db.transaction(async tx => {
    runs += 1
    await tx.execute('select 1 from "order"')
  })
  await expect(ordered).rejects.toThrow()
  expect(runs).toBe(1)

  await holder.query('rollback')
  expect((await see()).status).toBe(200)
})

it('a server whose connections all wait for one table is ready: other tables are as they were', async () => {
  const { app } = await shopWith(30_000)
  const ada = visitorOf(app)
  const { orderId } = await aCart(ada)
  await holdOrders()
  const stuck = ada.send(calls.getOrder, { params: { orderId }, query: {} })
  await vi.waitFor(async () => expect(await waiting()).toBe(1))

  expect((await visitorOf(app).send(calls.getReadiness)).status).toBe(200)
  expect(await visitorOf(app).ask(calls.getStatus)).toMatchObject({ mode: calls.GATEWAY_MODE.production })
  await holder.query('rollback')
  expect((await stuck).status).toBe(200)
})
