import { sql } from 'drizzle-orm'
import type { Statements } from '../../db/database.ts'

interface Invariant {
  name: string
  /** Selects what breaks it, one row each, with a column `what`. */
  broken: ReturnType<typeof sql>
}

/** Minutes after which work that should have happened counts as forgotten. */
const FORGOTTEN = sql.raw(`interval '30 minutes'`)

/** What must always hold of money, orders and tickets. */
const INVARIANTS: readonly Invariant[] = [
  {
    name: 'money in pays for orders, is to go back, or has gone back',
    broken: sql`
      select order_id as what from ledger_entry group by order_id
      having sum(case when credit = 'customer' then amount_cents when debit = 'customer' then -amount_cents else 0 end) <> 0`,
  },
  {
    name: 'what is booked to come in is what attempts say was paid',
    broken: sql`
      select a.id as what from payment_attempt a left join ledger_entry l on l.key = 'capture:' || a.id
      where (a.state = 'paid') <> (l.id is not null)`,
  },
  {
    name: 'a paid order has its sale in the ledger, over its total',
    broken: sql`
      select o.id as what from "order" o left join ledger_entry l on l.key = 'sale:' || o.id
      where (o.state in ('paid', 'completed', 'partlyCancelled', 'canceledRequested', 'cancelled')) <> (l.id is not null)
         or (l.id is not null and l.amount_cents <> o.total_cents)`,
  },
  {
    name: 'no valid ticket without money that covers it',
    broken: sql`
      select t.id as what from issued_ticket t join "order" o on o.id = t.order_id
      where t.state <> 'cancelled' and o.state not in ('completed', 'partlyCancelled', 'canceledRequested')`,
  },
  {
    name: 'every attempt asks for the sum of its order’s tickets, or has ended',
    broken: sql`
      select a.id as what from payment_attempt a join "order" o on o.id = a.order_id
      where a.state in ('created', 'open', 'pending', 'unknown') and a.amount_cents <> o.total_cents`,
  },
  {
    name: 'every open attempt is asked about',
    broken: sql`
      select id as what from payment_attempt
      where (state in ('created', 'open', 'pending', 'unknown')) <> (poll_on is not null)`,
  },
  {
    name: 'every paid order has tickets or a job that makes them',
    broken: sql`
      select o.id as what from "order" o
      where o.state = 'paid'
        and not exists (select 1 from job.job j where j.name = 'fulfilOrder' and j.data ->> 'orderId' = o.id::text and j.state in ('created', 'retry', 'active'))`,
  },
  {
    name: 'every fulfilled order has one issued ticket per ticket sold',
    broken: sql`
      select o.id as what from "order" o
      where o.state = 'completed'
        and jsonb_array_length(o.tickets) <> (select count(*) from issued_ticket t where t.order_id = o.id and t.parent_id is null)`,
  },
  {
    name: 'rides validated are rides used',
    broken: sql`
      select p.id as what from issued_ticket p
      where p.parent_id is null and p.rides > 1
        and p.rides_used <> coalesce((select sum(c.rides) from issued_ticket c where c.parent_id = p.id), 0)`,
  },
  {
    name: 'bookings of an order add up to its total',
    broken: sql`
      select o.id as what from "order" o
      where o.state = 'completed' and o.total_cents <> (select coalesce(sum(b.amount_cents), 0) from booking b where b.order_id = o.id)`,
  },
  {
    name: 'invoice numbers have no gaps',
    broken: sql`
      select c.client_id || ' ' || c.year as what from invoice_counter c
      where c.last <> (select count(*) from "order" o where o.client_id = c.client_id and o.invoice_number like c.year || '-%')`,
  },
  {
    name: 'a refund that is done stands in the ledger, and only then',
    broken: sql`
      select r.id as what from refund r left join ledger_entry l on l.key = 'refunded:' || r.id
      where (r.state = 'done') <> (l.id is not null)`,
  },
  {
    name: 'no refund waits for ever',
    broken: sql`select id as what from refund where state = 'requested' and created_on < now() - ${FORGOTTEN} * 48`,
  },
  {
    name: 'no job was given up',
    broken: sql`select id as what from job.job where state = 'failed'`,
  },
  {
    name: 'a discount code is counted as often as it is used',
    broken: sql`
      select c.code as what from discount_counter c
      where c.uses <> (select count(*) from discount_use u where u.code = c.code)`,
  },
]

export interface Broken {
  invariant: string
  what: string[]
}

/** Every invariant that does not hold, with the ids of what breaks it. */
export async function brokenInvariants(db: Statements): Promise<Broken[]> {
  const broken: Broken[] = []
  for (const { name, broken: query } of INVARIANTS) {
    const { rows } = await db.execute<{ what: string }>(query)
    if (rows.length > 0) broken.push({ invariant: name, what: rows.map(row => row.what) })
  }
  return broken
}
