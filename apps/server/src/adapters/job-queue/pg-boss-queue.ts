import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { fromDrizzle, type Job, type JobResult, PgBoss, type QueueOptions, type QueueResult } from 'pg-boss'
import { LOCK_NUMBERS } from '../../db/lock-numbers.ts'
import type { DoJob, JobName, JobQueue, Job as QueuedJob, QueueOf } from '../../ports/job-queue.ts'
import { lookForDueJobs } from './due-queues.ts'
import { troubleOf } from './trouble-of.ts'

export interface PgBossQueue extends JobQueue {
  /** Prepares the tables; every process calls it. */
  start: () => Promise<void>
  /** Begins to take jobs; only worker processes do. */
  work: (doJob: DoJob) => Promise<void>
  /** Finishes what was begun. */
  stop: () => Promise<void>
}

/** A try at a job that has ended, well or not. */
interface EndedJob {
  name: JobName
  succeeded: boolean
  seconds: number
}

interface Listeners {
  /** The queue's own trouble: a connection that broke. */
  onError: (error: Error) => void
  /** A job that failed and will be tried again. */
  onFailure: (name: JobName, jobId: string, error: unknown) => void
  onEnd?: (job: EndedJob) => void
}

interface Duties extends Listeners {
  /** Whether it takes back jobs whose worker has died, and removes old ones: workers do, for all processes. */
  supervises?: boolean
  /** Whether its tables are there already, of this version: nobody looks whether they must be changed. */
  isPrepared?: boolean
}

/** An id that no job has. */
const NO_JOB = '00000000-0000-0000-0000-000000000000'

/** Seconds between tries grow up to the maximum; a job whose worker has died is taken over after `expireInSeconds`. */
const QUEUE = { retryLimit: 50, retryDelay: 2, retryBackoff: true, retryDelayMax: 600, expireInSeconds: 60 } as const

/** Jobs that say who somebody is go with the next tidying-up, which comes once a day. */
const PERSONAL = { ...QUEUE, deleteAfterSeconds: 1 } as const

/**
 * Several jobs are taken and ended with one statement each, and each ends for itself: one that fails takes no other
 * with it. As long as there are that many, the next are taken at once; else a worker is woken when a job is due
 * (`due-queues.ts`), and looks for itself after so many seconds, whatever became of that.
 */
const WORK = { batchSize: 4, burstWhenBatchFull: true, perJobResults: true, pollingIntervalSeconds: 30 } as const

/** Workers of a queue that a passenger waits for: a mail server that is slow to take one mail must not hold up all. */
const OF_AWAITED = 2

/** No job here follows a calendar of pg-boss’s or waits for another: what looks after such rests, or looks seldom. */
const UNUSED = { schedule: false, flowIntervalSeconds: 3600 } as const

/** Milliseconds that jobs have to finish when the worker stops; what has not finished is taken up by another. */
const PATIENCE = 20_000

/** Whether a queue is there with all that is wished of it. */
const stands = (queue: QueueResult | undefined, asWished: QueueOptions): boolean =>
  queue !== undefined && Object.entries(asWished).every(([option, value]) => Reflect.get(queue, option) === value)

/**
 * Jobs are kept for a week after they are done, and what is asked of them all the time (how many wait, whether one
 * failed or was lost) is about the few that are not. Made once, while a week's jobs are read; it is looked for first
 * because making it waits for everybody who writes jobs.
 */
const indexUnfinished = (pool: Pick<pg.Pool, 'query'>) =>
  pool.query(`
    do $$ begin
      if to_regclass('job.job_unfinished') is null then
        perform pg_advisory_xact_lock(${LOCK_NUMBERS.jobIndex});
        create index if not exists job_unfinished on job.job_common (name, state)
          where state <> 'completed' and state <> 'cancelled';
      end if;
    end $$`)

export function pgBossQueue(
  pool: Pick<pg.Pool, 'query'>,
  queues: readonly QueueOf[],
  { onError, onFailure, onEnd, supervises = false, isPrepared = false }: Duties,
): PgBossQueue {
  const executeSql = (text: string, values?: unknown[]) => pool.query(text, values)
  const how = { supervise: supervises, migrate: !isPrepared }
  const boss = new PgBoss({ db: { executeSql }, schema: 'job', ...how, ...UNUSED })
  boss.on('error', onError)

  async function run<N extends JobName>(name: N, job: Job<QueuedJob<N>>, doJob: DoJob): Promise<JobResult> {
    const began = performance.now()
    let succeeded = false
    try {
      await doJob(name, job.data)
      succeeded = true
      return { id: job.id, status: 'completed' }
    } catch (error) {
      onFailure(name, job.id, error)
      // Kept in a table for as long as the job: a failed statement would bring its values, personal ones too, and what
      // PostgreSQL cannot store.
      const output = { message: 'It failed. The log says why.', trouble: troubleOf(error) }
      return { id: job.id, status: 'failed', output }
    } finally {
      onEnd?.({ name, succeeded, seconds: (performance.now() - began) / 1000 })
    }
  }

  /** Gives what the worker is woken by. */
  const workOn = <N extends JobName>(name: N, doJob: DoJob): Promise<string> =>
    boss.work<QueuedJob<N>, void, typeof WORK>(name, WORK, jobs => Promise.all(jobs.map(job => run(name, job, doJob))))

  let endLooking = async (): Promise<void> => undefined

  return {
    async start() {
      await boss.start()
      await indexUnfinished(pool)
      const standing = new Map((await boss.getQueues()).map(queue => [queue.name, queue]))
      for (const { name, personal } of queues) {
        const asWished = personal ? PERSONAL : QUEUE
        // Every process of a shop comes here at its start: what stands as it should costs no statement.
        if (stands(standing.get(name), asWished)) continue
        await boss.createQueue(name, asWished)
        await boss.updateQueue(name, asWished)
        // Any question has pg-boss remember the queue. Looked up by the first `send` instead, it would ask for a second
        // connection inside a transaction.
        await boss.getJobById(name, NO_JOB)
      }
    },
    async work(doJob) {
      const workers = new Map<JobName, string[]>()
      for (const { name, awaited } of queues) {
        const ids: string[] = []
        while (ids.length < (awaited ? OF_AWAITED : 1)) ids.push(await workOn(name, doJob))
        workers.set(name, ids)
      }
      const wake = (name: JobName): void => workers.get(name)?.forEach(id => void boss.notifyWorker(id))
      endLooking = lookForDueJobs(pool, { names: [...workers.keys()], wake, onError })
    },
    async send(tx, name, job) {
      await boss.send(name, job, { db: fromDrizzle(tx, sql) })
    },
    async sendAll(tx, name, jobs) {
      const all = jobs.map(data => ({ data }))
      if (all.length > 0) await boss.insert(name, all, { db: fromDrizzle(tx, sql) })
    },
    async stop() {
      await endLooking()
      await boss.stop({ graceful: true, timeout: PATIENCE })
    },
  }
}
