import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { JobName, QueueOf } from '../../ports/job-queue.ts'
import { freshDatabase, silent, type TestDatabase } from '../../testing/test-database.ts'
import { type PgBossQueue, pgBossQueue } from './pg-boss-queue.ts'

const QUEUES: readonly QueueOf[] = [
  { name: 'refundPayment', awaited: false, personal: false },
  { name: 'fulfilOrder', awaited: true, personal: false },
]

/** Less than a worker lets pass before it looks for itself. */
const WOKEN = { timeout: 20_000, interval: 50 }

let fresh: TestDatabase
let queue: PgBossQueue
const done: JobName[] = []
let failing = 0
beforeAll(async () => {
  fresh = await freshDatabase()
  queue = pgBossQueue(fresh.pool, QUEUES, silent)
  await queue.start()
  await queue.work(async name => {
    if (failing > 0) {
      failing -= 1
      throw new Error('not now')
    }
    done.push(name)
  })
})
afterAll(async () => {
  await queue.stop()
  await fresh.drop()
})

const sendBoth = () =>
  fresh.db.transaction(async tx => {
    await queue.send(tx, 'refundPayment', { clientId: 'c', refundId: 'r' })
    await queue.send(tx, 'fulfilOrder', { clientId: 'c', orderId: 'o' })
  })

it('workers that wait are woken for the jobs of their queues, again and again', async () => {
  await sendBoth()
  await vi.waitFor(() => expect(done.toSorted()).toEqual(['fulfilOrder', 'refundPayment']), WOKEN)
  await sendBoth()
  await vi.waitFor(() => expect(done).toHaveLength(4), WOKEN)
})

it('and for one that has failed, when it is time to try it again', async () => {
  done.length = 0
  failing = 2
  await sendBoth()
  await vi.waitFor(() => expect(done.toSorted()).toEqual(['fulfilOrder', 'refundPayment']), WOKEN)
})
