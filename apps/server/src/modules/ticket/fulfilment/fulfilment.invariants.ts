import { sql } from 'drizzle-orm'
import type { Invariants } from '../../../db/invariant.ts'
import { waitsForJob } from '../../../db/waits-for-job.ts'

export const fulfilmentInvariants: Invariants = {
  ofOrders: among => [
    {
      name: 'no valid ticket without money that covers it',
      broken: sql`
        select t.id as what from issued_ticket t join "order" o on o.id = t.order_id
        where ${among('t.order_id')}
          and t.state <> 'cancelled' and o.state not in ('completed', 'partlyCancelled', 'canceledRequested')`,
    },
    {
      name: 'every paid order has tickets or a job that makes them',
      broken: sql`
        select o.id as what from "order" o
        where ${among('o.id')} and o.state = 'paid'
          and not ${waitsForJob('fulfilOrder', 'orderId', sql`o.id`)}`,
    },
    {
      name: 'every fulfilled order has one issued ticket, top-up, first payment or case of a check per line',
      broken: sql`
        select o.id as what from "order" o
        where ${among('o.id')} and o.state = 'completed'
          and jsonb_array_length(o.tickets) <> (select count(*) from issued_ticket t where t.order_id = o.id and t.parent_id is null)
            + (select count(*) from prepaid_top_up u where u.order_id = o.id)
            + jsonb_array_length(jsonb_path_query_array(o.tickets, '$[*].firstPayment'))
            + jsonb_array_length(jsonb_path_query_array(o.tickets, '$[*].enforcement'))`,
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
  ],
}
