import { sql } from 'drizzle-orm'
import type { Invariants } from '../../../db/invariant.ts'

export const debtPaymentInvariants: Invariants = {
  ofMoved: of => [
    {
      name: 'what was kept of a payment by link is in the books, as what it paid and what was credited',
      broken: sql`
        select d.id as what from debt_payment d where ${of.debtPayment('d.id')}
          and (case when d.state = 'paid' then coalesce(d.charged_cents, d.amount_cents) - d.refunded_cents else 0 end) <>
            (select coalesce(sum(l.amount_cents), 0) from ledger_entry l where l.key = 'surplus:' || d.id
              or l.key in (select 'paid:' || p.id from claim_payment p where p.attempt_id = d.id))`,
    },
    {
      name: 'a payment by link that paid a claim is there',
      broken: sql`
        select p.attempt_id as what from claim_payment p where p.attempt_id is not null
          and ${of.debtPayment('p.attempt_id')}
          and not exists (select 1 from debt_payment d where d.id = p.attempt_id)`,
    },
  ],
}
