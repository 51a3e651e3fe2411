import { sql } from 'drizzle-orm'
import type { Statements } from '../../../db/database.ts'

/** Accounts of payers that are people's, and no organisation's. */
export async function peoplePaying(db: Statements, payerIds: readonly string[]): Promise<Set<string>> {
  if (payerIds.length === 0) return new Set()
  const { rows } = await db.execute<{ id: string }>(sql`
    select account.id from payer_account account join party p on p.id = account.party_id
    where p.kind = 'person' and account.id = any(${sql.param([...payerIds])}::uuid[])`)
  return new Set(rows.map(({ id }) => id))
}
