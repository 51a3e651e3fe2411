import type { FulfilmentStep, Instant, JobTrouble } from '@billett/domain'
import { type SQL, sql } from 'drizzle-orm'
import type { Statements, Transaction } from '../../../db/database.ts'
import { order as orders } from '../../../db/schema/index.ts'
import type { Window } from '../../../db/window.ts'
import type { JobName } from '../../../ports/job-queue.ts'

const JOBS: Record<FulfilmentStep, JobName> = { tickets: 'fulfilOrder', mail: 'sendOrderMail' }

const step = sql`case when j.name = ${JOBS.tickets} then 'tickets' else 'mail' end`

/** Whose jobs, and of which step; both where none is named. */
export interface Asked {
  clientIds: readonly string[]
  step?: FulfilmentStep | undefined
}

const names = (one: FulfilmentStep | undefined): readonly string[] => (one ? [JOBS[one]] : Object.values(JOBS))

/** The jobs of these orders. The names stand first: the index of unfinished jobs begins with them. */
const isAsked = (asked: Asked): SQL =>
  sql`j.name = any(${sql.param(names(asked.step))}::text[])
    and j.data ->> 'clientId' = any(${sql.param(asked.clientIds)}::text[])`

/** The queue keeps its own time, as text of which JavaScript makes a moment. */
const moment = (column: SQL): SQL => sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

interface QueueRow extends Record<string, unknown> {
  step: FulfilmentStep
  waiting: number
  oldest: Instant | null
  failing: number
  givenUp: number
}

/** How each step stands. A job that has not been tried is no trouble: `oldest` says whether it waits too long. */
export async function queuesOf(db: Statements, clientIds: readonly string[]): Promise<QueueRow[]> {
  const { rows } = await db.execute<QueueRow>(
    sql`select ${step} as step,
        count(*) filter (where j.state <> 'failed')::int as waiting,
        ${moment(sql`min(j.created_on) filter (where j.state <> 'failed')`)} as oldest,
        count(*) filter (where j.state = 'retry' and j.retry_count > 0)::int as failing,
        count(*) filter (where j.state = 'failed')::int as "givenUp"
      from job.job j
      where ${isAsked({ clientIds })} and j.state in ('created', 'retry', 'active', 'failed') group by j.name`,
  )
  return rows
}

/** How many failed so far, and since when the oldest is queued. */
export async function failedJobsOf(
  db: Statements,
  clientIds: readonly string[],
): Promise<{ count: number; oldest: Instant | null }> {
  const { rows } = await db.execute<{ count: number; oldest: Instant | null }>(
    sql`select count(*)::int as count, ${moment(sql`min(j.created_on)`)} as oldest
      from job.job j where ${isAsked({ clientIds })} and j.state in ('retry', 'failed')`,
  )
  return rows[0] ?? { count: 0, oldest: null }
}

interface FailedJob extends Record<string, unknown> {
  step: FulfilmentStep
  tries: number
  nextTryOn: Instant | null
  trouble: JobTrouble | null
}

const tries = sql`j.retry_count + (j.state = 'failed')::int`
const nextTryOn = sql`case when j.state = 'retry' then ${moment(sql`j.start_after`)} end`

interface JobRow extends FailedJob {
  jobId: string
  orderId: string
  orderNumber: string
  clientId: string
  since: Instant
}

/** What failed of one order of these clients, and is not done yet; the oldest where it is more. */
export async function failedJobOf(db: Statements, clientId: string, orderId: string): Promise<FailedJob | undefined> {
  const { rows } = await db.execute<FailedJob>(
    sql`select ${step} as step, j.output ->> 'trouble' as trouble, ${tries} as tries, ${nextTryOn} as "nextTryOn"
      from job.job j
      where ${isAsked({ clientIds: [clientId] })} and j.data ->> 'orderId' = ${orderId} and j.state in ('retry', 'failed')
      order by j.created_on, j.id limit 1`,
  )
  return rows[0]
}

/** A page of what failed, the oldest first. */
export async function failedJobs(db: Statements, asked: Asked, { limit, offset }: Window): Promise<JobRow[]> {
  const { rows } = await db.execute<JobRow>(
    sql`select j.id as "jobId", ${step} as step, ${orders.id} as "orderId", ${orders.orderNumber} as "orderNumber",
        ${orders.clientId} as "clientId", ${tries} as tries,
        ${moment(sql`j.created_on`)} as since,
        ${nextTryOn} as "nextTryOn",
        j.output ->> 'trouble' as trouble
      from job.job j join ${orders} on ${orders.id} = (j.data ->> 'orderId')::uuid
      where ${isAsked(asked)} and j.state in ('retry', 'failed')
      order by j.created_on, j.id limit ${limit} offset ${offset}`,
  )
  return rows
}

/** Has jobs that failed tried again at once, those given up once more each; tells which orders they are of. */
export async function tryAgain(tx: Transaction, asked: Asked, jobIds: readonly string[]): Promise<string[]> {
  const { rows } = await tx.execute<{ orderId: string }>(
    sql`update job.job j
      set state = 'retry', start_after = now(), completed_on = null,
        retry_limit = greatest(j.retry_limit, j.retry_count + 1)
      where ${isAsked(asked)} and j.id = any(${sql.param(jobIds)}::uuid[]) and j.state in ('retry', 'failed')
      returning j.data ->> 'orderId' as "orderId"`,
  )
  return rows.map(({ orderId }) => orderId).sort()
}
