import { sql } from 'drizzle-orm'
import type { Invariants } from '../../../db/invariant.ts'

export const partyInvariants: Invariants = {
  ofAll: () => [
    {
      // Its people read letters with links, and one of these once put somebody's own account in its place.
      name: 'no organisation is debited: nobody says by a link or an order by which account it pays',
      broken: sql`
        select p.id as what from organisation o
          join payer_account p on p.client_id = o.client_id and p.party_id = o.party_id
          join mandate m on m.id = p.mandate_id
        where m.revoked_on is null`,
    },
  ],
}
