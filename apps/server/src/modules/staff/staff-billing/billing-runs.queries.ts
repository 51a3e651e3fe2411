import type { BillingRunsQuery } from '@billett/contract'
import type { Cycle, PlainDate, RunState } from '@billett/domain'
import { type SQL, sql } from 'drizzle-orm'
import type { Statements } from '../../../db/database.ts'
import { orderedBy } from '../../../db/ordered-by.ts'
import type { Window } from '../../../db/window.ts'

export interface RunRow {
  id: string
  dueOn: PlainDate
  state: RunState
  cycle: Cycle
  count: number
  cents: number
  /** Of the run before that collected something, a month ago at best; null where there is none. */
  beforeId: string | null
  beforeDueOn: PlainDate | null
  beforeCount: number
  beforeCents: number
  toRelease: number
}

/** What of a day is collected, or was, whatever became of it: not what was given up. */
export const COLLECTED = sql`state <> 'dropped'`

const rowsOf = (clientId: string, which: SQL) => sql`
  select run.id, run.day as "dueOn", run.state, run.cycle, own.count::int as count, own.cents::float8 as cents,
    before.id as "beforeId", before.day as "beforeDueOn",
    coalesce(before.count, 0)::int as "beforeCount", coalesce(before.cents, 0)::float8 as "beforeCents",
    (select count(*)::int from bank_file f where f.run_id = run.id and f.state = 'built') as "toRelease"
  from billing_run run
  cross join lateral (
    select count(*) as count, coalesce(sum(cents), 0) as cents from collection
    where client_id = run.client_id and due_on = run.day and ${COLLECTED}
  ) own
  left join lateral (
    -- Who pays on another day of the month is in a run between: it is held beside the one nearest to a month before.
    select earlier.id, earlier.day, sums.count, sums.cents
    from (
      select id, client_id, day from billing_run
      where client_id = run.client_id and kind = 'collect' and day < run.day
      order by abs(day::date - (run.day::date - interval '1 month')::date), day desc
    ) earlier
    cross join lateral (
      select count(*) as count, coalesce(sum(cents), 0) as cents from collection
      where client_id = earlier.client_id and due_on = earlier.day and ${COLLECTED}
    ) sums
    where sums.count > 0 limit 1
  ) before on true
  where run.client_id = ${clientId} and run.kind = 'collect' and run.cycle is not null and ${which}`

type Row = { [K in keyof RunRow]: RunRow[K] }

const SORTS = {
  dueOn: sql`run.day`,
  count: sql`own.count`,
  sum: sql`own.cents`,
  toRelease: sql`"toRelease"`,
  handOverBy: sql`run.cycle ->> 'handOverBy'`,
}

/** As usual, the latest day comes first. */
const USUAL = { usual: [sql`run.day desc`], last: sql`run.day` }

/** Which runs are listed, and in which order. */
export type WantedRuns = Pick<BillingRunsQuery, 'state' | 'toRelease' | 'sort'>

const among = ({ state, toRelease }: WantedRuns): SQL => {
  const ofState = state === undefined ? sql`true` : sql`run.state = ${state}`
  const waits = sql`exists (select 1 from bank_file f where f.run_id = run.id and f.state = 'built')`
  return toRelease ? sql`${ofState} and ${waits}` : ofState
}

/** Runs of a client. */
export async function billingRuns(
  db: Statements,
  clientId: string,
  wanted: WantedRuns,
  { limit, offset }: Window,
): Promise<RunRow[]> {
  const order = orderedBy(SORTS, wanted.sort, USUAL)
  const { rows } = await db.execute<Row>(
    sql`${rowsOf(clientId, among(wanted))} order by ${order} limit ${limit} offset ${offset}`,
  )
  return rows
}

export async function billingRunById(db: Statements, clientId: string, id: string): Promise<RunRow | undefined> {
  const { rows } = await db.execute<Row>(rowsOf(clientId, sql`run.id = ${id}::uuid`))
  return rows[0]
}
