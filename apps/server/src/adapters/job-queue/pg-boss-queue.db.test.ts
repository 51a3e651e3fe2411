import { afterAll, beforeAll, expect, it } from 'vitest'
import { type DatabaseHandle, openDatabase } from '../../db/database.ts'
import { freshDatabase, silent, type TestDatabase } from '../../testing/test-database.ts'
import { type PgBossQueue, pgBossQueue } from './pg-boss-queue.ts'

let fresh: TestDatabase
let narrow: DatabaseHandle
let queue: PgBossQueue
beforeAll(async () => {
  fresh = await freshDatabase()
  narrow = openDatabase({ url: fresh.url, size: 1, onError: silent.onError })
  queue = pgBossQueue(narrow.pool, [{ name: 'refundPayment', awaited: false }], silent)
  await queue.start()
})
afterAll(async () => {
  await queue.stop()
  await narrow.close()
  await fresh.drop()
})

it('the first job of a process needs no connection but that of its transaction', async () => {
  await narrow.db.transaction(tx => queue.send(tx, 'refundPayment', { clientId: 'c', refundId: 'r' }))
  const { rows } = await narrow.db.execute<{ name: string }>(`select name from job.job where name = 'refundPayment'`)
  expect(rows).toHaveLength(1)
})
