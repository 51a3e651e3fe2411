import type { Cents, CollectingTrouble, PlainDate, RunCause } from '@billett/domain'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Statements } from '../../../db/database.ts'
import { adminEvent } from '../../../db/schema/index.ts'
import { COLLECTED } from './billing-runs.queries.ts'

interface Days {
  clientId: string
  dueOn: PlainDate
  /** Null: there was no run before. */
  beforeOn: PlainDate | null
}

interface Difference {
  cause: RunCause
  contracts: number
  cents: Cents
}

/** A claim of a usual period, collected on the day it was due. */
const REGULAR = sql`claim.revision = 1 and claim.component in ('fare', 'surcharge', 'discount')`

const happened = (kind: string, until: PlainDate) => sql`exists (
  select 1 from contract_event e where e.contract_id = one.contract_id
    and e.happening ->> 'kind' = ${kind} and e.happening ->> 'effectiveOn' <= ${until})`

/** Why a day collects another sum than the one before: contracts and cents by cause. */
export async function differencesOf(db: Statements, { clientId, dueOn, beforeOn }: Days): Promise<Difference[]> {
  const { rows } = await db.execute<{ [K in keyof Difference]: Difference[K] }>(sql`
    with part as (
      select claim.contract_id, c.due_on = ${dueOn} as is_now, p.cents,
        case when not (${REGULAR}) then 'correction' when claim.due_on < c.due_on then 'late' else 'regular' end as kind
      from collection c
      join collection_claim p on p.collection_id = c.id
      join claim on claim.id = p.claim_id
      where c.client_id = ${clientId} and c.due_on in (${dueOn}, ${beforeOn ?? dueOn}) and c.${COLLECTED}
    ), one as (
      select contract_id, kind, coalesce(sum(cents) filter (where is_now), 0) as now,
        coalesce(sum(cents) filter (where not is_now), 0) as before
      from part group by contract_id, kind
    ), told as (
      select now - before as cents, case
        when kind <> 'regular' then kind
        when before = 0 and not exists (
          select 1 from collection_claim p join claim on claim.id = p.claim_id
          join collection c on c.id = p.collection_id
          where claim.contract_id = one.contract_id and c.due_on < ${dueOn} and c.${COLLECTED}) then 'new'
        when before = 0 and ${happened('paused', dueOn)} then 'paused'
        when now = 0 and ${happened('ended', dueOn)} then 'ended'
        when now = 0 and ${happened('paused', dueOn)} then 'paused'
        when now <> 0 and before <> 0 then 'price'
        else 'other' end as cause
      from one where now <> before
    )
    select cause, count(*)::int as contracts, sum(cents)::float8 as cents from told group by cause order by cause`)
  return rows
}

interface GreatAmount {
  customerNumber: string
  cents: Cents
  contracts: number
  contractGuid: string
  contractNumber: string
}

const MOST = 20

/** The greatest debits of a day. */
export async function greatestOf(
  db: Statements,
  { clientId, dueOn }: Pick<Days, 'clientId' | 'dueOn'>,
): Promise<GreatAmount[]> {
  const { rows } = await db.execute<{ [K in keyof GreatAmount]: GreatAmount[K] }>(sql`
    select party.customer_number as "customerNumber", great.cents, of_contracts.count::int as contracts,
      of_contracts.id as "contractGuid", of_contracts.number as "contractNumber"
    from (
      select id, payer_id, cents from collection
      where client_id = ${clientId} and due_on = ${dueOn} and ${COLLECTED}
      order by cents desc, id limit ${MOST}
    ) great
    join payer_account payer on payer.id = great.payer_id
    join party on party.id = payer.party_id
    cross join lateral (
      select count(distinct contract.id) as count, min(contract.id::text) as id, min(contract.number) as number
      from collection_claim p join claim on claim.id = p.claim_id join contract on contract.id = claim.contract_id
      where p.collection_id = great.id
    ) of_contracts
    order by great.cents desc, great.id`)
  return rows
}

/** What people were told of a day and have not acknowledged. */
export async function troublesOf(
  db: Statements,
  { clientId, dueOn }: Pick<Days, 'clientId' | 'dueOn'>,
): Promise<{ what: CollectingTrouble; found: number }[]> {
  const rows = await db
    .select({ facts: adminEvent.facts })
    .from(adminEvent)
    .where(
      and(
        eq(adminEvent.clientId, clientId),
        eq(adminEvent.kind, 'collecting'),
        isNull(adminEvent.acknowledgedOn),
        sql`${adminEvent.facts} ->> 'dueOn' = ${dueOn}`,
      ),
    )
    .orderBy(asc(adminEvent.date))
  return rows.flatMap(({ facts }) =>
    'what' in facts && 'dueOn' in facts ? [{ what: facts.what, found: facts.found }] : [],
  )
}

/** Parts of what was begun last of a run. */
export async function progressOf(db: Statements, runId: string): Promise<{ done: number; parts: number } | null> {
  const { rows } = await db.execute<{ done: number; parts: number }>(sql`
    select count(finished_on)::int as done, count(*)::int as parts from billing_run_part
    where run_id = ${runId}::uuid and pass = (
      select pass from billing_run_part where run_id = ${runId}::uuid
      order by pass = 'plan' desc, pass desc limit 1)`)
  const [row] = rows
  return row && row.parts > row.done ? row : null
}
