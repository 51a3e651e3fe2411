import { acceptContract } from '@billett/contract'
import { and, eq, sql } from 'drizzle-orm'
import type { Context } from '../../../call/context.ts'
import type { Statements } from '../../../db/database.ts'
import { portalAction, userAccount } from '../../../db/schema/index.ts'

/** Who decides, by name. */
export async function nameOfVisitor({ visitor }: Context, db: Statements): Promise<string> {
  const { firstName, lastName } = userAccount
  const [row] = await db.select({ firstName, lastName }).from(userAccount).where(eq(userAccount.id, visitor.id))
  return row ? `${row.firstName} ${row.lastName}`.trim() : ''
}

/** Whether the reader has said yes to it before. */
export async function hasDecided({ visitor }: Context, db: Statements, contractId: string): Promise<boolean> {
  const mine = and(
    eq(portalAction.aboutId, contractId),
    eq(portalAction.accountId, visitor.id),
    eq(portalAction.call, acceptContract.name),
  )
  return (await db.$count(portalAction, mine)) > 0
}

/** Which organisation pays today for the school a contract is about, or for what is above it. */
export async function payerOfContract(db: Statements, contractId: string, today: string): Promise<string | undefined> {
  const { rows } = await db.execute<{ id: string }>(sql`
    with recursive up (id, depth) as (
      select o.id, 0 from contract c join organisation o on o.party_id = c.organisation_id where c.id = ${contractId}
      union all
      select o.parent_id, up.depth + 1 from up join organisation o on o.id = up.id where o.parent_id is not null
    )
    select p.payer_id as id from up
    join pays_for p on p.organisation_id = up.id and p.valid_from <= ${today}
      and (p.valid_until is null or p.valid_until >= ${today})
    order by up.depth limit 1`)
  return rows[0]?.id
}
