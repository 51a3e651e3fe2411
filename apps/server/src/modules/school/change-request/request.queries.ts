import type { ChangeRequestFilter, ChangeRequestsFound } from '@billett/contract'
import type { ChangeRequestKind, ChangeRequestState, LocalText, PortalRequest, RequestDecider } from '@billett/domain'
import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../../call/context.ts'
import type { Statements } from '../../../db/database.ts'
import { personLike } from '../../../db/person-like.ts'
import type { Window } from '../../../db/window.ts'
import { inCareOf, reachOf } from '../reach/index.ts'
import { askedProof } from './asked-proof.queries.ts'

/** A request as the database says it, with the names of what it is about. */
export interface RequestRow {
  id: string
  kind: ChangeRequestKind
  state: ChangeRequestState
  asked: PortalRequest
  agreed: PortalRequest | null
  deciders: RequestDecider[]
  version: number
  organisationId: string
  organisationName: string
  pays: boolean
  studentId: string | null
  firstName: string | null
  lastName: string | null
  contractId: string | null
  contractNumber: string | null
  /** What is wanted is called so; null where it is about no subscription. */
  title: LocalText | null
  /** The school somebody is to come to. */
  newPlace: string | null
  /** Where they live is secret: no sentence says it, nor where their way begins. */
  isAddressSecret: boolean
  /** The file that is handed in. */
  document: string | null
  /** What the proof is called that it is; null where nobody said which. */
  proof: LocalText | null
  requestedOn: string
  requestedBy: string | null
  decidedOn: string | null
  decidedBy: string | null
  decision: string | null
  effectiveOn: string | null
  handedOn: boolean
}

interface RequestFilter extends Omit<ChangeRequestFilter, 'organizationId'> {
  id?: string
  /** Itself and all below it. */
  organisationId?: string | undefined
  studentId?: string
}

const moment = (column: SQL): SQL => sql`to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** What was handed on stands as it stands there, once that is decided. */
const STATE = sql`case when handed.decided_on is null then r.state else handed.state end`

/** Whether the reader's side decides next, as `mayDecide` says. */
const WAITS = sql`(handed.id is null and r.decided_on is null
  and r.deciders ->> 0 = case when reach.pays then 'payer' else 'school' end)`

/** Whom it is about, who may be nobody yet, is called so; or the contract has this number. */
const isMeantBy = (search: string): SQL => sql`(c.number = upper(${search}) or exists (
  select 1 from (
    select coalesce(person.first_name, r.asked ->> 'firstName') as first_name,
      coalesce(person.last_name, r.asked ->> 'lastName') as last_name
  ) as person where ${personLike(search)}))`

function wanted(filter: RequestFilter, context: Context): SQL {
  const { id, organisationId, studentId, states, kinds, search, waiting } = filter
  const parts = [
    sql`true`,
    ...(id === undefined ? [] : [sql`r.id = ${id}`]),
    ...(studentId === undefined ? [] : [sql`r.party_id = ${studentId}`]),
    ...(organisationId
      ? [
          sql`r.organisation_id in (select organisation_id from ${inCareOf(context, organisationId, sql`reach`)} as inside)`,
        ]
      : []),
    ...(kinds ? [sql`r.kind = any(${sql.param(kinds)}::text[])`] : []),
    ...(search ? [isMeantBy(search)] : []),
    ...(waiting ? [WAITS] : []),
    ...(states ? [sql`${STATE} = any(${sql.param(states)}::text[])`] : []),
  ]
  return sql.join(parts, sql` and `)
}

/** What every filter reads of; the reader's reach stands before it. */
const SOURCE = sql`
    from school_request r
    join organisation o on o.id = r.organisation_id
    join reach on reach.organisation_id = o.id
    left join change_request handed on handed.id = r.handed_on_id
    left join party_person person on person.party_id = r.party_id
    left join contract c on c.id = r.contract_id`

/** What was asked for at organisations the reader may look at; what waits longest first, then what was decided last. */
export async function listedRequests(
  context: Context,
  db: Statements,
  filter: RequestFilter,
  { limit, offset }: Window,
): Promise<RequestRow[]> {
  const { rows } = await db.execute<RequestRow & Record<string, unknown>>(sql`
    with reach as materialized ${reachOf(context)}
    select r.id, r.kind, ${STATE} as state, r.asked, r.agreed, r.version,
      case when handed.decided_on is null then r.deciders else '[]' end as deciders,
      o.id as "organisationId", o.name as "organisationName", reach.pays,
      r.party_id as "studentId", person.first_name as "firstName", person.last_name as "lastName",
      c.id as "contractId", c.number as "contractNumber", wanted.configuration -> 'title' as title,
      target.name as "newPlace", document.title as document,
      ${askedProof} as proof,
      coalesce(person.is_address_secret, false) as "isAddressSecret",
      ${moment(sql`r.requested_on`)} as "requestedOn",
      nullif(trim(asker.first_name || ' ' || asker.last_name), '') as "requestedBy",
      ${moment(sql`coalesce(r.decided_on, handed.decided_on)`)} as "decidedOn",
      coalesce(r.decided_by, handed.decided_by) as "decidedBy", coalesce(r.decision, handed.decision) as decision,
      coalesce(handed.effective_on, r.effective_on) as "effectiveOn", handed.id is not null as "handedOn"
    ${SOURCE}
    left join subscription_configuration wanted on wanted.id = (r.asked ->> 'configurationId')::uuid
    left join organisation target on target.id = (r.asked ->> 'organizationId')::uuid
    left join organisation_file document on document.id = (r.asked ->> 'documentGuid')::uuid
    left join user_account asker on asker.id = r.requested_by
    where ${wanted(filter, context)}
    order by coalesce(r.decided_on, handed.decided_on) desc nulls first, r.requested_on, r.id
    limit ${limit} offset ${offset}`)
  return rows
}

/** How many a list has, and how many of them the reader decides next. */
export async function countedRequests(
  context: Context,
  db: Statements,
  filter: RequestFilter,
): Promise<ChangeRequestsFound> {
  const { rows } = await db.execute<ChangeRequestsFound & Record<string, unknown>>(sql`
    with reach as materialized ${reachOf(context)}
    select count(*)::int as total, (count(*) filter (where ${WAITS}))::int as waiting
    ${SOURCE}
    where ${wanted(filter, context)}`)
  return rows[0] ?? { total: 0, waiting: 0 }
}
