import type { ContractEvent, EventKind, Instant, ReportSpan } from '@billett/domain'
import { sql } from 'drizzle-orm'
import type { Context } from '../../../call/context.ts'
import type { Statements } from '../../../db/database.ts'
import { claimsSeen } from './claims-seen.queries.ts'

/** What the fares of a contract follow from; what it is travelled with, say, does not change them. */
const PRICED_BY: readonly EventKind[] = [
  'concluded',
  'ended',
  'paused',
  'resumed',
  'productChanged',
  'priceAgreed',
  'priceAnnounced',
  'sharesAgreed',
  'voided',
]

/** Contracts that were claimed for in a month, to which the same has happened on the same days. */
interface StoredAlike {
  /** The account that was claimed of. */
  payer: string
  configurationId: string
  contracts: number
  lastCents: number
  events: ContractEvent[]
}

/** Others who share a price are told from nobody: only the payer's own part of it is asked for. */
const SHARES = sql`(
  select jsonb_agg(case when share ->> 'payer' = base.payer::text then share else share || '{"payer": "others"}' end)
  from jsonb_array_elements(event.happening -> 'payload' -> 'shares') share)`

const HAPPENING = sql`case event.happening ->> 'kind'
  when 'concluded' then jsonb_set(jsonb_set(event.happening, '{payload,shares}', ${SHARES}),
    '{payload,medium}', '{"kind": "phone"}')
  when 'sharesAgreed' then jsonb_set(event.happening, '{payload,shares}', ${SHARES})
  else event.happening end`

/**
 * The contracts a payer was claimed fares for in a month, those together that are alike: of very many there are few
 * kinds. Their histories are as they are known at a moment.
 */
export async function alikeContracts(
  context: Context,
  db: Statements,
  payerId: string,
  { last, knownUntil }: { last: ReportSpan; knownUntil: Instant },
): Promise<StoredAlike[]> {
  const { rows } = await db.execute<StoredAlike & Record<string, unknown>>(sql`
    with base as (
      select claim.contract_id, c.configuration_id, account.id as payer, sum(claim.cents) as cents
      from ${claimsSeen(context, last)} where payer.id = ${payerId} and claim.component = 'fare' group by 1, 2, 3
    ),
    lived as (
      select base.*, coalesce((
        select jsonb_agg(${HAPPENING} || jsonb_build_object('seq', event.seq, 'recordedOn', ${knownUntil}::text)
          order by event.seq)
        from contract_event event
        where event.contract_id = base.contract_id and event.recorded_on <= ${knownUntil}
          and event.happening ->> 'kind' = any(${sql.param(PRICED_BY)}::text[])), '[]') as events
      from base
    )
    select payer, configuration_id as "configurationId", events, count(*)::int as contracts,
      sum(cents)::float8 as "lastCents"
    from lived group by 1, 2, 3`)
  return rows
}
