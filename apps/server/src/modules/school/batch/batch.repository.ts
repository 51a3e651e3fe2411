import type { BatchCounts } from '@billett/domain'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../../call/context.ts'
import type { Statements, Transaction } from '../../../db/database.ts'
import { batch, batchFile, type batchRow } from '../../../db/schema/index.ts'
import { reachOf } from '../reach/index.ts'
import type { RowDone } from './row-done.ts'

export type StoredBatch = typeof batch.$inferSelect
export type StoredRow = typeof batchRow.$inferSelect

export async function insertBatch(tx: Transaction, row: typeof batch.$inferInsert): Promise<void> {
  await tx.insert(batch).values(row)
}

export async function changeBatch(db: Statements, id: string, change: Partial<StoredBatch>): Promise<void> {
  await db.update(batch).set(change).where(eq(batch.id, id))
}

/** Batches of organisations the reader may look at, `(id)`. */
const reached = (context: Context): SQL => sql`(
  select own.id from batch own join ${reachOf(context)} as reach on reach.organisation_id = own.organisation_id)`

/** One that the reader may look at; undefined for every other as for none. */
export async function batchById(context: Context, db: Statements, id: string): Promise<StoredBatch | undefined> {
  const [row] = await db
    .select()
    .from(batch)
    .where(and(eq(batch.id, id), sql`${batch.id} in ${reached(context)}`))
  return row
}

/** The same, held until the transaction ends. */
export async function lockBatch(context: Context, tx: Transaction, id: string): Promise<StoredBatch | undefined> {
  const [row] = await tx
    .select()
    .from(batch)
    .where(and(eq(batch.id, id), sql`${batch.id} in ${reached(context)}`))
    .for('update')
  return row
}

/** How many rows of each action there are. */
export async function countsOf(db: Statements, batchId: string): Promise<BatchCounts> {
  const { rows } = await db.execute<{ counts: BatchCounts | null }>(sql`
    select jsonb_object_agg(action, count) as counts
    from (select action, count(*)::int as count from batch_row where batch_id = ${batchId} group by action) as counted`)
  return rows[0]?.counts ?? {}
}

const ROW = sql`number, action, batch_id as "batchId", party_id as "partyId", organisation_id as "organisationId", cells,
  before, after, remarks, decision, inverse, failure,
  to_char(applied_on at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "appliedOn",
  to_char(undone_on at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "undoneOn"`

const DUE = {
  apply: sql`applied_on is null and failure is null and action not in ('unchanged', 'unclear', 'faulty')`,
  undo: sql`applied_on is not null and undone_on is null`,
} as const

/**
 * Rows that something is still to be done about, some at a time; what comes last is taken back first. `last`: the last
 * of those before, which nobody has to go over again.
 */
export async function dueRows(
  tx: Transaction,
  batchId: string,
  task: 'apply' | 'undo',
  { limit, last }: { limit: number; last: number | undefined },
): Promise<StoredRow[]> {
  const beyond = task === 'undo' ? sql`number < ${last}` : sql`number > ${last}`
  const { rows } = await tx.execute<StoredRow & Record<string, unknown>>(sql`
    select ${ROW} from batch_row where batch_id = ${batchId} and ${DUE[task]}
      and ${last === undefined ? sql`true` : beyond}
    order by number ${task === 'undo' ? sql`desc` : sql`asc`} limit ${limit} for update`)
  return rows
}

export async function countDue(db: Statements, batchId: string, task: 'apply' | 'undo'): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from batch_row where batch_id = ${batchId} and ${DUE[task]}`,
  )
  return rows[0]?.count ?? 0
}

/** Notes what was done about rows. */
export async function noteDone(
  tx: Transaction,
  batchId: string,
  done: readonly RowDone[],
  appliedOn: string,
): Promise<void> {
  await tx.execute(sql`
    update batch_row set
      applied_on = case when one.failure is null then ${appliedOn}::timestamptz end, inverse = one.inverse,
      failure = one.failure, party_id = coalesce(batch_row.party_id, one."partyId")
    from jsonb_to_recordset(${JSON.stringify(done)}::jsonb)
      as one (number int, "partyId" uuid, inverse jsonb, failure text)
    where batch_row.batch_id = ${batchId} and batch_row.number = one.number`)
}

export async function noteUndone(
  tx: Transaction,
  batchId: string,
  numbers: readonly number[],
  undoneOn: string,
): Promise<void> {
  await tx.execute(sql`
    update batch_row set undone_on = ${undoneOn}::timestamptz
    where batch_id = ${batchId} and number = any(${sql.param(numbers)}::int[])`)
}

/** The file is of no use any more. */
export async function dropFile(db: Statements, batchId: string): Promise<void> {
  await db.delete(batchFile).where(eq(batchFile.batchId, batchId))
}
