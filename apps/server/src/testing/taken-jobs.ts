import { sql } from 'drizzle-orm'
import type { Job, JobName } from '../ports/job-queue.ts'
import type { TestWorld } from './test-world.ts'

/** Queued work of one kind, taken from the queue as a worker would: none is there a second time. */
export async function takenJobs<N extends JobName>({ database }: TestWorld, name: N): Promise<Job<N>[]> {
  const { rows } = await database.db.execute<{ data: Job<N> }>(
    sql`delete from job.job where name = ${name} and state = 'created' returning data`,
  )
  return rows.map(({ data }) => data)
}
