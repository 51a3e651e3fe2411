import { sql } from 'drizzle-orm'
import type { Invariants } from '../../../db/invariant.ts'
import { waitsForJob } from '../../../db/waits-for-job.ts'

export const topUpInvariants: Invariants = {
  ofOrders: among => [
    {
      name: 'every top-up is made, refused, or has a job that makes it',
      broken: sql`
        select u.id as what from prepaid_top_up u
        where ${among('u.order_id')} and u.state = 'requested'
          and not ${waitsForJob('creditPrepaidCard', 'topUpId', sql`u.id`)}`,
    },
    {
      name: 'a top-up that was refused is the customer’s money again, and only then',
      broken: sql`
        select u.id as what from prepaid_top_up u left join ledger_entry l on l.key = 'reversal:' || u.id
        where ${among('u.order_id')} and (u.state = 'refused') <> (l.id is not null)`,
    },
  ],
}
