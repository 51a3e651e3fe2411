import { sql } from 'drizzle-orm'

/** A contract of a payer is set aside until people have looked at it: it may go on, and is not claimed meanwhile. */
const isParked = sql`exists (
  select 1 from contract_event set_aside join contract c on c.id = set_aside.contract_id
  where set_aside.client_id = payer.client_id and set_aside.happening ->> 'kind' = 'parked'
    and (c.subscriber_id = payer.party_id or exists (
      select 1 from claim paid where paid.contract_id = c.id and paid.payer_id = payer.id))
    and not exists (
      select 1 from contract_event later where later.contract_id = c.id and later.seq > set_aside.seq
        and later.happening ->> 'kind' in ('parked', 'unparked')))`

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
