import { type SQL, sql } from 'drizzle-orm'
import { isInCollection, isPaidByHand } from '../../../db/held-claim.ts'
import type { Invariants, OfMoving } from '../../../db/invariant.ts'
import { isInvoiced, isStanding } from '../../../db/standing-invoice.ts'

/** Whether something else asked for a claim `c`, or paid it out, when an invoice `i` was made, whatever came of it. */
const wasHeld = (by: 'collection_claim' | 'payout_claim'): SQL => sql`exists (select 1 from ${sql.raw(by)} held
  where held.claim_id = c.id and (held.reopened_on is null or held.reopened_on >= i.created_on))`

/** Payers and months of which something has moved. */
const moved = (of: OfMoving): SQL => sql`(
  select c.payer_id, left(c.period_start, 7) as month from claim c where ${of.claim('c.id')}
  union
  select c.payer_id, left(c.period_start, 7) from invoice i join invoice_claim on_it on on_it.invoice_id = i.id
    join claim c on c.id = on_it.claim_id where ${of.invoice('i.id')}
  union
  select i.payer_id, left(l.period_start, 7) from invoice i join invoice_line l on l.invoice_id = i.id
    where ${of.invoice('i.id')}
)`

/**
 * What each of the three asks for, as it stands in its own rows, and what nobody asks for yet: together the claims of a
 * payer and month. A debit counts with all of its claims, of which some may have been paid before. What is kept back
 * from wages is asked of the employer, whose invoice holds it besides.
 */
const sumsAreClaims = (of: OfMoving): SQL => sql`
  select moved.payer_id || ' ' || moved.month as what from ${moved(of)} moved
  cross join lateral (
    select coalesce(sum(c.cents), 0) as claimed,
      coalesce(sum(c.cents) filter (where not (${isInCollection(sql`c.id`)}) and not exists (
          select 1 from payroll_entry kept where kept.claim_id = c.id)
        and not exists (select 1 from invoice_claim on_it join invoice i on i.id = on_it.invoice_id
          where on_it.claim_id = c.id and i.payer_id = c.payer_id and ${isStanding(sql`i.id`)})), 0) as open
    from claim c where c.payer_id = moved.payer_id and left(c.period_start, 7) = moved.month
  ) own
  cross join lateral (
    select coalesce(sum(l.gross_cents), 0) as cents from invoice i join invoice_line l on l.invoice_id = i.id
    where i.payer_id = moved.payer_id and left(l.period_start, 7) = moved.month and not l.by_payroll
      and i.kind <> 'cancellation' and ${isStanding(sql`i.id`)}
  ) invoiced
  cross join lateral (
    select coalesce(sum(c.cents), 0) as cents from collection_claim held join claim c on c.id = held.claim_id
    where c.payer_id = moved.payer_id and left(c.period_start, 7) = moved.month and held.reopened_on is null
  ) debited
  cross join lateral (
    select coalesce(sum(kept.cents), 0) as cents from payroll_entry kept join claim c on c.id = kept.claim_id
    where c.payer_id = moved.payer_id and left(c.period_start, 7) = moved.month
  ) payroll
  where own.claimed <> invoiced.cents + debited.cents + payroll.cents + own.open`

export const invoiceInvariants: Invariants = {
  ofMoved: of => [
    {
      name: 'an invoice is the sum of its lines, and each line of the claims that stand on it',
      broken: sql`
        select i.id as what from invoice i
        join invoice_line l on l.invoice_id = i.id
        left join lateral (select count(*) as count, coalesce(sum(c.cents), 0) as cents from invoice_claim ic
          join claim c on c.id = ic.claim_id and (c.payer_id <> i.payer_id) = l.by_payroll
          where ic.invoice_id = i.id and ic.line = l.number) of_line on true
        where ${of.invoice('i.id')}
        group by i.id
        having sum(l.gross_cents) <> i.due_cents + i.prepaid_cents or sum(l.net_cents) <> i.net_cents
          or (i.kind <> 'cancellation' and bool_or(of_line.count <> l.count or of_line.cents <> l.gross_cents))`,
    },
    {
      name: 'what takes an invoice back is all of it, line by line',
      broken: sql`
        select back.id as what from invoice back join invoice i on i.id = back.preceding_id
        where back.kind = 'cancellation' and ${of.invoice('back.id')} and (i.due_cents <> -back.due_cents
          or exists (select 1 from invoice_line l full join (select * from invoice_line where invoice_id = back.id) less
            on less.number = l.number where coalesce(l.invoice_id, i.id) = i.id
            and l.gross_cents is distinct from -less.gross_cents))`,
    },
    {
      name: 'invoices, debits, payroll and what is not asked for yet are the claims of a payer and month',
      broken: sumsAreClaims(of),
    },
    {
      name: 'a claim is in one invoice at most that stands',
      broken: sql`
        select ic.claim_id as what from invoice i join invoice_claim ic on ic.invoice_id = i.id
        join invoice_claim again on again.claim_id = ic.claim_id and again.invoice_id <> i.id
        where ${of.invoice('i.id')} and ${isStanding(sql`i.id`)} and ${isStanding(sql`again.invoice_id`)}`,
    },
    {
      name: 'what is invoiced is not debited as well',
      broken: sql`
        select c.id as what from claim c
        where ${of.claim('c.id')} and ${isInvoiced(sql`c.id`)} and ${isInCollection(sql`c.id`)}`,
    },
    {
      name: 'nothing that was known when invoices of a month were made is left out of them',
      broken: sql`
        select c.id as what from claim c join invoice i on i.payer_id = c.payer_id and i.kind = 'invoice'
        join payer_account payer on payer.id = c.payer_id and payer.method = 'invoice'
        where ${of.invoice('i.id')} and c.cents <> 0
          and c.booked_on < (i.month || '-02')::timestamp at time zone 'Europe/Berlin'
          and left(c.period_start, 7) <= i.month and ${isStanding(sql`i.id`)}
          and not exists (select 1 from invoice_claim ic where ic.claim_id = c.id)
          and not ${wasHeld('collection_claim')} and not ${wasHeld('payout_claim')}
          and not ${isPaidByHand(sql`c.id`)}`,
    },
    {
      name: 'what an employer is invoiced for employees is in a payroll list, and a list is the sum of its claims',
      broken: sql`
        select ic.claim_id as what from invoice i join invoice_line l on l.invoice_id = i.id and l.by_payroll
        join invoice_claim ic on ic.invoice_id = i.id and ic.line = l.number
        where ${of.invoice('i.id')}
          and not exists (select 1 from payroll_entry kept where kept.claim_id = ic.claim_id)
        union all
        select list.id from payroll_list list
        left join payroll_entry kept on kept.list_id = list.id left join claim c on c.id = kept.claim_id
        where ${of.payrollList('list.id')} group by list.id
        having count(kept.claim_id) <> list.count or coalesce(sum(kept.cents), 0) <> list.cents
          or bool_or(kept.cents <> c.cents)`,
    },
    {
      name: 'invoices and payroll lists of which there are claims are there',
      broken: sql`
        select ic.invoice_id as what from invoice_claim ic where ${of.invoice('ic.invoice_id')}
          and not exists (select 1 from invoice i where i.id = ic.invoice_id)
        union
        select kept.list_id from payroll_entry kept where ${of.payrollList('kept.list_id')}
          and not exists (select 1 from payroll_list list where list.id = kept.list_id)`,
    },
  ],
  ofAll: () => [
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
