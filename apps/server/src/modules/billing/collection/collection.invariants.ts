import { sql } from 'drizzle-orm'
import type { Invariants } from '../../../db/invariant.ts'

/** What has to be booked of a collection that has come so far. */
const BOOKED = sql`(values ('presented', 'presented'), ('settled', 'presented'), ('settled', 'settled'),
  ('closed', 'presented'), ('closed', 'settled'), ('returned', 'presented'), ('returned', 'settled'),
  ('returned', 'returned'), ('rejected', 'presented'), ('rejected', 'rejected')) as wanted (state, move)`

export const collectionInvariants: Invariants = {
  ofMoved: of => [
    {
      name: 'a collection is the sum of its claims, and not above what was announced',
      broken: sql`
        select c.id as what from collection c
        left join debit_notice_line l on l.notice_id = c.notice_id and l.due_on = c.due_on
        where ${of.collection('c.id')} and (c.cents > coalesce(l.cents, 0)
          or c.cents <> (select coalesce(sum(p.cents), 0) from collection_claim p where p.collection_id = c.id)
          or exists (select 1 from collection_claim p join claim on claim.id = p.claim_id
            where p.collection_id = c.id and (abs(p.cents) > abs(claim.cents) or sign(p.cents) <> sign(claim.cents))))`,
    },
    {
      name: 'the claims of a collection are held while it is under way, and free again when it ended without money',
      broken: sql`
        select c.id as what from collection c join collection_claim p on p.collection_id = c.id
        where ${of.collection('c.id')}
          and (c.state in ('returned', 'rejected', 'dropped')) <> (p.reopened_on is not null)`,
    },
    {
      name: 'what became of a collection is in the books, for each of its claims, once and over its amount',
      broken: sql`
        select c.id as what from collection c join ${BOOKED} on wanted.state = c.state
        join collection_claim p on p.collection_id = c.id
        left join ledger_entry e on e.key = wanted.move || ':' || c.id || ':' || p.claim_id
        where ${of.collection('c.id')} and e.amount_cents is distinct from abs(p.cents)`,
    },
    {
      name: 'a file is what its collections are together, and no money moves before it is handed over',
      broken: sql`
        select f.id as what from bank_file f
        left join lateral (select count(*) as count, coalesce(sum(c.cents), 0) as cents,
            bool_or(c.state in ('presented', 'settled', 'closed', 'returned')) as moved
          from collection c where c.file_id = f.id) of_file on true
        where f.kind = 'debits' and ${of.bankFile('f.id')} and f.state not in ('void', 'rejected')
          and (of_file.count <> f.count or of_file.cents <> f.sum_cents
            or (of_file.moved and f.handed_over_on is null))`,
    },
    {
      name: 'a debit that is in a file is in one that is there',
      broken: sql`
        select c.file_id as what from collection c where c.file_id is not null and ${of.bankFile('c.file_id')}
          and not exists (select 1 from bank_file f where f.id = c.file_id)`,
    },
  ],
}
