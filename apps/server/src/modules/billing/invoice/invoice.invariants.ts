import { addMinutes } from '@billett/domain'
import { sql } from 'drizzle-orm'
import type { Invariants } from '../../../db/invariant.ts'

/** Minutes for which invoices are looked at: older ones cannot have changed. */
const LATELY = 24 * 60

export const invoiceInvariants: Invariants = {
  ofAll: now => [
    {
      name: 'an invoice is the sum of its lines, and each line of the claims that stand on it',
      broken: sql`
        select i.id as what from invoice i
        join invoice_line l on l.invoice_id = i.id
        left join lateral (select count(*) as count, coalesce(sum(c.cents), 0) as cents from invoice_claim ic
          join claim c on c.id = ic.claim_id and c.payer_id = i.payer_id
          where ic.invoice_id = i.id and ic.line = l.number) of_line on true
        where i.created_on > ${addMinutes(now, -LATELY)}
        group by i.id
        having sum(l.gross_cents) <> i.due_cents + i.prepaid_cents or sum(l.net_cents) <> i.net_cents
          or bool_or(of_line.count <> l.count or of_line.cents <> l.gross_cents)`,
    },
    {
      name: 'what is invoiced is not debited as well: invoices, debits and payroll are the claims of a payer and month',
      broken: sql`
        select c.id as what from claim c join payer_account payer on payer.id = c.payer_id
        where c.booked_on > ${addMinutes(now, -LATELY)}
          and exists (select 1 from invoice_claim ic where ic.claim_id = c.id)
          and exists (select 1 from collection_claim held where held.claim_id = c.id and held.reopened_on is null)
        union all
        select i.id from invoice i join invoice_claim ic on ic.invoice_id = i.id
        join collection_claim held on held.claim_id = ic.claim_id and held.reopened_on is null
        where i.created_on > ${addMinutes(now, -LATELY)}`,
    },
    {
      name: 'the numbers of invoices have no gaps',
      broken: sql`
        select s.client_id || ' ' || s.year as what from invoice_series s
        left join lateral (select count(*) as count from invoice i
          where i.client_id = s.client_id and i.number like 'R' || s.year || '-%') made on true
        where made.count <> s.last`,
    },
  ],
}
