import { sql } from 'drizzle-orm'
import type { Invariants } from '../../../db/invariant.ts'

export const handOverInvariants: Invariants = {
  ofOrders: among => [
    {
      name: 'a ticket that was handed over lives on as one other',
      broken: sql`
        select t.id as what from issued_ticket t
        where ${among('t.order_id')} and t.state = 'handedOver' and t.barcode is not null
          and not exists (
            select 1 from ticket_hand_over h join issued_ticket n on n.id = h.taken_ticket_id
            where h.ticket_id = t.id and n.order_id = h.taken_order_id)`,
    },
    {
      name: 'nobody can travel on what somebody else has taken',
      broken: sql`
        select h.id as what from ticket_hand_over h join issued_ticket t on t.id = h.ticket_id
        where ${among('h.order_id')} and h.taken_on is not null and t.state <> 'handedOver'`,
    },
  ],
}
