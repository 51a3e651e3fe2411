import { sql } from 'drizzle-orm'
import type { Invariants } from '../../../db/invariant.ts'

export const claimInvariants: Invariants = {
  ofMoved: of => [
    {
      name: 'what was claimed is in the books, once and over its amount',
      broken: sql`
        select c.id as what from claim c left join ledger_entry l on l.key = 'claim:' || c.id
        where ${of.claim('c.id')}
          and ((c.cents <> 0) <> (l.id is not null) or abs(c.cents) <> l.amount_cents
            or (l.debit = 'receivable') <> (c.cents > 0) or l.contract_id <> c.contract_id)`,
    },
    {
      name: 'what is in the books as a claim is there',
      broken: sql`
        select l.key as what from ledger_entry l where ${of.claim('l.key', 'claim:')}
          and not exists (select 1 from claim c where 'claim:' || c.id = l.key)`,
    },
  ],
}
