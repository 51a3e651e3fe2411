import { type Instant, SUBMISSION_KINDS, type SubmissionKind, type SubmissionState } from '@billett/domain'
import { type SQL, sql } from 'drizzle-orm'
import { beginning } from '../../../db/beginning.ts'
import type { Statements } from '../../../db/database.ts'
import {
  barrierReport,
  contractCancellation,
  contractWithdrawal,
  deskDecision,
  feedback,
  submissionHandling,
  userAccount,
} from '../../../db/schema/index.ts'
import type { Window } from '../../../db/window.ts'

/** Which submissions are looked for; every client is named. */
export interface SubmissionFilter {
  clientIds: readonly string[]
  kinds: readonly SubmissionKind[]
  /** All without it. */
  state: SubmissionState | undefined
  /** Who asks. */
  reader: string
  /** What somebody has typed; '' for nothing. */
  term: string
  from: Instant | undefined
  before: Instant | undefined
  /** One alone. */
  id?: string
  /** Only what came from this account or from its address. */
  accountId?: string
  /** Only what comes after this one. */
  after?: { receivedOn: Instant; id: string }
}

export interface ListedSubmission {
  id: string
  clientId: string
  kind: SubmissionKind
  receivedOn: Instant
  /** A number, a page, or the id of a category. */
  about: string
  name: string
  email: string
  assignedId: string | null
  assignedTo: string | null
  doneOn: Instant | null
  doneBy: string | null
  outcome: 'applied' | 'dismissed' | null
  contractId: string | null
}

const answerOf = (field: string): SQL =>
  sql`coalesce((select answer ->> 'value' from jsonb_array_elements(content) as answer where answer ->> 'id' = ${field}), '')`

const DECLARED = sql`content ->> 'contract' as about, concat_ws(' ', content ->> 'firstName', content ->> 'lastName') as name,
  content ->> 'lastName' as last_name, content ->> 'email' as email, null::uuid as account_id`

/** Where each kind lies, and what is known of it in a line. */
const KEPT: Readonly<Record<SubmissionKind, { table: SQL; told: SQL }>> = {
  cancellation: { table: sql`${contractCancellation}`, told: DECLARED },
  withdrawal: { table: sql`${contractWithdrawal}`, told: DECLARED },
  barrier: {
    table: sql`${barrierReport}`,
    told: sql`content ->> 'page' as about, content ->> 'name' as name, content ->> 'name' as last_name,
      content ->> 'email' as email, null::uuid as account_id`,
  },
  feedback: {
    table: sql`${feedback}`,
    told: sql`category_id as about, ${answerOf('name')} as name, ${answerOf('name')} as last_name,
      ${answerOf('email')} as email, account_id`,
  },
}

const submitted = (kind: SubmissionKind, { clientIds, from, before, id, after }: SubmissionFilter): SQL => {
  const { table, told } = KEPT[kind]
  return sql`select id, client_id, ${kind}::text as kind, received_on, ${told} from ${table}
    where client_id = any(${sql.param(clientIds)}::text[])
      ${from === undefined ? sql`` : sql`and received_on >= ${from}::timestamptz`}
      ${before === undefined ? sql`` : sql`and received_on < ${before}::timestamptz`}
      ${id === undefined ? sql`` : sql`and id = ${id}::uuid`}
      ${after === undefined ? sql`` : sql`and (received_on, id) > (${after.receivedOn}::timestamptz, ${after.id}::uuid)`}`
}

const STATES: Readonly<Record<SubmissionState, (reader: string) => SQL>> = {
  open: () => sql`done_on is null`,
  mine: reader => sql`done_on is null and assigned_id = ${reader}::uuid`,
  done: () => sql`done_on is not null`,
}

const nameOf = (id: SQL): SQL =>
  sql`(select coalesce(nullif(concat_ws(' ', ${userAccount.firstName}, ${userAccount.lastName}), ''), ${userAccount.username})
    from ${userAccount} where ${userAccount.id} = ${id})`

/** An address of another client is somebody else's account. */
const isFrom = (accountId: string): SQL => sql`exists (select 1 from ${userAccount} as sender
  where sender.id = ${accountId} and sender.client_id = seen.client_id
    and (seen.account_id = sender.id or lower(seen.email) = sender.email_key))`

/** Each with who sees to it, or what was decided. */
function found(filter: SubmissionFilter): SQL {
  const { kinds, state, reader, term, accountId } = filter
  const all = SUBMISSION_KINDS.filter(kind => kinds.includes(kind)).map(kind => submitted(kind, filter))
  const like = beginning(term)
  const begins = sql`(lower(about) like ${like} or lower(last_name) like ${like} or lower(email) like ${like})`
  return sql`select * from (
      select sent.*, handling.assigned_to as assigned_id, handling.done_by,
        coalesce(handling.done_on, decision.decided_on) as done_on, decision.outcome, decision.contract_id,
        decision.decided_by ->> 0 as decided_by
      from (${sql.join(all, sql` union all `)}) as sent
      left join ${submissionHandling} as handling on handling.submission_id = sent.id
      left join ${deskDecision} as decision on decision.about = 'declaration' and decision.subject_id = sent.id
    ) as seen
    where ${state === undefined ? sql`true` : STATES[state](reader)} and ${term === '' ? sql`true` : begins}
      and ${accountId === undefined ? sql`true` : isFrom(accountId)}`
}

/** A page of what was sent in; the oldest first, as deadlines go by when it came, or the latest of one account. */
export async function listedSubmissions(
  db: Statements,
  filter: SubmissionFilter,
  { limit, offset }: Window,
): Promise<ListedSubmission[]> {
  if (filter.kinds.length === 0) return []
  const turn = filter.accountId === undefined ? sql`asc` : sql`desc`
  const { rows } = await db.execute<{ [Name in keyof ListedSubmission]: ListedSubmission[Name] }>(
    sql`select page.id, page.client_id as "clientId", page.kind, ${utc(sql`page.received_on`)} as "receivedOn",
        page.about, page.name, page.email, page.assigned_id as "assignedId", ${nameOf(sql`page.assigned_id`)} as "assignedTo",
        ${utc(sql`page.done_on`)} as "doneOn", coalesce(page.decided_by, ${nameOf(sql`page.done_by`)}) as "doneBy",
        page.outcome, page.contract_id as "contractId"
      from (${found(filter)} order by received_on ${turn}, id ${turn} limit ${limit} offset ${offset}) as page
      order by page.received_on ${turn}, page.id ${turn}`,
  )
  return rows
}

/** How a moment is written everywhere. */
const utc = (moment: SQL): SQL => sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** How many there are, counted no further than `most`. */
export async function submissionsCounted(db: Statements, filter: SubmissionFilter, most: number): Promise<number> {
  if (filter.kinds.length === 0) return 0
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from (${found(filter)} limit ${most}) as counted`,
  )
  return rows[0]?.count ?? 0
}
