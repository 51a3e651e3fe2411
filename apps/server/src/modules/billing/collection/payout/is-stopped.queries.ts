import { sql } from 'drizzle-orm'
import { suspectedPayers } from '../suspected-payers.queries.ts'
import { contractsOfPayer } from './contracts-of-payer.queries.ts'

/** A contract of a payer is set aside until people have looked at it: it may go on, and is not claimed meanwhile. */
const isParked = sql`exists (
  select 1 from ${contractsOfPayer} own where (
    select e.happening ->> 'kind' from contract_event e
    where e.contract_id = own.id and e.happening ->> 'kind' in ('parked', 'unparked')
    order by e.seq desc limit 1) = 'parked')`

/**
 * Somebody has to decide first: they owe, are dead or insolvent, doubt it, what a contract comes to cannot be told, or
 * they may have named an account that is not theirs.
 */
export const isStopped = sql`(exists (select 1 from dunning_case d where d.payer_id = payer.id and d.closed_on is null)
  or exists (select 1 from collection_stop stop
    where stop.payer_id = payer.id and stop.ended_on is null and stop.kind = 'everything')
  or payer.id in (${suspectedPayers('open', 'confirmed')})
  or ${isParked})`
