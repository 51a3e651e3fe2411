import { sql } from 'drizzle-orm'
import type { Statements } from '../../../db/database.ts'

/** As whom parties pay, each by its first account. */
export async function payerAccountsOf(
  db: Statements,
  partyIds: readonly string[],
): Promise<{ id: string; partyId: string }[]> {
  const { rows } = await db.execute<{ id: string; partyId: string }>(sql`
    select distinct on (party_id) id, party_id as "partyId" from payer_account
    where party_id = any(${sql.param(partyIds)}::uuid[]) order by party_id, created_on`)
  return rows
}

/** Which organisation an account pays for; those of people are missing. */
export async function organisationsOfPayers(
  db: Statements,
  accountIds: readonly string[],
): Promise<Map<string, { id: string; name: string }>> {
  const { rows } = await db.execute<{ account: string; id: string; name: string }>(sql`
    select account.id as account, o.id, o.name from payer_account account
    join organisation o on o.party_id = account.party_id
    where account.id = any(${sql.param(accountIds)}::uuid[])`)
  return new Map(rows.map(({ account, id, name }) => [account, { id, name }]))
}
