import { sql } from 'drizzle-orm'
import type { Statements } from '../../../db/database.ts'

/** The payer and the contracts of each debit of a client that was put in a file, by its reference. */
export async function touchedBy(
  db: Statements,
  clientId: string,
  endToEndIds: readonly string[],
): Promise<Map<string, string[]>> {
  if (endToEndIds.length === 0) return new Map()
  const { rows } = await db.execute<{ reference: string; ids: string[] }>(sql`
    select c.end_to_end_id as reference, array_agg(distinct claim.contract_id::text) || c.payer_id::text as ids
    from collection c
    join collection_claim part on part.collection_id = c.id
    join claim on claim.id = part.claim_id
    where c.client_id = ${clientId} and c.file_id is not null and c.end_to_end_id = any(${sql.param([...endToEndIds])}::text[])
    group by c.id`)
  return new Map(rows.map(({ reference, ids }) => [reference, ids]))
}
