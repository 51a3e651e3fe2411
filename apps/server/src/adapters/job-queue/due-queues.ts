import type pg from 'pg'
import type { JobName } from '../../ports/job-queue.ts'

/** Milliseconds between two looks. A passenger waits for some of the jobs. */
const BETWEEN_LOOKS = 500

/** By the index that pg-boss takes jobs by: a look costs the same however many wait, and however many are for later. */
const DUE = `
  select queue.name from unnest($1::text[]) as queue (name)
  where exists (
    select from job.job_common waiting
    where waiting.name = queue.name and waiting.state < 'active' and not waiting.blocked
      and waiting.start_after <= now()
  )`

interface Looking {
  names: readonly JobName[]
  /** There is something to do for whoever works on it. */
  wake: (name: JobName) => void
  onError: (error: Error) => void
}

/**
 * Looks again and again, with one statement for all queues, where a job is due: each worker that asked for its own
 * queue would ask fifty times a second for nothing. The returned function ends it.
 */
export function lookForDueJobs(pool: Pick<pg.Pool, 'query'>, { names, wake, onError }: Looking): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined
  let ended = false
  let looking = Promise.resolve()

  async function look(): Promise<void> {
    try {
      const { rows } = await pool.query<{ name: JobName }>({ name: 'due_queues', text: DUE, values: [names] })
      for (const { name } of rows) wake(name)
    } catch (error) {
      onError(error instanceof Error ? error : new Error(String(error)))
    }
    if (!ended) timer = setTimeout(next, BETWEEN_LOOKS)
  }
  const next = (): void => {
    looking = look()
  }
  next()
  return async () => {
    ended = true
    clearTimeout(timer)
    await looking
  }
}
