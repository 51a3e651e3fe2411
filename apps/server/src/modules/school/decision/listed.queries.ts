import type { DecisionFilter, DecisionsQuery } from '@billett/contract'
import { addDays, type DecisionResult, type ObjectionState, type PlainDate } from '@billett/domain'
import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../../call/context.ts'
import type { Statements } from '../../../db/database.ts'
import { personLike } from '../../../db/person-like.ts'
import type { Window } from '../../../db/window.ts'
import { inCareOf, reachOf } from '../reach/index.ts'

/** Days before its end in which a term runs out. */
const SOON = 7

/** A decision with what a list tells of it. */
export interface DecisionRow {
  id: string
  clientId: string
  number: number
  schoolYear: string
  result: DecisionResult
  departs: boolean
  decidedOn: string
  decidedBy: string
  /** Who decided, as an organisation. */
  authorityName: string
  organisationId: string
  organisationName: string
  studentId: string
  firstName: string
  lastName: string
  contractId: string
  contractNumber: string
  state: string
  deliveredOn: PlainDate | null
  objectionUntil: PlainDate | null
  objection: { state: ObjectionState; receivedOn: PlainDate; decidedOn: PlainDate | null } | null
}

/** What of the decisions `d` at organisations `o` somebody sees. */
export interface SeenDecisions {
  /** A `with` clause; empty where nothing is to be worked out once. */
  before: SQL
  condition: SQL
}

/** Those whose money a reader of the portal sees, perhaps at one organisation and all it looks after. */
export const seenByPayer = (context: Context, organizationId: string | undefined): SeenDecisions => ({
  before: sql`with reach as materialized ${reachOf(context)}`,
  condition: sql`o.id in (select reach.organisation_id from reach where reach.pays) and ${
    organizationId
      ? sql`o.id in (select organisation_id from ${inCareOf(context, organizationId, sql`reach`)} as inside)`
      : sql`true`
  }`,
})

/** Those of these clients. */
export const seenOfClients = (clientIds: readonly string[]): SeenDecisions => ({
  before: sql``,
  condition: sql`d.client_id = any(${sql.param([...clientIds])}::text[])`,
})

interface Wanted extends Pick<DecisionsQuery, 'filters' | 'results' | 'search'> {
  seen: SeenDecisions
  today: PlainDate
}

function wanted({ filters, results, search, today }: Wanted): SQL {
  const isOpen = sql`(objected.state is null or objected.state = 'withdrawn') and letter.objection_until >= ${today}`
  const by: Record<DecisionFilter, SQL> = {
    objected: sql`objected.state = 'open'`,
    decidedObjection: sql`objected.state in ('upheld', 'dismissed')`,
    running: isOpen,
    toPost: sql`letter.by_post and letter.sent_on is null`,
    runsOut: sql`${isOpen} and letter.objection_until <= ${addDays(today, SOON)}`,
  }
  const text = search?.trim()
  const [serial = ''] = /^\d+/.exec(text ?? '') ?? []
  return sql.join(
    [
      sql`d.contract_id is not null`,
      ...(filters
        ? [
            sql`(${sql.join(
              filters.map(filter => sql`(${by[filter]})`),
              sql` or `,
            )})`,
          ]
        : []),
      ...(results ? [sql`d.result = any(${sql.param(results)}::text[])`] : []),
      ...(text
        ? [
            sql`(${personLike(text)}
              or lpad(d.number::text, 6, '0') = lpad(${serial}, 6, '0'))`,
          ]
        : []),
    ],
    sql` and `,
  )
}

/** Decisions about contracts, the latest first, as far as the reader sees them. */
export async function listedDecisions(
  db: Statements,
  query: Wanted,
  { limit, offset }: Window,
): Promise<DecisionRow[]> {
  const { rows } = await db.execute<DecisionRow & Record<string, unknown>>(sql`
    ${query.seen.before} select d.id, d.client_id as "clientId", d.number, d.school_year as "schoolYear", d.result,
      d.departs,
      d.decided_by as "decidedBy", authority.name as "authorityName",
      to_char(d.decided_on at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "decidedOn",
      o.id as "organisationId", o.name as "organisationName", c.holder_id as "studentId",
      coalesce(person.first_name, '') as "firstName", coalesce(person.last_name, '') as "lastName",
      c.id as "contractId", c.number as "contractNumber", c.state,
      letter.delivered_on as "deliveredOn", letter.objection_until as "objectionUntil",
      case when objected.state is not null then jsonb_build_object('state', objected.state,
        'receivedOn', objected.received_on, 'decidedOn', objected.decided_on) end as objection
    from entitlement_decision d
    join organisation o on o.id = d.organisation_id
    left join organisation authority on authority.id = d.authority_id
    join contract c on c.id = d.contract_id
    left join party_person person on person.party_id = c.holder_id
    left join decision_letter letter on letter.decision_id = d.id
    left join lateral (
      select said.state, said.received_on, said.decided_on from decision_objection said
      where said.decision_id = d.id order by said.entered_on desc limit 1
    ) as objected on true
    where ${query.seen.condition} and ${wanted(query)}
    order by d.decided_on desc, d.number desc, d.id limit ${limit} offset ${offset}`)
  return rows
}
