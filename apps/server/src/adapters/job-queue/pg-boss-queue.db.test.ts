import type pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type DatabaseHandle, openDatabase } from '../../db/database.ts'
import type { QueueOf } from '../../ports/job-queue.ts'
import { freshDatabase, silent, type TestDatabase } from '../../testing/test-database.ts'
import { type PgBossQueue, pgBossQueue } from './pg-boss-queue.ts'

const QUEUES: readonly QueueOf[] = [
  { name: 'refundPayment', awaited: false, personal: false },
  { name: 'sendFarewell', awaited: false, personal: true },
]

let fresh: TestDatabase
let narrow: DatabaseHandle
let queue: PgBossQueue
beforeAll(async () => {
  fresh = await freshDatabase()
  narrow = openDatabase({ url: fresh.url, size: 1, onError: silent.onError })
  queue = pgBossQueue(narrow.pool, QUEUES, silent)
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

it('a job that says who somebody is does not stay for a week when it is done', async () => {
  const job = {
    clientId: 'c',
    accountId: 'a',
    to: 'ada@example.org',
    firstName: '',
    lastName: '',
    language: 'en',
  } as const
  await narrow.db.transaction(tx => queue.send(tx, 'sendFarewell', job))
  const { rows } = await narrow.db.execute(
    `select name, deletion_seconds < 60 as soon from job.job where name in ('refundPayment', 'sendFarewell') order by name`,
  )
  expect(rows).toEqual([
    { name: 'refundPayment', soon: false },
    { name: 'sendFarewell', soon: true },
  ])
})

it('any number of jobs is queued with a transaction, and undone with it', async () => {
  const jobs = ['a', 'b', 'c'].map(refundId => ({ clientId: 'many', refundId }))
  const queued = async () => {
    const { rows } = await narrow.db.execute<{ data: object; retries: number }>(
      `select data, retry_limit as retries from job.job where data ->> 'clientId' = 'many' order by data ->> 'refundId'`,
    )
    return rows
  }
  const undone = narrow.db.transaction(async tx => {
    await queue.sendAll(tx, 'refundPayment', jobs)
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(await queued()).toEqual([])
  await narrow.db.transaction(tx => queue.sendAll(tx, 'refundPayment', []))
  await narrow.db.transaction(tx => queue.sendAll(tx, 'refundPayment', jobs))
  expect(await queued()).toEqual(jobs.map(data => ({ data, retries: 50 })))
})

it('a process that starts where all queues stand asks for none of them, and changes one that is otherwise', async () => {
  const retries = async () => {
    const { rows } = await narrow.db.execute<{ retry_limit: number }>(
      `select retry_limit from job.queue where name = 'refundPayment'`,
    )
    return rows[0]?.retry_limit
  }
  const asked: string[] = []
  const listening: Pick<pg.Pool, 'query'> = Object.create(narrow.pool, {
    query: {
      value: (text: string, values?: unknown[]) => {
        asked.push(`${text} ${JSON.stringify(values ?? [])}`)
        return narrow.pool.query(text, values)
      },
    },
  })
  const start = async () => {
    asked.length = 0
    const again = pgBossQueue(listening, QUEUES, silent)
    await again.start()
    await again.stop()
    return asked.filter(statement => statement.includes('refundPayment') || statement.includes('sendFarewell'))
  }
  expect(await start()).toEqual([])
  await narrow.db.execute(`update job.queue set retry_limit = 1 where name = 'refundPayment'`)
  expect((await start()).length).toBeGreaterThan(0)
  expect(await retries()).toBe(50)
})
