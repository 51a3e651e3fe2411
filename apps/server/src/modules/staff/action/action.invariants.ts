import { sql } from 'drizzle-orm'
import type { Invariants } from '../../../db/invariant.ts'

export const actionInvariants: Invariants = {
  ofAll: () => [
    {
      name: 'every act of staff is as it was noted, and none between two others is missing',
      broken: sql`
        select number::text as what from (
          select a.number, a.hash <> staff_action_hash(a) as is_changed, a.previous_hash,
            lag(a.number, 1, 0::bigint) over chain as number_before, lag(a.hash, 1, '') over chain as hash_before
          from staff_action a window chain as (order by a.number)
        ) as row
        where is_changed or number <> number_before + 1 or previous_hash <> hash_before`,
    },
  ],
}
