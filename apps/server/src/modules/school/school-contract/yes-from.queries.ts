import { sql } from 'drizzle-orm'
import type { Statements } from '../../../db/database.ts'

/**
 * From which state the last yes of people took a contract `c` to where it stands: of an application that waits for who
 * pays, a school's; of a contract, that of whoever decided. Null where it was the shop, or something else came since.
 */
export const yesFrom = sql`(
  select yes."from" from (
    select move."from", move.moved_by, move.reason from application_move move
    where move.contract_id = c.id and (c.state = 'ApprovalPayerPending' or move."from" <> 'Approved')
    order by move.number desc limit 1
  ) as yes
  -- What a school has denied goes on too, with its reason.
  where yes.moved_by <> 'shop' and yes.reason is null and yes."from" in ('ApprovalOrganizationPending', 'ApprovalPayerPending')
    and c.state in ('ApprovalPayerPending', 'Granted')
)`

/** Whether something of a contract was issued or charged: then it is ended, and no more taken back. */
export async function isGivenOut(db: Statements, contractId: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from claim where contract_id = ${contractId}
    union all select 1 from medium where contract_id = ${contractId}
    union all select 1 from medium_order where contract_id = ${contractId}
    union all select 1 from issued_ticket where contract_id = ${contractId} limit 1`)
  return rows.length > 0
}
