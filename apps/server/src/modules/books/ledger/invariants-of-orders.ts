import { isPaid } from '@billett/domain'
import { type SQL, sql } from 'drizzle-orm'
import { isUndecided, orderStateIn } from '../../../db/state-in.ts'
import type { Invariant } from './invariant.ts'

/**
 * What must always hold of an order, its money and its tickets, asked of these orders alone: how long it takes does not
 * depend on how many there are in all.
 */
export function invariantsOfOrders(orderIds: readonly string[]): Invariant[] {
  const ids = sql`${sql.param(orderIds)}::uuid[]`
  const among = (column: string): SQL => sql`${sql.raw(column)} = any(${ids})`
  return [
    {
      name: 'money in pays for orders, is to go back, or has gone back',
      broken: sql`
        select order_id as what from ledger_entry where ${among('order_id')} group by order_id
        having sum(case when credit = 'customer' then amount_cents when debit = 'customer' then -amount_cents else 0 end) <> 0`,
    },
    {
      name: 'what is booked to come in is what attempts say was paid',
      broken: sql`
        select a.id as what from payment_attempt a left join ledger_entry l on l.key = 'capture:' || a.id
        where ${among('a.order_id')} and (a.state = 'paid') <> (l.id is not null)`,
    },
    {
      name: 'a paid order has its sale in the ledger, over its total',
      broken: sql`
        select o.id as what from "order" o left join ledger_entry l on l.key = 'sale:' || o.id
        where ${among('o.id')}
          and ((${orderStateIn(sql`o.state`, state => isPaid(state) || state === 'cancelled')}) <> (l.id is not null)
            or (l.id is not null and l.amount_cents <> o.total_cents))`,
    },
    {
      name: 'no valid ticket without money that covers it',
      broken: sql`
        select t.id as what from issued_ticket t join "order" o on o.id = t.order_id
        where ${among('t.order_id')}
          and t.state <> 'cancelled' and o.state not in ('completed', 'partlyCancelled', 'canceledRequested')`,
    },
    {
      name: 'every attempt asks for the sum of its order’s tickets, or has ended',
      broken: sql`
        select a.id as what from payment_attempt a join "order" o on o.id = a.order_id
        where ${among('a.order_id')}
          and ${isUndecided(sql`a.state`)} and a.amount_cents <> o.total_cents`,
    },
    {
      name: 'every open attempt is asked about',
      broken: sql`
        select id as what from payment_attempt
        where ${among('order_id')} and (${isUndecided(sql`state`)}) <> (poll_on is not null)`,
    },
    {
      name: 'every paid order has tickets or a job that makes them',
      broken: sql`
        select o.id as what from "order" o
        where ${among('o.id')} and o.state = 'paid'
          and not exists (
            select 1 from job.job j
            where j.name = 'fulfilOrder' and j.data ->> 'orderId' = o.id::text and j.state in ('created', 'retry', 'active'))`,
    },
    {
      name: 'every fulfilled order has one issued ticket, or one top-up, per ticket sold',
      broken: sql`
        select o.id as what from "order" o
        where ${among('o.id')} and o.state = 'completed'
          and jsonb_array_length(o.tickets) <> (select count(*) from issued_ticket t where t.order_id = o.id and t.parent_id is null)
            + (select count(*) from prepaid_top_up u where u.order_id = o.id)`,
    },
    {
      name: 'every top-up is made, refused, or has a job that makes it',
      broken: sql`
        select u.id as what from prepaid_top_up u
        where ${among('u.order_id')} and u.state = 'requested'
          and not exists (
            select 1 from job.job j
            where j.name = 'creditCard' and j.data ->> 'topUpId' = u.id::text and j.state in ('created', 'retry', 'active'))`,
    },
    {
      name: 'a top-up that was refused is the customer’s money again, and only then',
      broken: sql`
        select u.id as what from prepaid_top_up u left join ledger_entry l on l.key = 'reversal:' || u.id
        where ${among('u.order_id')} and (u.state = 'refused') <> (l.id is not null)`,
    },
    {
      name: 'rides validated are rides used',
      broken: sql`
        select p.id as what from issued_ticket p
        where ${among('p.order_id')} and p.parent_id is null and p.rides > 1
          and p.rides_used <> coalesce((select sum(c.rides) from issued_ticket c where c.parent_id = p.id), 0)`,
    },
    {
      name: 'bookings of an order add up to its total',
      broken: sql`
        select o.id as what from "order" o
        where ${among('o.id')} and o.state = 'completed'
          and o.total_cents <> (select coalesce(sum(b.amount_cents), 0) from booking b where b.order_id = o.id)`,
    },
    {
      // Every number but the first follows one that was given; that the last of all is the counter's is asked once, not
      // per order.
      name: 'invoice numbers have no gaps',
      broken: sql`
        select o.id as what
        from "order" o
        cross join lateral (select split_part(o.invoice_number, '-', 1) as year, split_part(o.invoice_number, '-', 2)::int - 1 as number) before
        where ${among('o.id')} and o.invoice_number is not null and before.number > 0
          and not exists (
            select 1 from "order" p
            where p.client_id = o.client_id
              and p.invoice_number = before.year || '-' || lpad(before.number::text, greatest(6, length(before.number::text)), '0'))`,
    },
    {
      name: 'a refund that is done stands in the ledger, and only then',
      broken: sql`
        select r.id as what from refund r left join ledger_entry l on l.key = 'refunded:' || r.id
        where ${among('r.order_id')} and (r.state = 'done') <> (l.id is not null)`,
    },
  ]
}
