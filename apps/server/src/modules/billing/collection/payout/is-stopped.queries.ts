import { sql } from 'drizzle-orm'
import { contractsOfPayer } from './contracts-of-payer.queries.ts'

/** A contract of a payer is set aside until people have looked at it: it may go on, and is not claimed meanwhile. */
const isParked = sql`exists (
  select 1 from ${contractsOfPayer} own where (
    select e.happening ->> 'kind' from contract_event e
    where e.contract_id = own.id and e.happening ->> 'kind' in ('parked', 'unparked')
    order by e.seq desc limit 1) = 'parked')`

/**
 * Somebody has to decide first: they owe, are dead or insolvent, doubt it, what a contract comes to cannot be told, or
 * the account may be a fraud's.
 */
export const isStopped = sql`(exists (select 1 from dunning_case d where d.payer_id = payer.id and d.closed_on is null)
  or exists (select 1 from collection_stop stop
    where stop.payer_id = payer.id and stop.ended_on is null and stop.kind = 'everything')
  or exists (select 1 from fraud_case found
    where found.mandate_id = payer.mandate_id and found.state in ('open', 'confirmed'))
  or ${isParked})`
