import { sql } from 'drizzle-orm'
import type { Invariants } from '../../../db/invariant.ts'

export const bankMessageInvariants: Invariants = {
  ofMoved: of => [
    {
      name: 'what came back has ended its collection, and freed exactly its claims',
      broken: sql`
        select r.id as what from bank_return r join collection c on c.id = r.collection_id
        where ${of.collection('c.id')} and (c.state <> r.kind or c.cents <> r.cents
          or exists (select 1 from collection_claim p where p.collection_id = c.id and p.reopened_on is null))`,
    },
    {
      name: 'a collection that came back or was rejected says by which line of the bank',
      broken: sql`
        select e.id as what from bank_entry e where ${of.bankEntry('e.id')}
          and e.state = 'matched' and e.kind in ('return', 'reject')
          and not exists (select 1 from bank_return r where r.entry_id = e.id)`,
    },
    {
      name: 'what a line of the bank paid is its amount, each part once in the books',
      broken: sql`
        select e.id as what from bank_entry e where ${of.bankEntry('e.id')}
          and e.state = 'matched' and e.kind = 'transfer' and e.cents <>
            (select coalesce(sum(l.amount_cents), 0) from ledger_entry l where l.key = 'surplus:' || e.id
              or l.key in (select 'paid:' || p.id from claim_payment p where p.entry_id = e.id))`,
    },
    {
      name: 'a line of the bank that paid a claim or brought a debit back is there',
      broken: sql`
        select told.entry_id as what from (
          select entry_id from claim_payment p where ${of.bankEntry('p.entry_id')}
          union all select entry_id from bank_return r where ${of.bankEntry('r.entry_id')}
        ) told
        where told.entry_id is not null and not exists (select 1 from bank_entry e where e.id = told.entry_id)`,
    },
    {
      name: 'no claim is paid by itself above what it is',
      broken: sql`
        select c.id as what from claim_payment p join claim c on c.id = p.claim_id
        where ${of.claim('c.id')} group by c.id, c.cents having sum(p.cents) > c.cents`,
    },
  ],
}
