import { sql } from 'drizzle-orm'
import type { Invariants } from '../../../../db/invariant.ts'

export const discountInvariants: Invariants = {
  ofAll: () => [
    {
      name: 'a discount code is counted as often as it is used',
      broken: sql`
        select c.code as what from discount_counter c
        where c.uses <> (select count(*) from discount_use u where u.code = c.code)`,
    },
  ],
}
