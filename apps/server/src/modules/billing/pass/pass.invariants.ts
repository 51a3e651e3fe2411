import { sql } from 'drizzle-orm'
import type { Invariants } from '../../../db/invariant.ts'

export const passInvariants: Invariants = {
  ofMoved: of => [
    {
      name: 'every pass stands on a claim of its contract, and on its entry where it costs anything',
      broken: sql`
        select t.id as what from issued_ticket t
        left join claim c on c.id = t.claim_id
        left join ledger_entry l on l.id = t.ledger_entry_id
        where t.contract_id is not null and ${of.pass('t.id')}
          and (c.id is null or c.contract_id <> t.contract_id or c.cents < 0 or c.component <> 'fare'
            or (c.cents > 0) <> (l.id is not null) or l.key <> 'claim:' || c.id)`,
    },
    {
      name: 'no two good passes of a contract are for the same days',
      broken: sql`
        select t.id as what from issued_ticket t join issued_ticket o
          on o.contract_id = t.contract_id and o.id <> t.id and o.valid_from < t.valid_to and t.valid_from < o.valid_to
        where t.contract_id is not null and t.state <> 'cancelled' and o.state <> 'cancelled'
          and ${of.pass('t.id')}`,
    },
    {
      // What has stopped, paused or moved a pass is a matter of its history; of contracts without such all is known.
      name: 'every claimed period of a pass on a phone has one, unless its passes are still to be made',
      broken: sql`
        select c.id as what from claim c join contract k on k.id = c.contract_id
        where ${of.claim('c.id')} and c.component = 'fare' and c.cents >= 0 and not k.passes_due
          and c.period_end::date > c.booked_on::date + 1
          and not exists (
            select 1 from issued_ticket t join claim b on b.id = t.claim_id
            where t.contract_id = c.contract_id and b.period_start = c.period_start)
          and not exists (
            select 1 from claim o where o.contract_id = c.contract_id and o.component = 'fare'
              and o.period_start = c.period_start and o.cents < 0)
          and not exists (
            select 1 from contract_event e where e.contract_id = c.contract_id
              and (e.happening ->> 'kind' in ('paused', 'ended', 'blocked', 'mediumChanged', 'parked', 'voided')
                or e.happening -> 'payload' -> 'medium' ->> 'kind' = 'chip'))`,
    },
  ],
}
