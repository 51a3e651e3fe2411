import type { ContractTrouble } from '@billett/domain'
import { and, countDistinct, eq, inArray, sql } from 'drizzle-orm'
import type { Statements } from '../../../db/database.ts'
import { order, refund } from '../../../db/schema/index.ts'
import { contractsIn } from '../staff-contract/index.ts'

/** Orders with money that should have gone back and did not. */
export async function ordersWithFailedRefund(db: Statements, clientIds: readonly string[]): Promise<number> {
  const [row] = await db
    .select({ count: countDistinct(refund.orderId) })
    .from(refund)
    .innerJoin(order, eq(order.id, refund.orderId))
    // Written out, as a partial index serves only a query that names what it was made of.
    .where(and(sql`${refund.state} = 'failed'`, inArray(order.clientId, [...clientIds])))
  return row?.count ?? 0
}

/** Contracts that somebody has to see to. */
export async function contractsToSeeTo(
  db: Statements,
  clientIds: readonly string[],
  trouble: ContractTrouble,
): Promise<number> {
  const ids = contractsIn(trouble, sql`${sql.param([...clientIds])}::text[]`)
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(distinct contract_id)::int as count from (${ids}) as waiting (contract_id)`,
  )
  return rows[0]?.count ?? 0
}
