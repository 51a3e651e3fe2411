import { sql } from 'drizzle-orm'
import type { Invariants } from '../../../db/invariant.ts'

export const enforcementCaseInvariants: Invariants = {
  ofOrders: among => [
    {
      name: 'what an order has paid of cases of checks is paid by it, once',
      broken: sql`
        select o.id as what from "order" o
        where ${among('o.id')} and o.state in ('completed', 'partlyCancelled')
          and jsonb_array_length(jsonb_path_query_array(o.tickets, '$[*].enforcement'))
            <> (select count(*) from enforcement_case c where c.order_id = o.id and c.paid_on is not null)`,
    },
    {
      name: 'nothing is paid of a case by an order that was not',
      broken: sql`
        select c.id as what from enforcement_case c join "order" o on o.id = c.order_id
        where ${among('o.id')} and c.paid_on is not null and o.paid_on is null`,
    },
  ],
}
