import * as calls from '@billett/contract'
import { expect, it } from 'vitest'
import { expireCarts } from '../../modules/checkout/sales/index.ts'
import { pollPayments } from '../../modules/pay/payment/index.ts'
import { checkBooks } from '../../modules/upkeep/books-check/index.ts'
import { visitorOf } from '../../testing/client.ts'
import { aCart, bought, placed } from '../../testing/purchase.ts'
import { freshDatabase, silent } from '../../testing/test-database.ts'
import { testWorld } from '../../testing/test-world.ts'
import { openDatabase } from '../database.ts'
import { migrateDatabase } from '../migrate.ts'

it('a single connection is enough for everything a process does: nothing needs a second one inside a transaction', async () => {
  const database = await freshDatabase()
  const narrow = openDatabase({ url: database.url, size: 1, onError: silent.onError })
  await migrateDatabase(narrow)
  const test = await testWorld({ database: { ...narrow, drop: narrow.close } })
  const ada = visitorOf(test.app)
  await bought(test, ada)
  const second = await placed(ada, await aCart(ada))
  await ada.ask(calls.abortOrder, { params: { orderId: second.orderId } })
  await placed(ada, await aCart(ada))
  const buyers = Array.from({ length: 4 }, () => visitorOf(test.app))
  await Promise.all(buyers.map(buyer => bought(test, buyer)))
  test.pass(10)
  expect(await pollPayments(test.world)).toBe(1)
  test.pass(6000)
  await expireCarts(test.world)
  await checkBooks(test.world)
  await test.close()
  await database.drop()
})
