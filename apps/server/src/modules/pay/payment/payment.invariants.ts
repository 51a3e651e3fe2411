import { addMinutes, isPaid } from '@billett/domain'
import { sql } from 'drizzle-orm'
import type { Invariants } from '../../../db/invariant.ts'
import { isUndecided, orderStateIn } from '../../../db/state-in.ts'

/** Minutes after which a refund that nobody has made counts as forgotten. */
const FORGOTTEN = 24 * 60

export const paymentInvariants: Invariants = {
  ofOrders: among => [
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
      name: 'a refund that is done stands in the ledger, and only then',
      broken: sql`
        select r.id as what from refund r left join ledger_entry l on l.key = 'refunded:' || r.id
        where ${among('r.order_id')} and (r.state = 'done') <> (l.id is not null)`,
    },
    {
      name: 'what went back is booked whole, from where it was paid',
      broken: sql`
        select r.id as what from refund r join ledger_entry l on l.key = 'refunded:' || r.id
        where ${among('r.order_id')}
          and (l.credit <> coalesce(r.paid_from, 'provider') or l.amount_cents <> r.amount_cents)`,
    },
  ],
  ofAll: now => [
    {
      name: 'no refund waits for ever',
      broken: sql`select id as what from refund where state = 'requested' and coalesce(asked_on, created_on) < ${addMinutes(now, -FORGOTTEN)}`,
    },
  ],
}
