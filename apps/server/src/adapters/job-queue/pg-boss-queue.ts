import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { fromDrizzle, PgBoss } from 'pg-boss'
import type { JobName, JobQueue, Jobs } from '../../ports/job-queue.ts'

export type Handlers = { [N in JobName]: (data: Jobs[N]) => Promise<void> }

export interface PgBossQueue extends JobQueue {
  /** Prepares the tables; every process calls it. */
  start: () => Promise<void>
  /** Begins to take jobs; only worker processes do. */
  work: (handlers: Handlers) => Promise<void>
  /** Finishes what was begun. */
  stop: () => Promise<void>
}

const NAMES: readonly JobName[] = [
  'fulfilOrder',
  'sendOrderMail',
  'settlePayment',
  'refundPayment',
  'confirmCancellation',
]

/** Seconds between tries grow up to the maximum. */
const RETRY = { retryLimit: 50, retryDelay: 2, retryBackoff: true, retryDelayMax: 600 } as const

/** Seconds until a worker looks for new jobs again. */
const POLLING = { pollingIntervalSeconds: 0.5, batchSize: 5 } as const

export function pgBossQueue(pool: pg.Pool, onError: (error: Error) => void): PgBossQueue {
  const boss = new PgBoss({ db: { executeSql: (text, values) => pool.query(text, values) }, schema: 'job' })
  boss.on('error', onError)

  const workOn = <N extends JobName>(name: N, handle: (data: Jobs[N]) => Promise<void>): Promise<string> =>
    boss.work<Jobs[N]>(name, POLLING, async jobs => {
      for (const job of jobs) await handle(job.data)
    })

  return {
    async start() {
      await boss.start()
      for (const name of NAMES) await boss.createQueue(name, RETRY)
    },
    async work(handlers) {
      await workOn('fulfilOrder', handlers.fulfilOrder)
      await workOn('sendOrderMail', handlers.sendOrderMail)
      await workOn('settlePayment', handlers.settlePayment)
      await workOn('refundPayment', handlers.refundPayment)
      await workOn('confirmCancellation', handlers.confirmCancellation)
    },
    async send(tx, name, data) {
      await boss.send(name, data, { db: fromDrizzle(tx, sql) })
    },
    stop: () => boss.stop({ graceful: true }),
  }
}
