import { sql } from 'drizzle-orm'
import type { Invariants } from '../../../../db/invariant.ts'

/** What has to be booked of a payout that has come so far; one of a file that never left has nothing. */
const BOOKED = sql`(values ('sent', 'presented'), ('paid', 'presented'), ('paid', 'settled'), ('rejected', 'presented'),
  ('rejected', 'rejected'), ('returned', 'presented'), ('returned', 'settled'), ('returned', 'returned')
  ) as wanted (state, move)`

export const payoutInvariants: Invariants = {
  ofMoved: of => [
    {
      name: 'a payout is what its payer is credited less what they owe, of claims of their own',
      broken: sql`
        select p.id as what from payout p where ${of.payout('p.id')}
          and (p.cents <> (select -coalesce(sum(part.cents), 0) from payout_claim part where part.payout_id = p.id)
            or exists (select 1 from payout_claim part join claim on claim.id = part.claim_id
              where part.payout_id = p.id and claim.payer_id <> p.payer_id))`,
    },
    {
      name: 'the claims of a payout are held until it ends without reaching anybody, and then owed again',
      broken: sql`
        select p.id as what from payout p join payout_claim part on part.payout_id = p.id
        where ${of.payout('p.id')}
          and (p.state in ('rejected', 'returned', 'dropped')) <> (part.reopened_on is not null)`,
    },
    {
      name: 'no claim is in a debit and in a payout at once',
      broken: sql`
        select p.id as what from payout p join payout_claim part on part.payout_id = p.id and part.reopened_on is null
        join collection_claim held on held.claim_id = part.claim_id and held.reopened_on is null
        where ${of.claim('part.claim_id')}`,
    },
    {
      name: 'what became of a payout is in the books, for each of its claims, once and over its amount',
      broken: sql`
        select p.id as what from payout p join ${BOOKED} on wanted.state = p.state
        join payout_claim part on part.payout_id = p.id
        left join ledger_entry e on e.key = wanted.move || ':' || p.id || ':' || part.claim_id
        where ${of.payout('p.id')} and e.amount_cents is distinct from abs(part.cents)`,
    },
    {
      name: 'a file of transfers is what its payouts are together, and none of them moves before it is handed over',
      broken: sql`
        select f.id as what from bank_file f
        left join lateral (select count(*) as count, coalesce(sum(p.cents), 0) as cents,
            bool_or(p.state in ('sent', 'paid', 'rejected', 'returned')) as moved
          from payout p where p.file_id = f.id) of_file on true
        where f.kind = 'transfers' and ${of.bankFile('f.id')}
          and (of_file.count <> f.count or of_file.cents <> f.sum_cents
            or (of_file.moved and f.handed_over_on is null))`,
    },
    {
      name: 'a payout is in a file that is there',
      broken: sql`
        select p.file_id as what from payout p where ${of.bankFile('p.file_id')}
          and not exists (select 1 from bank_file f where f.id = p.file_id)`,
    },
  ],
}
