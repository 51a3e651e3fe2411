import { sql } from 'drizzle-orm'
import type { Invariants } from '../../../db/invariant.ts'

export const ledgerInvariants: Invariants = {
  ofOrders: among => [
    {
      name: 'money in pays for orders, is to go back, or has gone back',
      broken: sql`
        select order_id as what from ledger_entry where ${among('order_id')} group by order_id
        having sum(case when credit = 'customer' then amount_cents when debit = 'customer' then -amount_cents else 0 end) <> 0`,
    },
  ],
}
