import type { BatchAction, ImportSettings, PupilFacts, RowProblem } from '@billett/domain'
import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../../call/context.ts'
import { beginning } from '../../../db/beginning.ts'
import type { Statements } from '../../../db/database.ts'
import type { Window } from '../../../db/window.ts'
import type { StoredBatch } from '../batch/index.ts'
import { reachOf } from '../reach/index.ts'

export type ShownRow = Omit<StoredBatch, 'settings'> & {
  organisationName: string
  pays: boolean
  startedBy: string | null
  failedRows: number
  list: ImportSettings | null
}

/** Lists alone: what becomes of a school year is shown to others, and elsewhere. */
async function shown(context: Context, db: Statements, only: SQL): Promise<ShownRow[]> {
  const { rows } = await db.execute<ShownRow & Record<string, unknown>>(sql`
    select b.id, b.kind, b.state, b.version, b.organisation_id as "organisationId", o.name as "organisationName",
      reach.pays, b.file_name as "fileName", b.effective_on as "effectiveOn", b.counts, b.sums, b.reason, b.task,
      b.done_rows as "doneRows", b.due_rows as "dueRows", b.failure,
      b.settings as list,
      (select count(*)::int from batch_row r where r.batch_id = b.id and r.failure is not null) as "failedRows",
      nullif(trim(account.first_name || ' ' || account.last_name), '') as "startedBy",
      to_char(b.created_on at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdOn",
      to_char(b.applied_on at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "appliedOn"
    from batch b join organisation o on o.id = b.organisation_id
    join ${reachOf(context)} as reach on reach.organisation_id = b.organisation_id
    left join user_account account on account.id = b.account_id
    where b.kind = 'import' and ${only} order by b.created_on desc, b.id desc limit 100`)
  return rows
}

export const batchesAt = (context: Context, db: Statements, organisationId: string): Promise<ShownRow[]> =>
  shown(context, db, sql`b.organisation_id = ${organisationId}`)

export const shownById = async (context: Context, db: Statements, id: string): Promise<ShownRow | undefined> =>
  (await shown(context, db, sql`b.id = ${id}`))[0]

/** What a row of an import has to say. */
export interface ListedRow {
  number: number
  action: BatchAction
  before: PupilFacts | null
  after: PupilFacts | null
  cells: readonly string[] | null
  remarks: readonly (RowProblem | { id: string; before: PupilFacts })[]
  failure: string | null
  isDone: boolean
}

/** Rows of a batch that the reader was let see. */
export async function rowsOf(
  db: Statements,
  batchId: string,
  { action, search, after = 0 }: { action?: BatchAction | undefined; search?: string | undefined; after?: number },
  { limit, offset }: Window,
): Promise<ListedRow[]> {
  const named = sql`coalesce(r.after, r.before)`
  const like = search ? beginning(search) : undefined
  const { rows } = await db.execute<ListedRow & Record<string, unknown>>(sql`
    select r.number, r.action, r.before, r.after, r.cells, r.remarks, r.failure, r.applied_on is not null as "isDone"
    from batch_row r where r.batch_id = ${batchId} and r.number > ${after}
      ${action ? sql`and r.action = ${action}` : sql``}
      ${like ? sql`and (lower(${named} ->> 'lastName') like ${like} or lower(${named} ->> 'firstName') like ${like})` : sql``}
    order by r.number limit ${limit} offset ${offset}`)
  return rows
}
