import { type SQL, sql } from 'drizzle-orm'
import type { JobName, Jobs } from '../ports/job-queue.ts'

/**
 * Whether a job of this name about this id is queued or under way. States are written out: the index of unfinished jobs
 * serves only a query that names them.
 */
export const waitsForJob = <N extends JobName>(name: N, about: keyof Jobs[N] & string, id: SQL): SQL => sql`exists (
  select 1 from job.job j
  where j.name = ${name} and j.data ->> ${about}::text = ${id}::text and j.state in ('created', 'retry', 'active'))`
