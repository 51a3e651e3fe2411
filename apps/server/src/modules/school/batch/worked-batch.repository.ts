import { addMinutes, type BatchTask, type Instant } from '@billett/domain'
import { and, asc, eq, isNotNull, isNull, lt, or } from 'drizzle-orm'
import type { Statements, Transaction } from '../../../db/database.ts'
import { batch } from '../../../db/schema/index.ts'
import type { StoredBatch } from './batch.repository.ts'

/** Minutes after which a worker that says nothing is given up. */
const LEASE = 2

/** One that waits for a worker, and is the caller's from then on; undefined where none waits. */
export async function takeBatch(tx: Transaction, clientId: string, now: Instant): Promise<StoredBatch | undefined> {
  const isFree = or(isNull(batch.workedUntil), lt(batch.workedUntil, now))
  const [row] = await tx
    .select()
    .from(batch)
    .where(and(eq(batch.clientId, clientId), isNotNull(batch.task), isFree))
    .orderBy(asc(batch.movedOn))
    .limit(1)
    .for('update', { skipLocked: true })
  if (row)
    await tx
      .update(batch)
      .set({ workedUntil: addMinutes(now, LEASE) })
      .where(eq(batch.id, row.id))
  return row
}

interface Progress {
  doneRows: number
  dueRows: number
}

/** Says how far a task is, and that somebody is still at it. False: it is under way no more. */
export async function tellProgress(
  db: Statements,
  { id, task }: { id: string; task: BatchTask },
  now: Instant,
  progress: Progress,
): Promise<boolean> {
  const rows = await db
    .update(batch)
    .set({ ...progress, workedUntil: addMinutes(now, LEASE) })
    .where(and(eq(batch.id, id), eq(batch.task, task)))
    .returning({ id: batch.id })
  return rows.length > 0
}
