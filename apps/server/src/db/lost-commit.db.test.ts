import * as calls from '@billett/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fulfilOrder } from '../modules/ticket/fulfilment/index.ts'
import { visitorOf } from '../testing/client.ts'
import { type DatabaseRelay, databaseRelay } from '../testing/database-relay.ts'
import { aCart, execution, referenceOf, verified } from '../testing/purchase.ts'
import { freshDatabase, silent, type TestDatabase } from '../testing/test-database.ts'
import { type TestWorld, testWorld } from '../testing/test-world.ts'
import { openDatabase } from './database.ts'

let database: TestDatabase
let relay: DatabaseRelay
let test: TestWorld
beforeAll(async () => {
  database = await freshDatabase()
  relay = await databaseRelay(database.url)
  const handle = openDatabase({ url: relay.url, size: 5, onError: silent.onError })
  test = await testWorld({ database: { ...handle, drop: handle.close } })
})
afterAll(async () => {
  await test.close()
  await relay.close()
  await database.drop()
})

it('an order whose placing was stored and never confirmed is the same order when it is placed again', async () => {
  const ada = visitorOf(test.app)
  const cart = await aCart(ada)
  relay.loseNextCommitAnswer()
  const lost = await ada.send(calls.executeSaleGuest, { body: execution(cart) })
  expect(lost).toMatchObject({ status: 503, headers: { 'retry-after': '2' } })

  const order = await ada.ask(calls.executeSaleGuest, { body: execution(cart) })
  expect(order.orderId).toBe(cart.orderId)
  expect([...test.provider.payments.values()].filter(({ reference }) => reference === referenceOf(order))).toHaveLength(
    1,
  )
  expect(test.provider.payments.size).toBe(1)
})

it('a payment whose settling was stored and never confirmed is settled, once', async () => {
  const ada = visitorOf(test.app)
  const order = await ada.ask(calls.executeSaleGuest, { body: execution(await aCart(ada)) })
  test.provider.decide(referenceOf(order), 'paid')
  relay.loseNextCommitAnswer()
  const params = { orderId: order.orderId }
  expect(await ada.send(calls.verifyOrder, { params, query: {} })).toMatchObject({ status: 503 })
  expect(await verified(ada, order)).toMatchObject({ state: 'completed' })
  expect(test.provider.refunds).toEqual([])
})

it('tickets whose making was stored and never confirmed are not made twice', async () => {
  const ada = visitorOf(test.app)
  const order = await ada.ask(calls.executeSaleGuest, { body: execution(await aCart(ada)) })
  test.provider.decide(referenceOf(order), 'paid')
  await verified(ada, order)
  relay.loseNextCommitAnswer()
  await fulfilOrder(test.world, order.orderId).catch(() => undefined)
  await fulfilOrder(test.world, order.orderId)
  const seen = await ada.ask(calls.getOrder, { params: { orderId: order.orderId }, query: {} })
  expect(seen).toMatchObject({ state: 'completed', tickets: [{ state: 'issued' }] })
})
