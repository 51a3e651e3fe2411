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

/** A try at a job that has ended, well or not. */
interface Ended {
  name: JobName
  succeeded: boolean
  seconds: number
}

interface Listeners {
  /** The queue's own trouble: a connection that broke. */
  onError: (error: Error) => void
  /** A job that failed and will be tried again. */
  onFailure: (name: JobName, jobId: string, error: unknown) => void
  onEnd?: (job: Ended) => void
}

const NAMES: readonly JobName[] = [
  'fulfilOrder',
  'sendOrderMail',
  'refundPayment',
  'confirmCancellation',
  'sendAccountMail',
  'answerMailRequest',
  'confirmWithdrawal',
  'passOnBarrierReport',
  'passOnFeedback',
]

/** An id that no job has. */
const NO_JOB = '00000000-0000-0000-0000-000000000000'

/** Seconds between tries grow up to the maximum; a job whose worker has died is taken over after `expireInSeconds`. */
const QUEUE = { retryLimit: 50, retryDelay: 2, retryBackoff: true, retryDelayMax: 600, expireInSeconds: 60 } as const

/** One job at a time and for itself, so that one that fails takes no other with it; several such at once. Seconds until new ones are looked for. */
const WORK = { batchSize: 1, localConcurrency: 4, pollingIntervalSeconds: 0.5 } as const

/** Milliseconds that jobs have to finish when the worker stops; what has not finished is taken up by another. */
const PATIENCE = 20_000

export function pgBossQueue(pool: pg.Pool, { onError, onFailure, onEnd }: Listeners): PgBossQueue {
  const boss = new PgBoss({ db: { executeSql: (text, values) => pool.query(text, values) }, schema: 'job' })
  boss.on('error', onError)

  const workOn = <N extends JobName>(name: N, handle: (data: Jobs[N]) => Promise<void>): Promise<string> =>
    boss.work<Jobs[N]>(name, WORK, async ([job]) => {
      if (!job) return
      const began = performance.now()
      let succeeded = false
      try {
        await handle(job.data)
        succeeded = true
      } catch (error) {
        onFailure(name, job.id, error)
        // Kept in a table for as long as the job: a failed statement would bring its values, personal ones too, and what PostgreSQL cannot store.
        throw new Error('It failed. The log says why.')
      } finally {
        onEnd?.({ name, succeeded, seconds: (performance.now() - began) / 1000 })
      }
    })

  return {
    async start() {
      await boss.start()
      for (const name of NAMES) {
        await boss.createQueue(name, QUEUE)
        await boss.updateQueue(name, QUEUE)
        // Any question has pg-boss remember the queue. Looked up by the first `send` instead, it would ask for a second connection inside a transaction.
        await boss.getJobById(name, NO_JOB)
      }
    },
    async work(handlers) {
      await workOn('fulfilOrder', handlers.fulfilOrder)
      await workOn('sendOrderMail', handlers.sendOrderMail)
      await workOn('refundPayment', handlers.refundPayment)
      await workOn('confirmCancellation', handlers.confirmCancellation)
      await workOn('sendAccountMail', handlers.sendAccountMail)
      await workOn('answerMailRequest', handlers.answerMailRequest)
      await workOn('confirmWithdrawal', handlers.confirmWithdrawal)
      await workOn('passOnBarrierReport', handlers.passOnBarrierReport)
      await workOn('passOnFeedback', handlers.passOnFeedback)
    },
    async send(tx, name, data) {
      await boss.send(name, data, { db: fromDrizzle(tx, sql) })
    },
    stop: () => boss.stop({ graceful: true, timeout: PATIENCE }),
  }
}
