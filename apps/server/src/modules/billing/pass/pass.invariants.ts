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
  ],
}
