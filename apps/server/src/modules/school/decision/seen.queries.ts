import { sql } from 'drizzle-orm'
import type { Context } from '../../../call/context.ts'
import type { Statements } from '../../../db/database.ts'
import { reachOf } from '../reach/index.ts'

/** Of these contracts, those whose money the reader sees, in the order they were named. */
export async function paidContracts(
  context: Context,
  db: Statements,
  contractIds: readonly string[],
): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select c.id from contract c join organisation o on o.party_id = c.organisation_id
    join ${reachOf(context)} as reach on reach.organisation_id = o.id and reach.pays
    where c.id = any(${sql.param([...contractIds])}::uuid[])`)
  const found = new Set(rows.map(({ id }) => id))
  return [...new Set(contractIds)].filter(id => found.has(id))
}

/** The contract of a decision that the reader made or could have made; undefined for every other as for none. */
export async function seenDecision(context: Context, db: Statements, decisionId: string): Promise<string | undefined> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select d.contract_id as id from entitlement_decision d
    join ${reachOf(context)} as reach on reach.organisation_id = d.organisation_id and reach.pays
    where d.id = ${decisionId} and d.contract_id is not null`)
  return rows[0]?.id
}
