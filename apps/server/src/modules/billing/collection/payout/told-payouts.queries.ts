import { sql } from 'drizzle-orm'
import type { Statements } from '../../../../db/database.ts'

interface ToldPayout {
  payoutId: string
  cents: number
  /** Of what it is paid out, in the order of ids. */
  contractIds: string[]
}

/** Some payouts, and the contracts that they come from. */
export async function toldPayouts(db: Statements, ids: readonly string[]): Promise<ToldPayout[]> {
  const { rows } = await db.execute<{ [K in keyof ToldPayout]: ToldPayout[K] }>(sql`
    select p.id as "payoutId", p.cents, of_it.ids as "contractIds" from payout p
    cross join lateral (
      select array_agg(distinct claim.contract_id::text order by claim.contract_id::text) as ids
      from payout_claim part join claim on claim.id = part.claim_id where part.payout_id = p.id
    ) of_it
    where p.id = any(${sql.param([...ids])}::uuid[]) order by p.id`)
  return rows
}
