import { sql } from 'drizzle-orm'
import type { Context } from '../../../call/context.ts'
import type { Statements } from '../../../db/database.ts'
import { reachOf } from '../reach/index.ts'

/** The accounts of payers of a contract whose money the reader sees, by their ids; none for a school. */
export async function payersOfReader(context: Context, db: Statements, contractId: string): Promise<Set<string>> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select distinct account.id from claim
    join payer_account account on account.id = claim.payer_id
    join organisation payer on payer.party_id = account.party_id
    join ${reachOf(context)} as reach on reach.organisation_id = payer.id and reach.pays
    where claim.contract_id = ${contractId}`)
  return new Set(rows.map(({ id }) => id))
}
