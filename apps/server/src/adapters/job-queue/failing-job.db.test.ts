import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type TestWorld, testWorld } from '../../testing/test-world.ts'
import { pgBossQueue } from './pg-boss-queue.ts'

let test: TestWorld
beforeAll(async () => {
  test = await testWorld()
})
afterAll(() => test.close())

it('a job that fails for a reason PostgreSQL cannot store is tried again, and the reason stays out of the table', async () => {
  const failures: unknown[] = []
  const worker = pgBossQueue(test.database.pool, [{ name: 'refundPayment', awaited: false, personal: false }], {
    onError: error => failures.push(error),
    onFailure: () => undefined,
  })
  const broken = async () => {
    throw new Error('a value of Ada Lovelace with \u0000 in it')
  }
  await worker.start()
  await worker.work(broken)
  await test.world.db.transaction(tx => worker.send(tx, 'refundPayment', { clientId: 'c', refundId: 'r' }))
  await vi.waitFor(
    async () => {
      const { rows } = await test.database.pool.query(
        `select state, output::text from job.job where name = 'refundPayment'`,
      )
      expect(rows).toEqual([{ state: 'retry', output: expect.not.stringContaining('Ada') }])
    },
    { timeout: 20_000, interval: 50 },
  )
  await worker.stop()
  expect(failures).toEqual([])
})
