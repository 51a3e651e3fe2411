import { sql } from 'drizzle-orm'
import type { Statements } from '../../../db/database.ts'

interface KnownAccount extends Record<string, unknown> {
  payerId: string
  iban: string
}

/**
 * Which of some accounts are of which payers: they have named them, to be debited or to be paid to, or money of theirs
 * came from them.
 */
export async function knownAccounts(
  db: Statements,
  payerIds: readonly string[],
  ibans: readonly string[],
): Promise<KnownAccount[]> {
  if (payerIds.length === 0 || ibans.length === 0) return []
  const ids = sql.param([...payerIds])
  const { rows } = await db.execute<KnownAccount>(sql`
    select "payerId", iban from (
      select payer_id as "payerId", iban from bank_entry where payer_id = any(${ids}::uuid[]) and state = 'matched'
      union
      select payer.id, named.iban from payer_account payer join mandate_version named
        on named.mandate_id = payer.mandate_id where payer.id = any(${ids}::uuid[])
      union
      select payer_id, iban from payout_account where payer_id = any(${ids}::uuid[])
    ) known where iban = any(${sql.param([...ibans])}::text[])`)
  return rows
}
